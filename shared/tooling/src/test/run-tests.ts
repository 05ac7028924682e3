import { closeSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { settingsIn } from './command-line.ts'
import type { Failure, Run } from './failure.ts'
import { failedOutside, jestOutcome, listedSpecs, none, type Outcome, playwrightOutcome } from './outcome.ts'
import { seedAmong } from './repeat.ts'
import type { RunOptions } from './run-command.ts'
import { root, runJest, runPlaywright } from './runners.ts'
import { type Change, specsBeside } from './what-changed.ts'

export const oneFailed: Outcome = { ...none, failed: 1 }

type Environment = NonNullable<RunOptions['env']>

let folder: string | undefined
let written = 0

/** Returns a new file, removed when this process ends. */
function newNote(): string {
  if (folder === undefined) {
    const made = mkdtempSync(join(tmpdir(), 'test-'))
    process.once('exit', () => rmSync(made, { recursive: true, force: true }))
    folder = made
  }
  return join(folder, `${++written}`)
}

/** Runs jest with the same inputs for properties every time, unless a seed is named. */
export async function jestTests(args: readonly string[], { env, ...options }: RunOptions = {}): Promise<Outcome> {
  const file = newNote()
  const words = [...(seedAmong(args) === undefined ? ['--seed=20261120'] : []), ...args]
  const code = await runJest(words, { ...options, env: { ...env, JEST_COUNTS: file } })
  return agree(jestOutcome(file), code, { runner: 'unit', words, settings: settingsIn({ ...process.env, ...env }) })
}

export async function playwrightTests(args: readonly string[], { env, ...options }: RunOptions = {}): Promise<Outcome> {
  const [file, failures] = [newNote(), newNote()]
  const notesOfRun = { PLAYWRIGHT_JSON_OUTPUT_FILE: file, PLAYWRIGHT_FAILURES: failures }
  const code = await runPlaywright(args, { ...options, env: { ...env, ...notesOfRun } })
  const run: Run = { runner: 'browser', words: args, settings: settingsIn({ ...process.env, ...env }) }
  return agree(playwrightOutcome(file, failures, run), code, run)
}

/** Repeats what failed with nothing beside it: a test on one worker, a run that failed outside of its tests as it was. */
export async function runAlone({ name, runner, words, settings: env, isOfRun }: Failure): Promise<Outcome> {
  console.log(`\n== once more: ${name}`)
  if (runner === 'unit') return jestTests(isOfRun ? words : [...words, '--maxWorkers=1'], { env })
  // Playwright empties its folder first, and the usual one has the traces of the first failure.
  return playwrightTests([...words, ...(isOfRun ? [] : ['--workers=1']), `--output=e2e/test-results/once-more-${++written}`], { env })
}

/** A failed runner without a failed test failed outside of its tests. */
function agree(outcome: Outcome | undefined, code: number, run: Run): Outcome {
  if (!outcome) return failedOutside(none, run, `it ended with code ${code} and left no report`)
  return code !== 0 && outcome.failed === 0 ? failedOutside(outcome, run, `it ended with code ${code}`) : outcome
}

/** Returns the files, relative to the root, with tests that jest would run; undefined if it could not say, and printed why. */
export async function listJest(args: readonly string[], env: Environment = {}): Promise<readonly string[] | undefined> {
  const output = await listing((options) => runJest(['--listTests', ...args], { ...options, env }))
  return output?.split('\n').flatMap((line) => (/\.test\.tsx?$/.test(line) ? [relative(root, line)] : []))
}

export async function listPlaywright(args: readonly string[], env: Environment = {}): Promise<readonly string[] | undefined> {
  const file = newNote()
  const output = await listing((options) =>
    runPlaywright(['--list', '--pass-with-no-tests', ...args], { ...options, env: { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: file } }),
  )
  return output === undefined ? undefined : listedSpecs(file)?.map((spec) => `e2e/specs/${spec}`)
}

/** Returns the specs that import what changed, and those beside it; undefined if they could not be listed. */
export async function reachedSpecs(
  { base, files }: Change,
  specs: readonly string[],
  env: Environment = {},
): Promise<readonly string[] | undefined> {
  const importing = await listPlaywright([`--only-changed=${base}`], env)
  return importing && [...new Set([...importing, ...specsBeside(files, specs)])]
}

async function listing(run: (options: RunOptions) => Promise<number>): Promise<string | undefined> {
  const { result, output } = await silently(run)
  if (result === 0) return output
  console.error(output)
  return undefined
}

/** Returns what a command prints, and keeps it out of our output. */
export async function silently<T>(run: (options: RunOptions) => Promise<T>): Promise<{ readonly result: T; readonly output: string }> {
  const file = newNote()
  const out = openSync(file, 'w')
  const result = await run({ stdio: ['ignore', out, out] })
  closeSync(out)
  return { result, output: readFileSync(file, 'utf8') }
}
