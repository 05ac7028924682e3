import { findBrowser, launchArgs, thisMachine } from '@console/tooling'
import { defineConfig } from '@playwright/test'

const isFull = process.env.FULL === '1'

/** Browser tests against released modules, a real host and a real sandbox, which `global-setup.ts` starts afresh. */
export default defineConfig({
  testDir: 'specs',
  // `*.full.spec.ts` only in the full round.
  ...(isFull ? {} : { testIgnore: '**/*.full.spec.ts' }),
  globalSetup: './fixtures/global-setup.ts',
  outputDir: 'test-results',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  forbidOnly: true,
  timeout: 60_000,
  expect: { timeout: 15_000 },
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE
    ? [['list'], ['json', { outputFile: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE }]]
    : 'list',
  use: {
    browserName: 'chromium',
    viewport: { width: 1440, height: 900 },
    timezoneId: 'Asia/Ho_Chi_Minh',
    actionTimeout: 30_000,
    navigationTimeout: 30_000,
    trace: 'retain-on-failure',
    // Without a UTF-8 locale Chromium cannot write a Vietnamese file name and calls every download 'download'.
    launchOptions: {
      env: { ...definedOf(process.env), LC_ALL: 'C.UTF-8' },
      executablePath: findBrowser(thisMachine),
      args: [...launchArgs],
    },
  },
})

function definedOf(env: NodeJS.ProcessEnv): Record<string, string> {
  return Object.fromEntries(Object.entries(env).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])))
}
