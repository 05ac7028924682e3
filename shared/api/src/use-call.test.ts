import { describe, expect, test } from '@jest/globals'
import { ApiError, type ApiErrorCode } from './api-error.ts'
import { retryDelay } from './use-call.ts'

const failure = (code: ApiErrorCode, status: number, retry_after?: number) =>
  new ApiError({ code, status, problem: { type: 't', title: 'T', status, code, ...(retry_after === undefined ? {} : { retry_after }) } })

describe('a failed read is tried again', () => {
  test.each([
    ['after a server error, later each time', failure('internal', 500), 1, 2000],
    ['after the time a limit names', failure('rate_limited', 429, 7), 1, 7000],
    ['not after a refusal', failure('permission_denied', 403), 1, null],
    ['not for ever', failure('busy', 503), 3, null],
    ['not for what is no call at all', new Error('bug'), 1, null],
  ])('%s', (_, error, count, wait) => {
    expect(retryDelay(error, count)).toBe(wait)
  })
})
