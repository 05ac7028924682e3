import { broken, type Mutant, misfitOf } from './mutant.ts'
import { type FileResult, verdictOf } from './test-results.ts'

export interface Workbench {
  /** Null if there is no such file. */
  read(file: string): string | null
  write(file: string, text: string): void
  test(files: readonly string[]): Promise<readonly FileResult[]>
}

/**
 * Runs the tests of these mutants unbroken, then each once more with its promise broken, and says of each mutant whether its test failed.
 * Returns whether all were caught. Throws if a mutant does not fit the sources.
 */
export async function runMutants(mutants: readonly Mutant[], bench: Workbench, log: (line: string) => void): Promise<boolean> {
  const misfits = mutants.flatMap((mutant) => misfitOf(mutant, bench.read(mutant.file)) ?? [])
  if (misfits.length > 0) throw new Error(misfits.join('\n'))

  const unbroken = await bench.test([...new Set(mutants.map(({ test }) => test))].sort())
  const wrong = unbroken.filter(({ failed, crash }) => crash || failed.length > 0)
  for (const { file, failed, crash } of wrong) log(`FAILS UNBROKEN  ${file}: ${crash ?? failed[0]}`)
  let caught = 0
  for (const mutant of mutants) {
    // A test that fails anyway proves nothing.
    if (wrong.some(({ file }) => file === mutant.test)) continue
    const { is, why } = await verdictOn(mutant, bench)
    log(`${(is === 'caught' ? is : is.toUpperCase()).padEnd(8)}  ${mutant.promise} (${mutant.file}): ${why}`)
    caught += is === 'caught' ? 1 : 0
  }
  log(`${caught} of ${mutants.length} caught`)
  return caught === mutants.length
}

async function verdictOn(mutant: Mutant, { read, write, test }: Workbench) {
  const text = read(mutant.file) ?? ''
  write(mutant.file, broken(mutant, text))
  try {
    const [result] = await test([mutant.test])
    if (!result) throw new Error(`No result of ${mutant.test}`)
    return verdictOf(result)
  } finally {
    write(mutant.file, text)
  }
}
