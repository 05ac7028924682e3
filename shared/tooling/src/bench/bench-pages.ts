import { startEntries } from './entries/entries.ts'
import type { Measurement } from './options.ts'
import { type Collector, rotated } from './rounds.ts'
import { cold, coldFast, peers } from './scenarios/cold.ts'
import { createForm, editForm, moduleStep } from './scenarios/from-list.ts'
import { faults, manyModules } from './scenarios/neighbours.ts'
import type { Scenario } from './scenarios/scenario.ts'
import { typing } from './scenarios/typing.ts'

const SCENARIOS: readonly Scenario[] = [cold, coldFast, moduleStep, createForm, editForm, typing, manyModules, faults, peers]

/**
 * Measures what visitors meet. In each round every scenario is run once at each of its entries, one after the other, beginning
 * with another one each time: a slow moment of the machine meets all of them.
 */
export async function benchPages(
  measurements: readonly Measurement[],
  rounds: number,
  collector: Collector,
  log: (line: string) => void,
): Promise<void> {
  const scenarios = SCENARIOS.filter(({ name }) => measurements.includes(name))
  if (scenarios.length === 0) return
  const entries = startEntries()
  try {
    for (let round = 0; round < rounds; round++) {
      collector.next()
      for (const { name, entries: needed, run } of scenarios) {
        const started = performance.now()
        for (const entry of rotated(await needed(entries), round)) {
          entry.prepare?.()
          await run({ entry, rounds, add: (series, ...values) => collector.add(`${entry.name} ${series}`, ...values) })
        }
        log(`round ${round + 1} of ${rounds}  ${name.padEnd(12)} ${((performance.now() - started) / 1000).toFixed(0).padStart(4)} s`)
      }
    }
  } finally {
    await entries.stop()
  }
}
