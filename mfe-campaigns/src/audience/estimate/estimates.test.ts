import { ApiError } from '@console/api'
import type { AudienceEstimate, EstimateWrite } from '@console/contract'
import { expect, test } from '@jest/globals'
import { estimatesBy } from './estimates.ts'

const question = (application: string): EstimateWrite => ({ metadata_rule: [], audience_type: 'character', application_ids: [application] })
const answer = (audience_size: number): AudienceEstimate => ({
  audience_size,
  audience_type: 'character',
  estimated_on: '2026-11-05T03:00:00.000Z',
})
const [A, B, C] = [question('a'), question('b'), question('c')]

/** An API that responds only when the test tells it to. */
function slowly() {
  const asked: {
    readonly question: EstimateWrite
    readonly signal: AbortSignal
    readonly answer: PromiseWithResolvers<AudienceEstimate>
  }[] = []
  const estimates = estimatesBy((question, signal) => {
    const answer = Promise.withResolvers<AudienceEstimate>()
    asked.push({ question, signal, answer })
    return answer.promise
  })
  const settle = async (at: number, outcome: AudienceEstimate | ApiError) => {
    if (outcome instanceof ApiError) asked[at]?.answer.reject(outcome)
    else asked[at]?.answer.resolve(outcome)
    await new Promise((resolve) => setTimeout(resolve))
  }
  return { estimates, settle, asked, names: () => asked.map(({ question }) => question.application_ids?.[0]) }
}

test('two questions are asked at a time, the first ones first, and each once', async () => {
  const { estimates, settle, names } = slowly()
  estimates.want([A, B, A, C])
  expect(names()).toEqual(['a', 'b'])
  await settle(0, answer(1))
  expect(names()).toEqual(['a', 'b', 'c'])
  estimates.want([A, B, C])
  expect(names()).toEqual(['a', 'b', 'c'])
})

test('what was answered is kept and not asked again', async () => {
  const { estimates, settle, names } = slowly()
  estimates.want([A])
  await settle(0, answer(7))
  estimates.want([B])
  estimates.want([A])
  expect(names()).toEqual(['a', 'b'])
  expect(estimates.of(A)).toMatchObject({ answer: { audience_size: 7 }, isAsking: false })
})

test('a question that no one wants any more is aborted, and its late answer is dropped', async () => {
  const { estimates, settle, asked } = slowly()
  estimates.want([A])
  estimates.want([B])
  expect(asked[0]?.signal.aborted).toBe(true)
  await settle(1, answer(2))
  await settle(0, answer(1))
  expect(estimates.of(A)).toEqual({ isAsking: false })
  expect(estimates.of(B)).toMatchObject({ answer: { audience_size: 2 } })
})

test('wanted again, an aborted question is asked again, and only its own answer counts', async () => {
  const { estimates, settle, names } = slowly()
  estimates.want([A])
  estimates.want([])
  estimates.want([A])
  expect(names()).toEqual(['a', 'a'])
  await settle(1, answer(2))
  await settle(0, answer(1))
  expect(estimates.of(A)).toMatchObject({ answer: { audience_size: 2 } })
})

test('while it is counted again the last answer stays', async () => {
  const { estimates, settle, names } = slowly()
  estimates.want([A])
  await settle(0, answer(1))
  estimates.refresh()
  expect(names()).toEqual(['a', 'a'])
  expect(estimates.of(A)).toEqual({ answer: answer(1), isAsking: true })
  await settle(1, answer(2))
  expect(estimates.of(A)).toEqual({ answer: answer(2), isAsking: false })
})

test('a failure is told, holds up nothing else and is asked again only on demand', async () => {
  const { estimates, settle, names } = slowly()
  estimates.want([A, B, C])
  await settle(0, new ApiError({ code: 'busy', status: 503 }))
  expect(estimates.of(A)).toMatchObject({ error: { code: 'busy' }, isAsking: false })
  expect(names()).toEqual(['a', 'b', 'c'])
  estimates.want([A, B, C])
  expect(names()).toEqual(['a', 'b', 'c'])
  await settle(1, answer(2))
  estimates.refresh()
  expect(names()).toEqual(['a', 'b', 'c', 'a'])
})

test('whoever listens is told of every change', async () => {
  const { estimates, settle } = slowly()
  const versions: number[] = []
  const stop = estimates.subscribe(() => versions.push(estimates.version()))
  estimates.want([A])
  await settle(0, answer(1))
  stop()
  estimates.refresh()
  expect(versions).toEqual([1, 2])
})
