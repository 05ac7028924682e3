import { expect, test } from '@jest/globals'
import type { Failure } from './failure.ts'
import { closingLine, failedOutside, none, type Outcome, redTests } from './outcome.ts'
import { runRound } from './round.ts'
import { MOST_AGAIN, unsteadyLines, withSecondRun } from './unsteady.ts'

const failureOf = (name: string): Failure => ({ name, runner: 'unit', words: [`${name}.test.ts`], settings: {} })
const failing = (...names: readonly string[]): Partial<Outcome> => ({ failed: names.length, failures: names.map(failureOf) })
const many = (amount: number) => Array.from({ length: amount }, (_, n) => `t${n}`)

/** Each step has its outcome first, and what failed has the outcome in `again` the second time, else passes. */
async function round(steps: readonly Partial<Outcome>[], again: Readonly<Record<string, Partial<Outcome>>> = {}) {
  const order: string[] = []
  const lines: string[] = []
  const outcome = await runRound(
    steps.map((given, index) => {
      const run = async () => {
        order.push(`step ${index}`)
        return { ...none, ...given }
      }
      return withSecondRun({ name: `step ${index}`, run }, async ({ name }) => {
        order.push(name)
        return { ...none, ...(again[name] ?? { passed: 1 }) }
      })
    }),
    (line) => lines.push(line),
    () => 0,
  )
  return { order, lines, outcome, red: redTests(outcome), closing: closingLine(outcome), unsteady: unsteadyLines(outcome) }
}

test('a test that fails once passes CI, and is listed with the command that repeats it twenty times', async () => {
  const { lines, outcome, red, closing, unsteady } = await round([{ passed: 5, ...failing('a') }])
  expect(red).toBe(0)
  expect(closing).toBe('6 passed, 0 failed')
  expect(unsteady).toEqual(['unsteady, failed and then passed alone: a\n  npm run unit -- a.test.ts --repeat 20'])
  expect(outcome.failures).toEqual([])
  expect(lines).toContain('step 0      0 s  5 passed, 1 UNSTEADY')
})

test('one that fails always does not, and is no unsteady one', async () => {
  const { lines, red, closing, unsteady } = await round([{ passed: 5, ...failing('a') }], { a: { failed: 1 } })
  expect(red).toBe(1)
  expect(closing).toBe('5 passed, 1 failed')
  expect(unsteady).toEqual([])
  expect(lines).toContain('failed: a\n  npm run unit -- a.test.ts')
})

test.each([
  ['ran none', { passed: 0 }],
  ['ended in an error', { passed: 1, failed: 1 }],
  ['skipped it', { skipped: 1 }],
  ['left out a part', { passed: 1, skipped: 1 }],
])('a second run that %s is no proof', async (_what, second) => {
  expect((await round([failing('a')], { a: second })).closing).toBe('0 passed, 1 failed')
})

test('what failed runs once more at the end of its step, one after the other', async () => {
  const { order } = await round([failing('a', 'b'), { passed: 1 }, failing('c')], { b: { failed: 1 } })
  expect(order).toEqual(['step 0', 'a', 'b', 'step 1', 'step 2', 'c'])
})

test('a failed command stays failed, whatever passes the second time', async () => {
  const { closing, unsteady } = await round([{ failed: 2, failures: [failureOf('a')] }])
  expect(closing).toBe('1 passed, 1 failed')
  expect(unsteady).toHaveLength(1)
})

test('a run that fails outside of its tests runs whole once more, and is listed if it passes', async () => {
  const outcome = failedOutside({ ...none, passed: 5 }, { runner: 'browser', words: ['/a'], settings: {} }, 'it ended with code 1')
  const name = 'the browser tests, outside of them: it ended with code 1'
  const { order, closing, unsteady } = await round([outcome])
  expect(order).toEqual(['step 0', name])
  expect(closing).toBe('6 passed, 0 failed')
  expect(unsteady).toEqual([`unsteady, failed and then passed alone: ${name}\n  npm run browser -- /a --repeat 20`])
  expect((await round([outcome], { [name]: { passed: 5, failed: 1 } })).closing).toBe('5 passed, 1 failed')
})

test('more than three unsteady tests in all steps are red', async () => {
  expect((await round([failing('a', 'b'), failing('c')])).closing).toBe('3 passed, 0 failed')
  const { red, closing, unsteady } = await round([{ passed: 1 }, failing('a', 'b'), failing('c', 'd')])
  expect(red).toBe(4)
  expect(closing).toBe('1 passed, 4 failed')
  expect(unsteady).toHaveLength(5)
  expect(unsteady.at(-1)).toBe('more than 3 unsteady tests count as failed')
})

test('where more tests of a step fail than chance explains, none runs again', async () => {
  expect((await round([failing(...many(MOST_AGAIN))])).order).toHaveLength(1 + MOST_AGAIN)
  const { order, closing } = await round([failing(...many(MOST_AGAIN + 1))])
  expect(order).toEqual(['step 0'])
  expect(closing).toBe(`0 passed, ${MOST_AGAIN + 1} failed`)
})
