import Sequencer from '@jest/test-sequencer'

type Tests = Parameters<Sequencer['sort']>[0]

/**
 * Starts the full rounds before all others. They are the longest, but their files are short, and on a clean checkout Jest
 * would start the shortest file last, alone on one worker.
 */
export default class LongestFirst extends Sequencer {
  override async sort(tests: Tests): Promise<Tests> {
    const isFull = ({ path }: Tests[number]) => path.includes('.full.test.')
    const sorted = await super.sort(tests)
    return sorted.toSorted((a, b) => Number(isFull(b)) - Number(isFull(a)))
  }
}
