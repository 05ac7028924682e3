import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Machine } from './find-browser.ts'

interface Playwright {
  readonly chromium: { executablePath(): string }
}

export const thisMachine: Machine = {
  env: process.env,
  isRoot: process.getuid?.() === 0,
  exists: existsSync,
  run: (command, args) => spawnSync(command, args, { stdio: ['ignore', 'inherit', 'inherit'] }).status === 0,
  playwrightPath() {
    const playwright: Playwright = createRequire(import.meta.url)('@playwright/test')
    return playwright.chromium.executablePath()
  },
}
