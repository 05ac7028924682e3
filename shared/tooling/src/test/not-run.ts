import type { Outcome } from './outcome.ts'
import { absentPatterns } from './services.ts'

type Environment = Readonly<Record<string, string | undefined>>

/** Files, relative to the root of the repository. */
export interface Tests {
  readonly now: readonly string[]
  /** Only for the full round, which this is not. */
  readonly later: readonly string[]
}

/** `*.full.*` belongs to this round only with FULL=1. */
export function testsAmong(files: readonly string[], env: Environment): Tests {
  const tests = files.filter((file) => /\.(test|spec)\.tsx?$/.test(file))
  const isLater = (file: string) => env.FULL !== '1' && /\.full\.(test|spec)\./.test(file)
  return { now: tests.filter((file) => !isLater(file)), later: tests.filter(isLater) }
}

export function laterLines({ later }: Tests): string[] {
  return later.length > 0 ? [`not run: ${later.length} files of the full round, and the cases it adds to others (npm run test:all)`] : []
}

export function noTimeLines({ noTime }: Outcome): string[] {
  return noTime.length > 0 ? [`not run, no time left: ${noTime.join(', ')}`] : []
}

export function unreachedLines({ now }: Tests, ran: number, env: Environment): string[] {
  const absent = absentPatterns(env).map((source) => new RegExp(source))
  const able = now.filter((file) => !absent.some((pattern) => pattern.test(file))).length
  const why = 'they import nothing that changed, but may meet it in a page or in the sandbox (npm test)'
  return ran < able ? [`not run: ${able - ran} of ${able} files: ${why}`] : []
}
