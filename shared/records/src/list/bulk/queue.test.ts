import { ApiError, retryWhenLimited } from '@console/api'
import { describe, expect, jest, test } from '@jest/globals'
import { type Outcome, runQueue } from './queue.ts'

const limited = (retry_after?: number) =>
  new ApiError({
    code: 'rate_limited',
    status: 429,
    problem: { type: 't', title: 'T', status: 429, code: 'rate_limited', ...(retry_after === undefined ? {} : { retry_after }) },
  })
const conflict = new ApiError({ code: 'campaign_ended', status: 409 })
const at = (n: number) => Array.from({ length: n }, (_, i) => i)

async function run(work: (item: number) => Promise<void>, count: number, abort = new AbortController()) {
  const outcomes = new Map<number, Outcome['state']>()
  const wait = jest.fn(() => Promise.resolve())
  await runQueue(at(count), work, (item, { state }) => outcomes.set(item, state), { signal: abort.signal, wait })
  return { outcomes: at(count).map((item) => outcomes.get(item)), wait }
}

test('three rows are worked on at once, never more, and each has its outcome', async () => {
  let running = 0
  let most = 0
  const { outcomes } = await run(async () => {
    running += 1
    most = Math.max(most, running)
    await Promise.resolve()
    running -= 1
  }, 10)
  expect(most).toBe(3)
  expect(outcomes).toEqual(Array(10).fill('done'))
})

test('a row that fails stops no other', async () => {
  const { outcomes } = await run((item) => (item % 2 ? Promise.reject(conflict) : Promise.resolve()), 5)
  expect(outcomes).toEqual(['done', 'failed', 'done', 'failed', 'done'])
})

test('after canceling, what runs is finished and the rest is not begun', async () => {
  const abort = new AbortController()
  const begun: number[] = []
  const work = async (item: number) => {
    begun.push(item)
    await Promise.resolve()
    if (item === 1) abort.abort()
  }
  const { outcomes } = await run(work, 6, abort)
  expect(begun).toEqual([0, 1, 2])
  expect(outcomes).toEqual(['done', 'done', 'done', 'stopped', 'stopped', 'stopped'])
})

describe('a limit', () => {
  test('is waited for as long as it says, and the row is done then', async () => {
    let refusals = 2
    const { outcomes, wait } = await run(() => (refusals-- > 0 ? Promise.reject(limited(7)) : Promise.resolve()), 1)
    expect(outcomes).toEqual(['done'])
    expect(wait.mock.calls.map(([ms]: unknown[]) => ms)).toEqual([7000, 7000])
  })

  test('that names no time is waited for all the same', async () => {
    let refusals = 1
    const { wait } = await run(() => (refusals-- > 0 ? Promise.reject(limited()) : Promise.resolve()), 1)
    expect(wait.mock.calls.map(([ms]: unknown[]) => ms)).toEqual([5000])
  })

  test('that never ends is a failure', async () => {
    const { outcomes, wait } = await run(() => Promise.reject(limited(1)), 1)
    expect(outcomes).toEqual(['failed'])
    expect(wait).toHaveBeenCalledTimes(5)
  })

  test('is not waited for by a person who cancels', async () => {
    const abort = new AbortController()
    const reading = retryWhenLimited(() => Promise.reject(limited(3600)), { signal: abort.signal })
    abort.abort()
    await expect(reading).rejects.toMatchObject({ code: 'rate_limited' })
  })
})
