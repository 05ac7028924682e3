import { join } from 'node:path'
import { DEMO_EMAIL, DEMO_PASSWORD } from '@console/sandbox/demo-accounts'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { type Browser, chromium } from '@playwright/test'
import { findBrowser } from '../browser/find-browser.ts'
import { launchArgs } from '../browser/launch-args.ts'
import { thisMachine } from '../browser/this-machine.ts'
import { type Child, startChild } from '../start/child.ts'
import { anyPort } from '../start/ports.ts'
import { copyWorkspace, type WorkspaceCopy } from '../testing/workspace-copy.ts'

const LIMIT_MS = 600_000
let copy: WorkspaceCopy
let started: Child
let browser: Browser
let url: string

beforeAll(async () => {
  copy = copyWorkspace()
  copy.node('shared/tooling/new.ts', 'slice', 'campaigns', 'reward-item', '--vi', 'vật phẩm tặng thưởng')
  const [port, sandboxPort] = [await anyPort(), await anyPort()]
  url = `http://localhost:${port}`
  started = startChild('console', [join(copy.root, 'shared/tooling/start.ts')], {
    ...copy.environment,
    PORT: String(port),
    SANDBOX_PORT: String(sandboxPort),
    DATA_DIR: join(copy.root, '.data'),
    CONSOLE_ORIGIN: url,
    RATE_LIMITS: 'test',
  })
  await started.ready(`${url}/healthz`, LIMIT_MS)
  browser = await chromium.launch({ executablePath: findBrowser(thisMachine), args: [...launchArgs] })
}, LIMIT_MS)

afterAll(async () => {
  await browser?.close()
  await started?.stop()
  copy?.remove()
}, LIMIT_MS)

test(
  'a new slice is built and opened: a demo record is seen, one is created, and in Vietnamese its words are Vietnamese',
  async () => {
    const page = await browser.newPage({ locale: 'en-GB' })
    const heading = (name: string) => page.getByRole('heading', { level: 1, name, exact: true })
    await page.goto(`${url}/login?next=/reward-items`)
    await page.getByRole('textbox', { name: 'Email' }).fill(DEMO_EMAIL.owner)
    await page.getByRole('textbox', { name: 'Password' }).fill(DEMO_PASSWORD)
    await page.getByRole('button', { name: 'Sign in', exact: true }).click()
    await page.getByRole('button', { name: /Lotus Games/ }).click()
    await page.getByRole('link', { name: 'Reward item one' }).waitFor()
    await heading('Reward items').waitFor()

    await page.getByRole('link', { name: 'Create reward item' }).click()
    await page.getByRole('textbox', { name: 'Name' }).fill('Đèn lồng mới')
    await page.getByRole('button', { name: 'Create reward item' }).click()
    await heading('Đèn lồng mới').waitFor()
    await page.getByRole('navigation').getByRole('link', { name: 'Reward items' }).first().click()
    await page.getByRole('link', { name: 'Đèn lồng mới' }).waitFor()

    await page.goto(`${url}/vi/reward-items`)
    await heading('Vật phẩm tặng thưởng').waitFor()
    await page.getByRole('link', { name: 'Tạo vật phẩm tặng thưởng' }).waitFor()
    expect(await page.getByRole('row').count()).toBe(5)
  },
  LIMIT_MS,
)
