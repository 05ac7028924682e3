import { expect, test } from '@jest/globals'
import { ApiError, type ApiErrorCode } from './api-error.ts'
import { ignoreFailure } from './ignore-failure.ts'

const failure = (code: ApiErrorCode) => new ApiError({ code, status: 409 })

test('a failure that says that the wanted state is there already is none', async () => {
  await expect(ignoreFailure('already_ended', Promise.reject(failure('already_ended')))).resolves.toBeUndefined()
  await expect(ignoreFailure('already_ended', Promise.resolve('answer'))).resolves.toBeUndefined()
})

test.each([failure('campaign_not_found'), new Error('bug')])('every other failure is thrown: %s', async (error) => {
  await expect(ignoreFailure('already_ended', Promise.reject(error))).rejects.toBe(error)
})
