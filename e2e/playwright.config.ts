import {
  absentPatterns,
  engines,
  type Font,
  findBrowser,
  hasEngine,
  isInstalled,
  launchArgs,
  layoutFonts,
  thisMachine,
  usualFont,
} from '@console/tooling'
import { defineConfig } from '@playwright/test'
import type { EngineOptions } from './fixtures/engine-test.ts'
import { environmentOf } from './fixtures/fonts.ts'

/** `1` runs all tests, `only` those that the full round adds. */
const { FULL } = process.env
const isFull = Boolean(FULL)
const ADDED = /\.full\.spec\.ts |@full\b/
const ENGINES = '**/engines/*.spec.ts'
/** Needs a service that is not here. */
const absent = absentPatterns(process.env).map((pattern) => new RegExp(pattern))

/** Without a UTF-8 locale Chromium cannot write a Vietnamese file name and calls every download 'download'. */
const launchOptions = (font: Font) => ({
  env: { ...definedOf(process.env), ...environmentOf(font), LC_ALL: 'C.UTF-8' },
  executablePath: findBrowser(thisMachine, 'headless'),
  // A page of a test lives for seconds, in which optimized code costs more than it saves.
  args: [...launchArgs, '--js-flags=--no-maglev,--no-turbofan,--always-sparkplug'],
})

/** Browser tests against released modules, a real host and a real sandbox, which `global-setup.ts` starts afresh. */
export default defineConfig<EngineOptions>({
  testDir: 'specs',
  testIgnore: [ENGINES, ...absent],
  globalSetup: './fixtures/global-setup.ts',
  outputDir: 'test-results',
  fullyParallel: true,
  // A test waits for half of its time, so two cores have room for a third.
  workers: 3,
  retries: 0,
  forbidOnly: true,
  // Limits end what hangs, on a machine three times slower than the usual one too.
  timeout: 300_000,
  expect: { timeout: 30_000 },
  reporter: [
    ['list'],
    ['../shared/tooling/src/test/playwright-reporter.ts'],
    ...(process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ? [['json', { outputFile: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE }] as const] : []),
  ],
  use: {
    browserName: 'chromium',
    viewport: { width: 1440, height: 900 },
    timezoneId: 'Asia/Ho_Chi_Minh',
    actionTimeout: 30_000,
    navigationTimeout: 30_000,
    // A failed test keeps its snapshots, calls and network; filming every test for it would take a quarter of the step.
    trace: { mode: 'retain-on-failure', screenshots: false },
  },
  projects: [
    {
      name: 'all',
      use: { launchOptions: launchOptions(usualFont) },
      ...(FULL === 'only' ? { grep: ADDED } : {}),
      ...(isFull ? {} : { grepInvert: ADDED }),
    },
    ...layoutFonts
      .filter((font) => isFull && isInstalled(font))
      .map((font) => ({ name: font.name, grep: /@layout/, use: { launchOptions: launchOptions(font) } })),
    ...engines
      .filter((engine) => isFull && hasEngine(engine))
      .map(({ name }) => ({ name, testMatch: ENGINES, testIgnore: [], use: { engine: name, launchOptions: launchOptions(usualFont) } })),
  ],
})

function definedOf(env: NodeJS.ProcessEnv): Record<string, string> {
  return Object.fromEntries(Object.entries(env).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])))
}
