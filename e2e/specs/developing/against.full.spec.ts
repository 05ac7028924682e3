import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ACCOUNTS, PUBLISHER } from '@console/testing/accounts'
import { copyWorkspace } from '@console/tooling'
import { freePort } from '../../fixtures/console-process.ts'
import { signedInState, signIn } from '../../fixtures/sign-in.ts'
import { startCommand, type TerminalCommand } from '../../fixtures/terminal-command.ts'
import { test as base, expect } from '../../fixtures/test.ts'

interface Developing {
  readonly dev: TerminalCommand
  readonly devUrl: string
  readonly stagingUrl: string
  change(file: string, from: string, to: string): void
}

const test = base.extend<object, { readonly developing: Developing }>({
  developing: [
    async ({}, use) => {
      const folder = mkdtempSync(join(tmpdir(), 'against-'))
      const workspace = copyWorkspace()
      const [port, sandboxPort, devPort] = [await freePort(), await freePort(), await freePort()]
      const staging = startCommand('staging', [], {
        PORT: String(port),
        SANDBOX_PORT: String(sandboxPort),
        DATA_DIR: join(folder, 'staging'),
        REGISTRY: join(folder, 'registry'),
        RATE_LIMITS: 'test',
      })
      const stagingUrl = `http://localhost:${port}`
      await staging.says(`--against ${stagingUrl}`)
      const settings = { PORT: String(devPort), DATA_DIR: join(folder, 'dev') }
      const dev = startCommand('dev', ['onelinks', '--against', stagingUrl], settings, workspace.root)
      const devUrl = `http://localhost:${devPort}`
      await dev.says(`Console  ${devUrl}`)
      await use({
        dev,
        devUrl,
        stagingUrl,
        change(file, from, to) {
          const path = join(workspace.root, file)
          const text = readFileSync(path, 'utf8')
          if (!text.includes(from)) throw new Error(`${file} does not have ${from}`)
          writeFileSync(path, text.replace(from, to))
        },
      })
      await Promise.all([dev.stop(), staging.stop()])
      workspace.remove()
      rmSync(folder, { recursive: true, force: true })
    },
    { scope: 'worker' },
  ],
  consoleUrl: [async ({ developing }, use) => use(developing.devUrl), { scope: 'worker' }],
})

test('a module is developed against staging, whose other modules and API serve the rest', async ({ browser, page, texts, developing }) => {
  const { dev, stagingUrl, change } = developing

  await test.step('the terminal says what is local and what is not', async () => {
    expect(dev.output()).toContain('local: shell, onelinks\n')
    expect(dev.output()).toContain(`from ${stagingUrl} (number 1): applications, auth, campaigns, team\n`)
  })

  await test.step('people sign in as they do at staging, with its captcha and with Google', async () => {
    const context = await browser.newContext({ baseURL: developing.devUrl })
    const withGoogle = await context.newPage()
    await withGoogle.goto('/login')
    await withGoogle.getByRole('link', { name: texts.google }).click()
    await withGoogle.getByRole('button', { name: 'google@lotus.example' }).click()
    await withGoogle.getByRole('link', { name: PUBLISHER }).click()
    await expect(withGoogle).toHaveURL('/campaigns')
    await context.close()

    await page.goto('/login')
    await signIn(page, ACCOUNTS.owner, texts)
    await page.getByRole('link', { name: PUBLISHER }).click()
    await expect(page).toHaveURL('/campaigns')
  })

  await test.step('what is not local is the release of staging, with the data of its API', async () => {
    const atStaging = await browser.newContext({ baseURL: stagingUrl, storageState: await signedInState(browser, stagingUrl, 'owner') })
    const there = await (await atStaging.request.get(`${stagingUrl}/campaigns`)).text()
    await page.goto('/campaigns')
    await expect(page.getByRole('table').getByRole('link').first()).toBeVisible()
    const release = /\/modules\/campaigns\/[0-9a-f]+\//.exec(there)?.[0] ?? 'no release'
    expect(await page.content()).toContain(release)
    const cookies = (await page.context().cookies()).map(({ name }) => name)
    const cookiesThere = (await atStaging.cookies()).map(({ name }) => name)
    expect(cookies.filter((name) => name.startsWith('console_') && cookiesThere.includes(name))).toEqual(['console_publisher'])
    await atStaging.close()
  })

  await test.step('what is typed stays when a component is changed', async () => {
    await page.goto('/onelinks/create')
    const name = page.getByRole('textbox', { name: 'Display name' })
    await name.fill('Lantern poster')
    change('mfe-onelinks/src/onelinks/onelink-fields.tsx', "text('onelink.link')", "'A changed word'")
    await expect(page.getByRole('heading', { name: 'A changed word' })).toBeVisible()
    await expect(name).toHaveValue('Lantern poster')
  })

  await test.step('what cannot be built is shown with its file and line, until it is mended, and what is typed stays', async () => {
    const name = page.getByRole('textbox', { name: 'Display name' })
    const failure = page.getByRole('alert').filter({ hasText: 'onelinks could not be built.' })
    change('mfe-onelinks/src/onelinks/onelink-fields.tsx', "'A changed word'", "'A changed word")
    await expect(failure).toContainText(/onelink-fields\.tsx[\s\S]*\[\d+:\d+\]/)
    await expect(name).toHaveValue('Lantern poster')
    await name.pressSequentially(' of a night')
    change('mfe-onelinks/src/onelinks/onelink-fields.tsx', "'A changed word", "'Another word'")
    await expect(page.getByRole('heading', { name: 'Another word' })).toBeVisible()
    await expect(failure).toHaveCount(0)
    await expect(name).toHaveValue('Lantern poster of a night')
  })

  await test.step('the call is answered by the API of staging', async () => {
    await page.getByRole('textbox', { name: 'Fallback URL' }).fill('https://lantern.example/')
    await page.getByRole('combobox', { name: 'Channel' }).selectOption('custom')
    await page.getByRole('combobox', { name: 'UTM source' }).fill('poster')
    await page.getByRole('textbox', { name: 'Custom ID' }).fill('Lantern1')
    await expect(page.getByText('This ID is available.')).toBeVisible()
    await page.getByRole('button', { name: 'Create Onelink' }).click()
    await expect(page.getByText('Successfully created an Onelink link')).toBeVisible()
    const context = await browser.newContext({ baseURL: stagingUrl, storageState: await signedInState(browser, stagingUrl, 'owner') })
    const there = await context.newPage()
    await there.goto('/onelinks')
    await expect(there.getByRole('link', { name: 'Lantern poster of a night' })).toBeVisible()
    await context.close()
  })
})
