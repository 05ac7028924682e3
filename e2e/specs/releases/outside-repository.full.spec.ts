import { resolve } from 'node:path'
import { BUILD } from '@console/federation'
import { freePort } from '../../fixtures/console-process.ts'
import { type OutsideRepository, outsideRepository } from '../../fixtures/outside-repository.ts'
import { expect, test } from '../../fixtures/own-console.ts'
import { signedInState } from '../../fixtures/sign-in.ts'

/** Consoles name the origins of previews exactly. */
const PREVIEW_PORT = await freePort()
const PREVIEW = `http://localhost:${PREVIEW_PORT}`

test.use({ purpose: 'a module from outside', hostSettings: { ALLOW_AGAINST: '1', ALLOW_OVERRIDES: PREVIEW }, as: 'owner' })
// Until hosts see the release.
test.use({ expectedComplaints: [/404 \(Not Found\) \((?:\/vi)?\/loyalty\)/] })

const NAMES = { en: 'Loyalty', vi: 'Khách hàng thân thiết' } as const
const PAGE = 'src/loyalty/loyalty.page.tsx'
let repository: OutsideRepository | undefined
test.afterEach(() => repository?.remove())

test('a team without this repository writes, tries, tests, shows and releases a module, and its page appears in both languages', async ({
  page,
  browser,
  ownConsole,
  texts,
}) => {
  test.setTimeout(420_000)
  repository = await outsideRepository({
    REGISTRY: ownConsole.registry,
    REGISTRY_SIGNING_KEY: resolve(BUILD, 'registry-key.pem'),
    RELEASED_BY: 'Team Loyalty',
  })
  const { run, start, change } = repository
  expect(await run('npx', 'console-module', 'new', 'loyalty', '--vi', NAMES.vi)).toContain('src/descriptor.ts')
  expect(await run('npm', 'test')).toContain('2 passed')

  await test.step('it is developed in a console of this machine: typed input stays, and what cannot be built is shown', async () => {
    const port = await freePort()
    const url = `http://localhost:${port}`
    const dev = start(port, 'dev', '--against', ownConsole.url)
    await dev.says(`Console  ${url}`)
    const context = await browser.newContext({ baseURL: url, storageState: await signedInState(browser, url, 'owner') })
    const developed = await context.newPage()
    await developed.goto('/campaigns')
    await developed.getByRole('navigation').getByRole('link', { name: NAMES.en, exact: true }).click()
    await expect(developed.getByRole('heading', { level: 1, name: NAMES.en })).toBeVisible()
    change(PAGE, '</Text>', '</Text>\n      <input aria-label="Points" />')
    await developed.getByRole('textbox', { name: 'Points' }).fill('12')
    change(PAGE, '"Points"', '"Points of a month')
    await expect(developed.getByRole('alert').filter({ hasText: 'loyalty could not be built.' })).toContainText('loyalty.page.tsx')
    change(PAGE, '"Points of a month', '"Points of a year"')
    await expect(developed.getByRole('textbox', { name: 'Points of a year' })).toHaveValue('12')
    await expect(developed.getByRole('alert')).toHaveCount(0)
    await context.close()
    await dev.stop()
  })

  await test.step('it is shown in a running console before its release, to whoever agrees', async () => {
    const preview = start(PREVIEW_PORT, 'preview', '--console', ownConsole.url)
    const link = `${ownConsole.url}/#modules=loyalty@${PREVIEW}`
    await preview.says(link)
    await page.goto(link)
    await page.getByRole('dialog', { name: texts.modules }).getByRole('form').getByRole('button').click()
    await expect(page.getByRole('region', { name: texts.overridden })).toContainText(`loyalty: ${PREVIEW}`)
    await page.getByRole('navigation', { name: texts.mainNavigation }).getByRole('link', { name: NAMES.en, exact: true }).click()
    await expect(page.getByRole('textbox', { name: 'Points of a year' })).toBeVisible()
    await page.getByRole('button', { name: texts.useReleased, exact: true }).click()
    await expect(page.getByRole('region', { name: texts.overridden })).toHaveCount(0)
    await preview.stop()
  })

  await test.step('its own tests run against the newest shell, and end the command as they end', async () => {
    const check = `fetch(process.env.CONSOLE_URL).then((page) => page.text()).then((page) => {
      if (page.includes('"loyalty":["/loyalty"]')) console.log('seen at the console')
      process.exit(3)
    })`
    const tests = run('npx', 'console-module', 'test', '--against', ownConsole.url, '--', 'node', '-e', check)
    await expect(tests).rejects.toThrow('\nseen at the console')
    expect(await run('npm', 'run', 'registry', '--', 'status')).not.toMatch(/^ +loyalty /m)
  })

  const record = "call: 'onelinks.list', to: '/loyalty?q=:id', name: ['display_name']"
  const told = `search: [{ ${record}, text: ['custom_id'] }], attention: [{ ${record}, reasons: [{ text: 'crumb.loyalty' }] }]`
  change('src/descriptor.ts', 'routes: [', `${told}, routes: [`)
  const released = await run('npm', 'run', 'release')
  expect(released).toContain('live as number')
  // The packed types are those that the shell was built from.
  expect(released).not.toContain('note:')
  for (const [locale, base] of [
    ['en', ''],
    ['vi', '/vi'],
  ] as const) {
    await expect(async () => {
      await page.goto(`${base}/loyalty`)
      await expect(page.getByRole('heading', { level: 1, name: NAMES[locale] })).toBeVisible({ timeout: 5_000 })
    }).toPass()
    await expect(page.getByRole('navigation').getByRole('link', { name: NAMES[locale], exact: true })).toBeVisible()
    await page.goto(base || '/')
    const need = page.getByRole('main').getByRole('listitem').filter({ hasText: NAMES[locale] }).first()
    await expect(need.getByRole('link')).toHaveAttribute('href', /\/loyalty\?q=[\w-]+$/)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.keyboard.press('Control+k')
    await page.getByRole('dialog').getByRole('combobox').fill('zalo')
    await page
      .getByRole('group', { name: NAMES[locale], exact: true })
      .getByRole('option', { name: /QuestZalo$/ })
      .click()
    await expect(page).toHaveURL(/\/loyalty\?q=[\w-]+$/)
  }
  expect(await run('npm', 'run', 'registry', '--', 'history')).toContain('Team Loyalty: release loyalty')

  await expect(run('npx', 'console-module', 'rollback', 'onelinks')).rejects.toThrow("This repository is the module 'loyalty'")
  const [, undo = ''] = /to undo it: (npx console-module rollback .*)/.exec(released) ?? []
  expect(await run('sh', '-c', undo)).toContain('loyalty: leaves the console')
})
