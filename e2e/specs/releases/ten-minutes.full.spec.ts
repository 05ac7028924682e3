import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { copyWorkspace } from '@console/tooling'
import { freePort } from '../../fixtures/console-process.ts'
import { commandsUnder } from '../../fixtures/read-me.ts'
import { startCommand } from '../../fixtures/terminal-command.ts'
import { test as base, expect } from '../../fixtures/test.ts'

const [release, rollback, hang, mend, ...elsewhere] = commandsUnder('See it in ten minutes')

interface Checkout {
  readonly url: string
  run(command: string | undefined): void
  change(file: string, from: string, to: string): void
}

const test = base.extend<object, { readonly checkout: Checkout }>({
  checkout: [
    async ({}, use) => {
      const folder = mkdtempSync(join(tmpdir(), 'ten-minutes-'))
      const workspace = copyWorkspace()
      const port = await freePort()
      const settings = { PORT: String(port), SANDBOX_PORT: String(await freePort()), DATA_DIR: join(folder, 'data'), RATE_LIMITS: 'test' }
      const start = startCommand('start', [], settings, workspace.root)
      const url = `http://localhost:${port}`
      await start.says(`Console  ${url}`)
      await use({
        url,
        run(command = 'none') {
          const [, name, args = ''] = /^npm run (\w+) -- (.+)$/.exec(command) ?? []
          workspace.node(`shared/tooling/${name}.ts`, ...args.split(' '))
        },
        change: (file, from, to) => void workspace.change([{ file, from, to }]),
      })
      await start.stop()
      workspace.remove()
      rmSync(folder, { recursive: true, force: true })
    },
    { scope: 'worker' },
  ],
  consoleUrl: [async ({ checkout }, use) => use(checkout.url), { scope: 'worker' }],
})

// The browser and the federation runtime report a script that did not load.
test.use({ as: 'owner', expectedComplaints: [/./] })

test('what the README shows in ten minutes is what people see', async ({ page, context, checkout, texts }) => {
  const area = (name: string) => page.getByRole('navigation', { name: texts.mainNavigation }).getByRole('link', { name, exact: true })
  const nextPageHas = (name: string) =>
    expect(async () => {
      await page.goto('/campaigns')
      await expect(area(name)).toBeVisible({ timeout: 5_000 })
    }).toPass()

  await test.step('a module is released, and taken back', async () => {
    await nextPageHas('Onelinks')
    checkout.change('mfe-onelinks/src/messages/en.ts', "'nav.onelinks': 'Onelinks'", "'nav.onelinks': 'Tracking links'")
    checkout.run(release)
    await nextPageHas('Tracking links')
    checkout.run(rollback)
    await nextPageHas('Onelinks')
  })

  await test.step('a module that hangs says so, and comes back', async () => {
    checkout.run(hang)
    const card = page.getByRole('alert').filter({ has: page.getByRole('heading', { name: 'Onelinks: not available right now' }) })
    const document = () => page.request.get('/onelinks').then((response) => response.text())
    await expect.poll(document).toMatch(/fault-hang-/)
    // The document's load event waits for a preload that hangs.
    await page.goto('/onelinks', { waitUntil: 'commit' })
    await expect(card).toBeVisible()
    await area(texts.campaigns).click()
    await expect(page.getByRole('row').nth(1).getByRole('link').first()).toBeVisible()
    checkout.run(mend)
    await expect.poll(document).not.toMatch(/fault-hang-/)
    await page.goto('/onelinks')
    await expect(page.getByRole('heading', { level: 1, name: 'Onelinks' })).toBeVisible()
  })

  await test.step('two tabs keep two publishers', async () => {
    const other = await context.newPage()
    await other.goto('/campaigns')
    await other.getByRole('button', { name: /^Publisher: / }).click()
    await other.getByRole('menuitemradio', { name: /Hanoi Media/ }).click()
    await expect(other.getByRole('button', { name: 'Publisher: Hanoi Media' })).toBeVisible()
    await page.reload()
    await expect(page.getByRole('button', { name: 'Publisher: Lotus Games' })).toBeVisible()
  })
})

test('the other commands of the ten minutes are those that their own tests run', () => {
  expect(elsewhere).toEqual(['npm run staging', 'PORT=3200 npm run dev -- onelinks --against http://localhost:3100', 'npm run pack'])
})
