import { type Release, SHELL } from '@console/module/registry'
import type { Page } from '@playwright/test'
import { takeMainJourney } from '../../fixtures/main-journey.ts'
import { expect, type MixedVersions, test } from '../../fixtures/mixed-versions.ts'
import { fitting, type Mixture, makeLive, type Served, servedBy } from '../../fixtures/mixture.ts'
import { OUTSIDE_ID, OUTSIDE_NAMES } from '../../fixtures/outside-releases.ts'

test.use({ purpose: 'mixed versions' })
test.describe.configure({ mode: 'serial' })

async function expectServed(page: Page, registry: string, mixture: Mixture, served: Served): Promise<void> {
  await makeLive(registry, mixture)
  await expect.poll(() => servedBy(page.request)).toEqual({ shell: mixture.shell.hash, modules: served })
}

const hashes = ({ modules }: Mixture): Served => Object.fromEntries(Object.entries(modules).map(([id, [first]]) => [id, first?.hash ?? '']))

/** Offers the module from outside ahead of the platform first, then as it was. */
const withOutside = ({ outside }: MixedVersions, modules: Mixture['modules']): Mixture['modules'] => ({
  ...modules,
  [OUTSIDE_ID]: [outside.after, outside.before],
})

/** Its page draws what a call returned, by what the shell lends. */
async function openOutside(page: Page, at: (path: string) => string, locale: 'en' | 'vi'): Promise<void> {
  await page.goto(at(`/${OUTSIDE_ID}`))
  await expect(page.getByRole('heading', { level: 1, name: OUTSIDE_NAMES[locale] })).toBeVisible()
  await expect(page.getByRole('main').getByText(/^\d+$/)).toBeVisible()
}

test('under the shell before, new modules work, and so does the old one that only it fits', async ({
  page,
  ownConsole,
  versions,
  texts,
  at,
}) => {
  const { now, before, outside } = versions
  const mixture = { shell: before.shell, modules: withOutside(versions, { ...now.modules, onelinks: [before.onelinks] }) }
  await expectServed(page, ownConsole.registry, mixture, { ...hashes(mixture), [OUTSIDE_ID]: outside.before.hash })
  await takeMainJourney(page, { texts, at })
  await openOutside(page, at, 'en')
})

test.describe('in Vietnamese', () => {
  test.use({ language: 'vi' })

  test('under the next shell, old modules work, and the new one that only it fits is served', async ({
    page,
    ownConsole,
    versions,
    texts,
    at,
  }) => {
    const { now, after } = versions
    const modules = { ...now.modules, campaigns: [after.campaigns, ...(now.modules.campaigns ?? [])] }
    const mixture = { shell: after.shell, modules: withOutside(versions, modules) }
    await expectServed(page, ownConsole.registry, mixture, hashes(mixture))
    await takeMainJourney(page, { texts, at })
    await openOutside(page, at, 'vi')
  })
})

test('a module that is ahead of shell or host waits, and the release before it works; one with none before says what it needs', async ({
  page,
  ownConsole,
  versions,
  texts,
  at,
}) => {
  const { now, before, after, outside } = versions
  const ahead = (id: 'campaigns' | 'applications') => [after[id], ...(now.modules[id] ?? [])]
  const ownModules = { ...now.modules, campaigns: ahead('campaigns'), applications: ahead('applications'), onelinks: [before.onelinks] }
  const modules = withOutside(versions, ownModules)
  const refused = 'needs Relic (@console/ui)'
  await expectServed(
    page,
    ownConsole.registry,
    { shell: now.shell, modules },
    {
      ...hashes(now),
      onelinks: refused,
      [OUTSIDE_ID]: outside.before.hash,
    },
  )
  expect(ownConsole.output()).toContain(`${after.campaigns.hash}: needs Novelty (@console/ui)`)
  expect(ownConsole.output()).toContain(`${after.applications.hash}: needs novelties.list (host)`)
  expect(ownConsole.output()).toContain(`${outside.after.hash}: needs Novelty (@console/ui)`)
  await takeMainJourney(page, { texts, at }, { onelinks: 'Relic (@console/ui)' })
  await openOutside(page, at, 'en')
})

test('the last three shells work with the last three releases of each module', async ({ page, ownConsole, versions, texts, at }) => {
  const { now, earlier } = versions
  const { registry } = ownConsole
  const shells = [now.shell, ...(earlier[SHELL] ?? [])]
  /** Of each module the release of `age` versions ago, or the oldest there is, and those before it. */
  const modulesOf = (age: number) =>
    Object.fromEntries(
      Object.entries(now.modules).map(([id, current]): [string, readonly Release[]] => {
        const releases = [...current, ...(earlier[id] ?? [])]
        return [id, releases.slice(Math.min(age, releases.length - 1))]
      }),
    )
  const seen = new Set<string>()
  for (const shell of shells) {
    for (const age of [0, 1, 2]) {
      const mixture = { shell, modules: modulesOf(age) }
      const name = JSON.stringify([shell.hash, hashes(mixture)])
      if (seen.has(name)) continue
      seen.add(name)
      await test.step(name, async () => {
        const served = fitting(registry, mixture)
        await expectServed(page, registry, mixture, served)
        const refused = Object.entries(served).filter(([, what]) => what.startsWith('needs '))
        await takeMainJourney(page, { texts, at }, Object.fromEntries(refused.map(([id, needs]) => [id, needs.replace('needs ', '')])))
      })
    }
  }
})
