import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

/** An engine beside Chromium's in which the main journeys run; its `programs` must be on the PATH. */
export interface Engine {
  readonly name: 'Firefox' | 'WebKitGTK'
  readonly programs: readonly string[]
  readonly packages: string
}

export const engines: readonly Engine[] = [
  { name: 'Firefox', programs: ['firefox-esr'], packages: 'firefox-esr' },
  // It draws on a screen, which Xvfb only pretends to have.
  { name: 'WebKitGTK', programs: ['WebKitWebDriver', 'Xvfb'], packages: 'webkit2gtk-driver and xvfb' },
]

/** Whether all programs of an engine are in one of the folders. */
export function hasEngine({ programs }: Engine, path = process.env.PATH ?? ''): boolean {
  const folders = path.split(delimiter).filter(Boolean)
  return programs.every((program) => folders.some((folder) => existsSync(join(folder, program))))
}

export function absentEngines(isHere: (engine: Engine) => boolean = hasEngine): readonly Engine[] {
  return engines.filter((engine) => !isHere(engine))
}
