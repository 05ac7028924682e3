import { expect, test } from '@jest/globals'
import { ApiError, type ApiErrorCode } from './api-error.ts'
import { mayRetry } from './failure.ts'
import { retryDelay } from './retry-policy.ts'

const failure = (code: ApiErrorCode, status: number, retry_after?: number) =>
  new ApiError({ code, status, problem: { type: 't', title: 'T', status, code, ...(retry_after === undefined ? {} : { retry_after }) } })

// By a person with a button; by the console itself, with the milliseconds before the first and the second retry.
test.each([
  ['no connection', failure('offline', 0), true, null, null],
  ['no answer in time', failure('timeout', 0), true, null, null],
  ['an answer that does not fit', failure('invalid_answer', 200), true, null, null],
  ['a server error, later each time', failure('internal', 500), true, 2000, 4000],
  ['a busy server', failure('busy', 503), true, 2000, 4000],
  ['a limit, after the time it names', failure('rate_limited', 429, 7), true, 7000, 7000],
  ['a limit that names no time', failure('rate_limited', 429), true, 5000, 5000],
  ['a refusal', failure('permission_denied', 403), false, null, null],
  ['a record that is gone', failure('not_found', 404), false, null, null],
  ['values that are wrong', failure('validation_failed', 422), false, null, null],
  ['a newer version', failure('version_mismatch', 412), false, null, null],
])('after %s another try can help or not, and comes by itself or not', (_, error, canHelp, first, second) => {
  expect(mayRetry(error)).toBe(canHelp)
  expect([1, 2, 3].map((count) => retryDelay(error, count))).toEqual([first, second, null])
})

test('what is no failed call is not tried again by itself', () => {
  expect(retryDelay(new Error('bug'), 1)).toBeNull()
})
