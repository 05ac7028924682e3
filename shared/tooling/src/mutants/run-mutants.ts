import { broken, type Mutant, misfitOf } from './mutant.ts'
import { type FileResult, verdictOf } from './test-results.ts'

/** A copy of the workspace, in which lines may be broken and tests run. */
export interface Workbench {
  /** Returns the text of a file; null if there is no such file. */
  read(file: string): string | null
  write(file: string, text: string): void
  /** Runs test files and returns what became of each. */
  test(files: readonly string[]): Promise<readonly FileResult[]>
}

export interface Options {
  readonly say: (line: string) => void
  /** Leaves out, and names, mutants that do not fit the sources, as those of another commit; else they are refused. */
  readonly skipMisfits: boolean
  /** Why a test file cannot run here; undefined if it can. */
  readonly cannotRun: (test: string) => string | undefined
}

/**
 * Runs the tests of these mutants unbroken, then once more for each mutant with its line broken, and says of each whether a test
 * failed. Returns whether all were caught. Throws if a mutant does not fit the sources.
 */
export async function runMutants(mutants: readonly Mutant[], bench: Workbench, { say, skipMisfits, cannotRun }: Options): Promise<boolean> {
  const { fitting, misfits } = sorted(mutants, bench)
  if (misfits.length > 0 && !skipMisfits) throw new Error(misfits.join('\n'))
  for (const misfit of misfits) say(`skipped   ${misfit}`)
  const runnable = fitting.filter(({ promise, file, tests }) => {
    const reason = tests.map(cannotRun).find((one) => one !== undefined)
    if (reason !== undefined) say(`not run   ${promise} (${file}): ${reason}`)
    return reason === undefined
  })

  const wrong = await wrongUnbroken(runnable, bench)
  for (const line of wrong.values()) say(`FAILS UNBROKEN  ${line}`)
  let caught = 0
  for (const mutant of runnable) {
    if (mutant.tests.some((test) => wrong.has(test))) continue
    const verdict = verdictOf(await testBroken(mutant, bench))
    const what = `${mutant.promise} (${mutant.file})`
    if (verdict.is === 'caught') say(`caught    ${what} by ${verdict.by}`)
    else say(`${verdict.is.toUpperCase().padEnd(8)}  ${what}: ${verdict.why}`)
    caught += verdict.is === 'caught' ? 1 : 0
  }
  say(`${caught} of ${runnable.length} caught`)
  return caught === runnable.length
}

function sorted(mutants: readonly Mutant[], { read }: Workbench) {
  const misfits: string[] = []
  const fitting = mutants.filter((mutant) => {
    const lost = mutant.tests.find((test) => read(test) === null)
    const misfit = misfitOf(mutant, read(mutant.file)) ?? (lost && `'${mutant.promise}' (${mutant.file}): there is no ${lost}`)
    if (misfit !== undefined) misfits.push(misfit)
    return misfit === undefined
  })
  return { fitting, misfits }
}

/** Test files that fail although nothing is broken -> what is wrong with each. They prove nothing. */
async function wrongUnbroken(mutants: readonly Mutant[], bench: Workbench): Promise<ReadonlyMap<string, string>> {
  const files = [...new Set(mutants.flatMap(({ tests }) => tests))].sort()
  const results = files.length > 0 ? await bench.test(files) : []
  return new Map(results.flatMap(({ file, failed, crash }) => (crash || failed[0] ? [[file, `${file}: ${crash ?? failed[0]}`]] : [])))
}

async function testBroken(mutant: Mutant, bench: Workbench): Promise<readonly FileResult[]> {
  const text = bench.read(mutant.file) ?? ''
  bench.write(mutant.file, broken(mutant, text))
  try {
    return await bench.test(mutant.tests)
  } finally {
    bench.write(mutant.file, text)
  }
}
