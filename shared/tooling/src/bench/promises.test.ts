import { expect, test } from '@jest/globals'
import { checkPromises, PROMISES, type Promised, shown } from './promises.ts'
import { middle } from './readings.ts'

const promised = (values: Partial<Promised> = {}): Promised => ({
  name: 'a step',
  unit: 'times',
  promise: 1.05,
  aim: 1,
  read: middle('step'),
  ...values,
})
const verdict = (value: number, values?: Partial<Promised>) => checkPromises({ step: [[value]] }, [promised(values)])[0]

test.each([
  [0.98, true, 'reaches the aim'],
  [1, true, 'reaches the aim'],
  [1.05, true, 'holds'],
  // What rounds to the promise keeps it: nobody measures thousandths.
  [1.0549, true, 'holds'],
  [1.06, false, 'misses by 0.01'],
  [2, false, 'misses by 0.95'],
])('a figure of %d against a promise of 1.05 and an aim of 1', (value, holds, words) => {
  expect(verdict(value)).toMatchObject({ holds, verdict: words })
})

test('a miss is told in the unit of the figure', () => {
  expect(verdict(233.44, { unit: 'kB', promise: 200, aim: 180 })?.verdict).toBe('misses by 33.4')
  expect(verdict(1, { unit: 'requests', promise: 0, aim: 0 })?.verdict).toBe('misses by 1')
  expect(verdict(2.44, { unit: 'ms', promise: 2, aim: 1 })?.verdict).toBe('misses by 0.4')
})

test('what was not measured is neither held nor missed', () => {
  expect(checkPromises({})).toEqual([])
})

test('each promise has its own name, and aims at no less than it promises', () => {
  expect(new Set(PROMISES.map(({ name }) => name)).size).toBe(PROMISES.length)
  expect(PROMISES.filter(({ promise, aim }) => aim > promise)).toEqual([])
})

test('short times are shown with a digit more than long ones', () => {
  expect([shown(1.26, 'ms'), shown(563.7, 'ms'), shown(0.0004, 'shift')]).toEqual(['1.3', '564', '0.000'])
})
