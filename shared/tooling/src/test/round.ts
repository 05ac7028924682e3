import { failureText } from './failure.ts'
import { add, none, type Outcome } from './outcome.ts'

export interface RoundStep {
  readonly name: string
  /** A step without which this one cannot work. */
  readonly after?: string
  run(): Promise<Outcome>
}

/** Runs every step, even after a failure, and prints the time of each. Ends with what failed and a table of the steps. Returns the sum. */
export async function runRound(steps: readonly RoundStep[], log: (line: string) => void, now: () => number): Promise<Outcome> {
  const failed = new Set<string>()
  const outcomes: Outcome[] = []
  const lines: string[] = []
  for (const { name, after, run } of steps) {
    const cannotRun = after !== undefined && failed.has(after)
    log(`\n== ${name}`)
    const start = now()
    const outcome = cannotRun ? { ...none, failed: 1 } : await run()
    const line = `${name.padEnd(8)} ${String(Math.round((now() - start) / 1000)).padStart(4)} s  ${summary(outcome)}`
    log(cannotRun ? `${name} cannot run, because ${after} failed` : line)
    if (outcome.failed > 0) failed.add(name)
    outcomes.push(outcome)
    lines.push(line)
  }
  const whole = outcomes.reduce(add, none)
  if (whole.failures.length > 0) log('\n== what failed, and how to repeat it')
  for (const failure of whole.failures) log(failureText(failure))
  log('')
  for (const line of lines) log(line)
  return whole
}

function summary({ passed, failed, skipped, unsteady }: Outcome): string {
  const counts = [`${passed} passed`, `${failed} FAILED`, `${skipped} SKIPPED`, `${unsteady.length} UNSTEADY`]
  return counts.filter((count) => !count.startsWith('0 ')).join(', ') || 'fine'
}
