import { expect, test } from '@jest/globals'
import { inTurn, runInLanes } from './full-step.ts'
import { noTimeLines } from './not-run.ts'
import { closingLine, none, type Outcome } from './outcome.ts'
import { runRound } from './round.ts'

const files = ['a', 'b', 'c', 'd', 'e', 'f', 'g']

test('what a change reaches comes first, and nothing comes twice or is forgotten', () => {
  for (let day = 0; day < 10; day += 1) {
    const order = inTurn(files, ['e', 'b', 'elsewhere'], day)
    expect(new Set(order.slice(0, 2))).toEqual(new Set(['b', 'e']))
    expect(order.toSorted()).toEqual(files)
  }
})

test('the order turns with the day: where only a third has time, each file has its turn within a week', () => {
  const many = Array.from({ length: 90 }, (_, n) => `file${n}`)
  for (let monday = 20_000; monday < 20_100; monday += 1) {
    const run = Array.from({ length: 7 }, (_, n) => inTurn(many, [], monday + n).slice(0, 30))
    expect(new Set(run.flat()).size).toBe(90)
  }
})

async function runFor(amount: number, outcome: Partial<Outcome> = {}) {
  const begun: string[] = []
  const result = await runInLanes(
    files,
    async (file) => {
      begun.push(file)
      await Promise.resolve()
      return { ...none, files: 1, ...outcome }
    },
    () => begun.length < amount,
  )
  return { begun, result }
}

test('from a moment on no further file begins, what began runs to its end, and the others are named', async () => {
  const { begun, result } = await runFor(3, { passed: 2 })
  expect(begun).toEqual(['a', 'b', 'c'])
  expect(result).toEqual({ ...none, passed: 6, files: 3, noTime: ['d', 'e', 'f', 'g'] })
  expect(noTimeLines(result)).toEqual(['not run, no time left: d, e, f, g'])
})

test('where there is time for all, all run and nothing is named', async () => {
  const { begun, result } = await runFor(100)
  expect(begun).toEqual(files)
  expect(noTimeLines(result)).toEqual([])
})

test('what had no time makes no round red, and a red round stays red however little ran of it', async () => {
  const closing = async (unit: Partial<Outcome>, full: Partial<Outcome>) => {
    const steps = [
      { name: 'unit', run: async () => ({ ...none, ...unit }) },
      { name: 'full', run: async () => (await runFor(1, full)).result },
    ]
    const outcome = await runRound(
      steps,
      () => {},
      () => 0,
    )
    expect(outcome.noTime).toHaveLength(files.length - 1)
    return closingLine(outcome)
  }
  expect(await closing({ passed: 5 }, { passed: 1 })).toBe('6 passed, 0 failed')
  expect(await closing({ passed: 5, failed: 1 }, { passed: 1 })).toBe('6 passed, 1 failed')
  expect(await closing({ passed: 5 }, { failed: 1 })).toBe('5 passed, 1 failed')
})
