import { type Failure, repeatCommand } from './failure.ts'
import { MOST_UNSTEADY, type Outcome } from './outcome.ts'
import type { RoundStep } from './round.ts'

/** If more tests of a step fail they have one cause, and repeating them takes the time of the others. */
export const MOST_AGAIN = 10

/**
 * Runs what failed in a step once more at its end, one test after the other, and whole what failed outside of its tests. What passes then is
 * unsteady. A second failure, a test that could not run and a failed command stay failures.
 */
export function withSecondRun(step: RoundStep, runAlone: (failure: Failure) => Promise<Outcome>): RoundStep {
  return {
    ...step,
    async run() {
      let outcome = await step.run()
      if (outcome.failures.length > MOST_AGAIN) return outcome
      for (const failure of outcome.failures) {
        const { passed, failed, skipped } = await runAlone(failure)
        if (passed > 0 && failed + skipped === 0) outcome = asUnsteady(outcome, failure)
      }
      return outcome
    },
  }
}

function asUnsteady(outcome: Outcome, failure: Failure): Outcome {
  return {
    ...outcome,
    failed: outcome.failed - 1,
    failures: outcome.failures.filter((other) => other !== failure),
    unsteady: [...outcome.unsteady, failure],
  }
}

export function unsteadyLines({ unsteady }: Outcome): string[] {
  const lines = unsteady.map((failure) => `unsteady, failed and then passed alone: ${failure.name}\n  ${repeatCommand(failure, 20)}`)
  return unsteady.length > MOST_UNSTEADY ? [...lines, `more than ${MOST_UNSTEADY} unsteady tests count as failed`] : lines
}
