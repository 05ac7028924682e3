import { existsSync } from 'node:fs'
import { resolve, sep } from 'node:path'

const [above = '', ...within] = import.meta.dirname.split(`${sep}node_modules${sep}`)
const isInstalled = within.length > 0

/** The folder of the repository: of this workspace, or of the one in which these packages are installed. */
export const ROOT = isInstalled ? above : resolve(import.meta.dirname, '../../../..')
/** The folder of everything generated; git ignores it. */
export const BUILD = resolve(ROOT, '.build')

/** What `npm start` and the tests serve: built from the sources as they are, released to nobody. */
export const LOCAL_REGISTRY = resolve(BUILD, 'local')

/** The folder that releases are written to and `npm run serve` reads, unless `REGISTRY` names another one. */
export function registryFolder(): string {
  return resolve(ROOT, process.env.REGISTRY?.trim() || '.build/registry')
}

/** True for a repository that is one module and nothing else. */
export const isOneModule = existsSync(resolve(ROOT, 'src/module.ts'))

/** The folder of a module of this repository. */
export function moduleFolder(id: string): string {
  return isOneModule ? ROOT : resolve(ROOT, `mfe-${id}`)
}

/** Returns a command as a person types it here: `npm run release -- loyalty`, outside of the workspace `npx console-module release loyalty`. */
export function typed(command: string, ...words: readonly string[]): string {
  if (isInstalled) return ['npx console-module', command, ...words].join(' ')
  return [`npm run ${command}`, ...(words.length > 0 ? ['--', ...words] : [])].join(' ')
}
