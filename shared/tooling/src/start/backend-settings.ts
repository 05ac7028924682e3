import { CommandFailed } from '../release/command.ts'

/** Returns the sandbox's settings for `--backend skewed` or `--backend skewed=enums,lists`. Throws `CommandFailed` for anything else. */
export function backendSettings(given: string | undefined, onSandbox: boolean): Record<string, string> {
  if (given === undefined) return {}
  const [, kinds] = /^skewed(?:=(.+))?$/.exec(given) ?? [null, null]
  if (kinds === null) throw new CommandFailed(`--backend takes skewed, or skewed=<kinds> such as skewed=enums,lists, not '${given}'.`)
  if (!onSandbox) throw new CommandFailed('--backend skewed is the sandbox: it needs one here, without --against and API_ORIGIN.')
  return { SKEW: kinds ?? 'all' }
}
