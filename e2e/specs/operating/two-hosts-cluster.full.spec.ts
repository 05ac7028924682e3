import { setImmediate } from 'node:timers/promises'
import { createCampaign, getCampaign, listApplications, urlFor } from '@console/contract'
import { type Release, SHELL } from '@console/module/registry'
import { buildIn, type Change, copyWorkspace } from '@console/tooling'
import type { BrowserContext, Page } from '@playwright/test'
import { change, liveIn, restore } from '../../fixtures/live.ts'
import { type Servers, startServers } from '../../fixtures/servers/two-hosts.ts'
import { test as base, expect } from '../../fixtures/test.ts'
import { releaseVariant } from '../../fixtures/variants.ts'
import type { Words } from '../../fixtures/words.ts'

const test = base.extend<object, { readonly servers: Servers }>({
  servers: [
    async ({}, use) => {
      const servers = await startServers()
      await use(servers)
      await servers.stop()
    },
    { scope: 'worker' },
  ],
  consoleUrl: [async ({ servers }, use) => use(servers.url), { scope: 'worker' }],
})

// The browser notes calls that fail while a server is in trouble.
test.use({ as: 'owner', ignoreHTTPSErrors: true, expectedComplaints: [/status of 50\d|Failed to load resource|ERR_/] })
test.describe.configure({ mode: 'serial' })

async function keepCreating(context: BrowserContext, url: string) {
  const publisher = (await context.cookies()).find((cookie) => cookie.name === 'console_publisher')?.value ?? ''
  const { items } = await (await context.request.get(urlFor(listApplications, {}, publisher))).json()
  const acknowledged: string[] = []
  const refused: number[] = []
  let goesOn = true
  const create = async () => {
    const data = {
      name: `Under load ${process.pid} ${acknowledged.length} ${refused.length} ${Date.now()}`,
      start_date: '2094-01-01T00:00:00.000Z',
      end_date: '2094-02-01T00:00:00.000Z',
      application_ids: [items[0].id],
    }
    const options = { headers: { Origin: url, 'X-Console': '1' }, data, timeout: 15_000 }
    const response = await context.request.post(urlFor(createCampaign, {}, publisher), options).catch(() => null)
    if (response?.status() === 201) acknowledged.push((await response.json()).id)
    else refused.push(response?.status() ?? 0)
  }
  // Also when the test fails, which ends its context.
  context.once('close', () => {
    goesOn = false
  })
  const ended = (async () => {
    // Yields: the close is heard even if every request fails at once.
    for (; goesOn; await setImmediate()) await create()
  })()
  return {
    acknowledged,
    refused,
    more: (count: number) => {
      const before = acknowledged.length
      return expect.poll(() => acknowledged.length, { timeout: 60_000 }).toBeGreaterThanOrEqual(before + count)
    },
    /** Stops, and returns the acknowledged ones that are missing. */
    async lost(): Promise<string[]> {
      goesOn = false
      await ended
      const kept = new Set<string>()
      const asks = acknowledged.values()
      const ask = async () => {
        for (const campaign_id of asks)
          if ((await context.request.get(urlFor(getCampaign, { campaign_id }, publisher))).ok()) kept.add(campaign_id)
      }
      await Promise.all([ask(), ask(), ask(), ask()])
      return acknowledged.filter((id) => !kept.has(id))
    },
  }
}

async function expectList(page: Page, texts: Words, path: string): Promise<void> {
  await page.goto(path)
  await expect(page.getByRole('heading', { name: texts.campaigns, exact: true, level: 1 })).toBeVisible()
  await expect(page.getByRole('row').nth(1)).toBeVisible()
}

test('both hosts are restarted one after the other: what was acknowledged is there, and no one is signed out', async ({
  page,
  context,
  servers,
  consoleUrl,
  texts,
  at,
}) => {
  await expectList(page, texts, at('/campaigns'))
  const creating = await keepCreating(context, consoleUrl)
  await creating.more(3)
  for (const host of servers.hosts) {
    await host.stop()
    await creating.more(3)
    await host.start()
    expect(host.output()).not.toContain('requests cut')
  }
  expect(await creating.lost()).toEqual([])
  expect(creating.refused.filter((status) => status === 401)).toEqual([])
  await expectList(page, texts, at('/campaigns'))
})

test('releases of a module and of the shell reach the pages of both hosts without a restart, and their rollback too', async ({
  page,
  servers,
  texts,
  at,
}) => {
  const before = liveIn(servers.registry)
  const module = await releaseVariant(servers.registry, 'operated', [
    { file: 'src/messages/en.ts', from: "'campaigns.title': 'Campaigns'", to: "'campaigns.title': 'Campaigns, released'" },
  ])
  const shell = builtShell(servers.registry, { file: 'shell/src/messages/en.ts', from: "'Account: {name}'", to: "'Account of {name}'" })
  await change(servers.registry, [{ kind: 'release', id: SHELL, release: shell }])
  // Pages alternate between the hosts.
  const pagesWith = async (release: string) => {
    const pages = await Promise.all([1, 2, 3, 4].map(() => page.request.get(at('/campaigns')).then((response) => response.text())))
    return pages.filter((text) => text.includes(release)).length
  }
  for (const hash of [module, shell.hash]) await expect.poll(() => pagesWith(hash)).toBe(4)
  await page.goto(at('/campaigns'))
  await expect(page.getByRole('heading', { name: 'Campaigns, released', level: 1 })).toBeVisible()
  await expect(page.getByRole('button', { name: /^Account of / })).toBeVisible()
  await restore(servers.registry, before)
  for (const hash of [module, shell.hash]) await expect.poll(() => pagesWith(hash)).toBe(0)
  await expectList(page, texts, at('/campaigns'))
})

function builtShell(registry: string, change: Change): Release {
  const copy = copyWorkspace()
  try {
    copy.change([change])
    return buildIn(copy, SHELL, registry)
  } finally {
    copy.remove()
  }
}

test.describe('in Vietnamese', () => {
  test.use({ language: 'vi' })

  test('a host is killed: the other one goes on with the same sessions', async ({ page, context, servers, consoleUrl, texts, at }) => {
    await expectList(page, texts, at('/campaigns'))
    const creating = await keepCreating(context, consoleUrl)
    await creating.more(2)
    await servers.hosts[0]?.kill()
    await creating.more(5)
    for (const path of ['/applications', '/campaigns']) await page.goto(at(path))
    await expect(page.getByRole('row').nth(1)).toBeVisible()
    await servers.hosts[0]?.start()
    expect(await creating.lost()).toEqual([])
    expect(creating.refused.filter((status) => status === 401)).toEqual([])
  })

  for (const what of ['redis', 'postgres'] as const)
    test(`${what} cannot be reached for a while: what was acknowledged is there, and no one is signed out`, async ({
      page,
      context,
      servers,
      consoleUrl,
      texts,
      at,
    }) => {
      await expectList(page, texts, at('/campaigns'))
      const creating = await keepCreating(context, consoleUrl)
      await creating.more(2)
      servers[what].cut()
      await expect.poll(() => creating.refused.length, { timeout: 60_000 }).toBeGreaterThan(2)
      servers[what].mend()
      await creating.more(2)
      expect(await creating.lost()).toEqual([])
      expect(creating.refused.filter((status) => status === 401)).toEqual([])
      await expectList(page, texts, at('/campaigns'))
    })
})
