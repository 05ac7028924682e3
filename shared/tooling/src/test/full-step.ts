import { literally } from './command-line.ts'
import { testsAmong } from './not-run.ts'
import { add, none, type Outcome } from './outcome.ts'
import type { RoundStep } from './round.ts'
import { jestTests, listJest, listPlaywright, oneFailed, playwrightTests, reachedSpecs, silently } from './run-tests.ts'
import { absentPatterns } from './services.ts'
import type { Change } from './what-changed.ts'

type Environment = Readonly<Record<string, string | undefined>>

/** Runs only the cases that the short round does not have. */
const ONLY = { FULL: 'only' }

export interface FullStepOptions {
  readonly files: readonly string[]
  readonly env: Environment
  /** Its files come first. */
  readonly change: Change | undefined
  /** Days since 1970. */
  readonly day: number
  readonly hasTime: () => boolean
  readonly log: (line: string) => void
}

/** Returns the step of the tests that the full round adds to the short one: file by file, as long as there is time. */
export function fullStep({ files, env, change, day, hasTime, log }: FullStepOptions): RoundStep {
  return {
    name: 'full',
    after: 'builds',
    async run() {
      const tests = testsAmong(files, { FULL: '1' }).now
      const added = await addedFiles(tests, env)
      const reached = change ? await reachedFiles(change, tests) : []
      if (!added || !reached) return oneFailed
      return runInLanes(inTurn(added, reached, day), (file) => runFile(file, log), hasTime)
    },
  }
}

async function addedFiles(tests: readonly string[], env: Environment): Promise<readonly string[] | undefined> {
  const absent = absentPatterns(env).map((source) => new RegExp(source))
  const named = tests.filter((file) => /\.full\.test\.tsx?$/.test(file) && !absent.some((pattern) => pattern.test(file)))
  const onPostgres = env.TEST_DATABASE_URL ? await listJest(['--findRelatedTests', 'shared/sandbox/src/testing/engines.ts'], ONLY) : []
  const specs = await listPlaywright([], ONLY)
  return onPostgres && specs && [...new Set([...named, ...onPostgres, ...specs])].sort()
}

async function reachedFiles(change: Change, tests: readonly string[]): Promise<readonly string[] | undefined> {
  const [files, specs] = [await listJest([`--changedSince=${change.base}`], ONLY), await reachedSpecs(change, tests, ONLY)]
  return files && specs && [...files, ...specs]
}

/**
 * Puts the files that a change reaches before the others. Both groups begin with another file every day. Steps of the golden ratio lead far
 * from where the days before began, so every file has its turn soon, although there is often no time for the last ones.
 */
export function inTurn(files: readonly string[], reached: readonly string[], day: number): readonly string[] {
  const turned = (some: readonly string[]) => {
    const start = Math.floor((((day * (Math.sqrt(5) - 1)) / 2) % 1) * some.length)
    return [...some.slice(start), ...some.slice(0, start)]
  }
  return [...turned(files.filter((file) => reached.includes(file))), ...turned(files.filter((file) => !reached.includes(file)))]
}

/** Runs files two at a time, and begins none once there is no time. */
export async function runInLanes(
  files: readonly string[],
  run: (file: string) => Promise<Outcome>,
  hasTime: () => boolean,
): Promise<Outcome> {
  const waiting = [...files]
  const outcomes: Outcome[] = []
  const lane = async () => {
    while (hasTime()) {
      const file = waiting.shift()
      if (file === undefined) return
      outcomes.push(await run(file))
    }
  }
  await Promise.all([lane(), lane()])
  return { ...outcomes.reduce(add, none), noTime: waiting }
}

/** Its output comes whole when it ends, since another file runs beside it. */
async function runFile(file: string, log: (line: string) => void): Promise<Outcome> {
  const only = `/${literally(file)}$`
  const { result, output } = await silently((options) =>
    file.startsWith('e2e/')
      ? // Each has a folder of its own, which Playwright empties at first.
        playwrightTests([only, '--workers=1', `--output=e2e/test-results/${file.replaceAll('/', '-')}`], { ...options, env: ONLY })
      : jestTests([only], { ...options, env: ONLY }),
  )
  log(`\n== full: ${file}\n${output.trimEnd()}`)
  return result
}
