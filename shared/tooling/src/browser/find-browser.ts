import { delimiter, join } from 'node:path'

/** Tests replace it to try any machine. */
export interface Machine {
  readonly env: Readonly<Record<string, string | undefined>>
  readonly isRoot: boolean
  exists(path: string): boolean
  /** Runs a command to its end; false when it failed or does not exist. */
  run(command: string, args: readonly string[]): boolean
  playwrightPath(): string
}

/** It has no windows, and draws the same pages with two thirds of the work. */
const HEADLESS = 'chromium-headless-shell'
const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome']
const places = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
]

type Kind = 'usual' | 'headless'

/**
 * A Chromium: BROWSER_PATH, then one that is installed, then Playwright's own download, then the distribution's package. Tests
 * prefer the `headless` one, which is quicker; the `usual` one is what people have. Throws if there is still no browser; the
 * message says what to do.
 */
export function findBrowser(machine: Machine, kind: Kind = 'usual'): string {
  const named = machine.env.BROWSER_PATH
  if (named) {
    if (machine.exists(named)) return named
    throw new Error(`BROWSER_PATH names '${named}', where there is nothing: correct it, or leave it out to have a browser looked for.`)
  }
  return installed(machine, kind) ?? downloaded(machine) ?? packaged(machine, kind) ?? none()
}

function installed({ env, exists }: Machine, kind: Kind): string | undefined {
  const folders = (env.PATH ?? '').split(delimiter).filter(Boolean)
  const programs = kind === 'headless' ? [HEADLESS, ...names] : [...names, HEADLESS]
  return [...programs.flatMap((program) => folders.map((folder) => join(folder, program))), ...places].find(exists)
}

function downloaded({ exists, run, playwrightPath }: Machine): string | undefined {
  const path = playwrightPath()
  if (!exists(path)) run('npx', ['playwright', 'install', 'chromium'])
  return exists(path) ? path : undefined
}

function packaged(machine: Machine, kind: Kind): string | undefined {
  if (!machine.isRoot || !machine.run('apt-get', ['update', '-q'])) return undefined
  const install = (name: string) => machine.run('apt-get', ['install', '-y', '-q', '--no-install-recommends', name])
  // Debian has it, Ubuntu has not.
  if (!install(HEADLESS)) install('chromium')
  return installed(machine, kind)
}

function none(): never {
  throw new Error(
    'There is no Chromium here, and it could neither be downloaded nor installed. Install one (Debian: sudo apt-get install chromium) or name it by BROWSER_PATH.',
  )
}
