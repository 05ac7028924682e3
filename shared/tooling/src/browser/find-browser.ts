import { delimiter, join } from 'node:path'

/** What the search needs from the machine. Tests replace it to try any machine. */
export interface Machine {
  readonly env: Readonly<Record<string, string | undefined>>
  readonly isRoot: boolean
  exists(path: string): boolean
  /** Runs a command to its end; false when it failed or does not exist. */
  run(command: string, args: readonly string[]): boolean
  /** Where Playwright keeps the Chromium it downloads. */
  playwrightPath(): string
}

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

/**
 * The Chromium that browser tests use: BROWSER_PATH, then one that is installed, then Playwright's own download,
 * then the distribution's package. Throws if there is still no browser; the message says what to do.
 */
export function findBrowser(machine: Machine): string {
  const named = machine.env.BROWSER_PATH
  if (named) {
    if (machine.exists(named)) return named
    throw new Error(`BROWSER_PATH names '${named}', where there is nothing: correct it, or leave it out to have a browser looked for.`)
  }
  return installed(machine) ?? downloaded(machine) ?? packaged(machine) ?? none()
}

function installed({ env, exists }: Machine): string | undefined {
  const folders = (env.PATH ?? '').split(delimiter).filter(Boolean)
  return [...folders.flatMap((folder) => names.map((name) => join(folder, name))), ...places].find(exists)
}

function downloaded({ exists, run, playwrightPath }: Machine): string | undefined {
  const path = playwrightPath()
  if (!exists(path)) run('npx', ['playwright', 'install', 'chromium'])
  return exists(path) ? path : undefined
}

function packaged(machine: Machine): string | undefined {
  if (!machine.isRoot || !machine.run('apt-get', ['update', '-q'])) return undefined
  machine.run('apt-get', ['install', '-y', '-q', '--no-install-recommends', 'chromium'])
  return installed(machine)
}

function none(): never {
  throw new Error(
    'There is no Chromium here, and it could neither be downloaded nor installed. Install one (Debian: sudo apt-get install chromium) or name it by BROWSER_PATH.',
  )
}
