import { cpSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '../../fixtures/own-console.ts'

test.use({ purpose: 'platform', as: 'owner' })

const NEWER = 'ffffffffffffffff'

interface Pointer {
  readonly id: string
  readonly current: string
  readonly previous: readonly string[]
}

/** Releases the live campaigns once more as one that needs a platform which does not exist yet. */
function releaseForNewerPlatform(registry: string, keepPrevious: boolean): void {
  const file = join(registry, 'pointers/campaigns.json')
  const pointer: Pointer = JSON.parse(readFileSync(file, 'utf8'))
  const [from, to] = [pointer.current, NEWER].map((hash) => join(registry, 'modules/campaigns', hash ?? ''))
  if (!from || !to) throw new Error('The registry has no campaigns.')
  cpSync(from, to, { recursive: true })
  const record: object = JSON.parse(readFileSync(join(to, 'module.json'), 'utf8'))
  writeFileSync(join(to, 'module.json'), JSON.stringify({ ...record, hash: NEWER, platform: '^99.0.0' }))
  writeFileSync(file, JSON.stringify({ ...pointer, current: NEWER, previous: keepPrevious ? [pointer.current] : [] }))
}

test('a release that needs a newer platform is held back in favour of the one before; with none before, its area says what it needs', async ({
  page,
  ownConsole,
}) => {
  const before = readFileSync(join(ownConsole.registry, 'pointers/campaigns.json'), 'utf8')
  const heading = page.getByRole('heading', { name: 'Campaigns', exact: true, level: 1 })
  try {
    releaseForNewerPlatform(ownConsole.registry, true)
    await page.goto('/campaigns')
    await expect(heading).toBeVisible()

    writeFileSync(join(ownConsole.registry, 'pointers/campaigns.json'), before)
    releaseForNewerPlatform(ownConsole.registry, false)
    await expect(async () => {
      await page.goto('/campaigns')
      await expect(page.getByRole('alert')).toContainText('Campaigns is not available right now', { timeout: 2_000 })
    }).toPass()
    await expect(page.getByRole('alert')).toContainText('needs a newer platform (^99.0.0)')
    await page.goto('/')
    await expect(page.getByRole('heading', { name: /^Hello/ })).toBeVisible()
  } finally {
    writeFileSync(join(ownConsole.registry, 'pointers/campaigns.json'), before)
  }
})
