import { cpSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { integrityOf, manifestName, moduleJson, releaseFolder } from '@console/module/registry'
import { lineOf, liveIn, restore, writeLines } from '../../fixtures/live.ts'
import { expect, test } from '../../fixtures/own-console.ts'

test.use({ purpose: 'platform', as: 'owner' })

const NEWER = 'ffffffffffffffff'

/** Releases the live campaigns again as one that needs what no shell lends yet, past the gate that would refuse it. */
async function releaseForNewerPlatform(registry: string, keepPrevious: boolean): Promise<void> {
  const line = lineOf(registry, 'campaigns')
  const released = join(registry, releaseFolder('campaigns', NEWER))
  cpSync(join(registry, releaseFolder('campaigns', line.current.hash)), released, { recursive: true })
  const file = join(released, manifestName('campaigns'))
  const live = moduleJson.parse(readFileSync(file, 'utf8'))
  const takes = { ...live.takes, '@console/ui': { ...live.takes['@console/ui'], Hologram: '' } }
  const manifest = moduleJson.stringify({ ...live, hash: NEWER, takes })
  writeFileSync(file, manifest)
  const current = { hash: NEWER, record: integrityOf(manifest) }
  await writeLines(registry, { campaigns: { ...line, current, previous: keepPrevious ? [line.current] : [] } })
}

test('a release that needs a newer platform is held back in favor of the one before; with none before, its area says what it needs', async ({
  page,
  ownConsole,
}) => {
  const before = liveIn(ownConsole.registry)
  const heading = page.getByRole('heading', { name: 'Campaigns', exact: true, level: 1 })
  try {
    await releaseForNewerPlatform(ownConsole.registry, true)
    await page.goto('/campaigns')
    await expect(heading).toBeVisible()

    await restore(ownConsole.registry, before)
    await releaseForNewerPlatform(ownConsole.registry, false)
    await expect(async () => {
      await page.goto('/campaigns')
      await expect(page.getByRole('alert')).toContainText('Campaigns: not available right now', { timeout: 5_000 })
    }).toPass()
    await expect(page.getByRole('alert')).toContainText('Hologram (@console/ui)')
    await page.goto('/')
    await expect(page.getByRole('heading', { name: /^Hello/ })).toBeVisible()
  } finally {
    await restore(ownConsole.registry, before)
  }
})
