import { resolve } from 'node:path'
import { BUILD } from '@console/federation'
import { type OutsideRepository, outsideRepository } from '../../fixtures/outside-repository.ts'
import { expect, test } from '../../fixtures/own-console.ts'

test.use({ purpose: 'a module from outside', as: 'owner' })

const NAMES = { en: 'Loyalty', vi: 'Khách hàng thân thiết' } as const
let repository: OutsideRepository | undefined
test.afterEach(() => repository?.remove())

test('a team without this repository writes, tests and releases a module, and its page appears in both languages', async ({
  page,
  ownConsole,
}) => {
  test.setTimeout(240_000)
  repository = await outsideRepository({
    REGISTRY: ownConsole.registry,
    REGISTRY_SIGNING_KEY: resolve(BUILD, 'registry-key.pem'),
    RELEASED_BY: 'Team Loyalty',
  })
  const { run } = repository
  expect(await run('npx', 'console-module', 'new', 'loyalty', '--vi', NAMES.vi)).toContain('src/descriptor.ts')
  expect(await run('npm', 'test')).toContain('2 passed')
  expect(await run('npm', 'run', 'release')).toContain('live as number')

  for (const [locale, base] of [
    ['en', ''],
    ['vi', '/vi'],
  ] as const) {
    await expect(async () => {
      await page.goto(`${base}/loyalty`)
      await expect(page.getByRole('heading', { level: 1, name: NAMES[locale] })).toBeVisible({ timeout: 2_000 })
    }).toPass({ timeout: 20_000 })
    await expect(page.getByRole('navigation').getByRole('link', { name: NAMES[locale], exact: true })).toBeVisible()
  }
  expect(await run('npm', 'run', 'registry', '--', 'history')).toContain('Team Loyalty: release loyalty')
})
