import { cpSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { moduleJson, pointerFile, pointerJson, recordName, releaseFolder } from '@console/module/registry'
import { expect, test } from '../../fixtures/own-console.ts'

test.use({ purpose: 'platform', as: 'owner' })

const NEWER = 'ffffffffffffffff'

/** Releases the live campaigns once more as one that needs a platform which does not exist yet. */
function releaseForNewerPlatform(registry: string, keepPrevious: boolean): void {
  const file = join(registry, pointerFile('campaigns'))
  const pointer = pointerJson.parse(readFileSync(file, 'utf8'))
  const released = join(registry, releaseFolder('campaigns', NEWER))
  cpSync(join(registry, releaseFolder('campaigns', pointer.current)), released, { recursive: true })
  const record = join(released, recordName('campaigns'))
  writeFileSync(record, moduleJson.stringify({ ...moduleJson.parse(readFileSync(record, 'utf8')), hash: NEWER, platform: '^99.0.0' }))
  writeFileSync(file, pointerJson.stringify({ ...pointer, current: NEWER, previous: keepPrevious ? [pointer.current] : [] }))
}

test('a release that needs a newer platform is held back in favor of the one before; with none before, its area says what it needs', async ({
  page,
  ownConsole,
}) => {
  const pointer = join(ownConsole.registry, pointerFile('campaigns'))
  const before = readFileSync(pointer, 'utf8')
  const heading = page.getByRole('heading', { name: 'Campaigns', exact: true, level: 1 })
  try {
    releaseForNewerPlatform(ownConsole.registry, true)
    await page.goto('/campaigns')
    await expect(heading).toBeVisible()

    writeFileSync(pointer, before)
    releaseForNewerPlatform(ownConsole.registry, false)
    await expect(async () => {
      await page.goto('/campaigns')
      await expect(page.getByRole('alert')).toContainText('Campaigns: not available right now', { timeout: 2_000 })
    }).toPass()
    await expect(page.getByRole('alert')).toContainText('needs a newer version of Publisher Console (^99.0.0)')
    await page.goto('/')
    await expect(page.getByRole('heading', { name: /^Hello/ })).toBeVisible()
  } finally {
    writeFileSync(pointer, before)
  }
})
