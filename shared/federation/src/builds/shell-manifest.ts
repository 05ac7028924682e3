import type { BuiltShell, Names } from '@console/module/registry'
import { LENT } from '../names/share-policy.ts'
import { BuildRefused } from '../sources/build-refused.ts'
import type { BuiltFiles } from './built-files.ts'

/** Only development builds of JSX use it, so a released shell does not lend it. */
const DEVELOPMENT_ONLY = 'react/jsx-dev-runtime'

/**
 * Returns the `shell.json` of a build, without its `hash`. Throws `BuildRefused` if a package that modules rely on is not lent
 * (the federation lends only what the shell imports), or if a language has no messages.
 */
export function shellManifest(built: BuiltFiles, lends: Names, platform: string): BuiltShell {
  const missing = LENT.filter((key) => key !== DEVELOPMENT_ONLY && !Object.hasOwn(built.lent, key))
  const problems = missing.map((key) => `'${key}' is not lent: nothing in the shell imports it`)
  const messages = { en: built.chunks['messages-en'] ?? [], vi: built.chunks['messages-vi'] ?? [] }
  if (messages.en.length === 0 || messages.vi.length === 0) {
    problems.push("No chunks 'messages-en' and 'messages-vi': import src/messages/{en,vi}.ts lazily, under these names")
  }
  if (problems.length > 0) throw new BuildRefused('The shell cannot be released', problems)
  return { platform, lends, lentIn: built.lentIn, scripts: built.chunks.main ?? [], messages }
}
