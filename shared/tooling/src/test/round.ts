import { add, type Counts, none } from './counts.ts'
import type { Step } from './steps.ts'

interface Done {
  readonly name: string
  readonly seconds: number
  readonly counts: Counts
}

/** Runs every step, even after a failure, and prints the name and time of each. Returns the sum. */
export async function runRound(steps: readonly Step[], say: (line: string) => void, now: () => number): Promise<Counts> {
  const done: Done[] = []
  for (const { name, after, run } of steps) {
    const before = done.find((one) => one.name === after)
    say(`\n== ${name}`)
    if (before && before.counts.failed > 0) {
      say(`${name} cannot run, because ${after} failed`)
      done.push({ name, seconds: 0, counts: { ...none, failed: 1 } })
      continue
    }
    const start = now()
    const counts = await run()
    done.push({ name, counts, seconds: Math.round((now() - start) / 1000) })
  }
  say('')
  for (const { name, seconds, counts } of done) say(`${name.padEnd(8)} ${String(seconds).padStart(4)} s  ${summary(counts)}`)
  return done.map(({ counts }) => counts).reduce(add, none)
}

function summary({ passed, failed, skipped }: Counts): string {
  if (failed + skipped === 0) return passed > 0 ? `${passed} passed` : 'fine'
  const parts = [passed > 0 ? `${passed} passed` : '', failed > 0 ? `${failed} FAILED` : '', skipped > 0 ? `${skipped} SKIPPED` : '']
  return parts.filter(Boolean).join(', ')
}
