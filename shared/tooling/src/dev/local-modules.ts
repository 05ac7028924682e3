import { SHELL } from '@console/module/registry'
import { CommandFailed } from '../release/command.ts'

/**
 * Returns the modules to build here: all of `known` without `against`, else the named ones. Throws `CommandFailed` for an unknown
 * name, and for names without `against`.
 */
export function localModules(words: readonly string[], known: readonly string[], against: string | undefined): readonly string[] {
  // The shell is always local, so naming it says nothing new.
  const named = [...new Set(words)].filter((word) => word !== SHELL)
  const unknown = named.filter((id) => !known.includes(id))
  if (unknown.length > 0) throw new CommandFailed(`There is no module '${unknown.join("', '")}' here; there are ${known.join(', ')}.`)
  if (against !== undefined) return named
  if (named.length === 0) return known
  throw new CommandFailed(
    `Without --against everything is local: npm run dev
To have only '${named.join("', '")}' local, say where the rest comes from: npm run dev -- ${named.join(' ')} --against http://localhost:3100`,
  )
}
