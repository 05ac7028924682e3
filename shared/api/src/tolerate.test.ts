import { expect, test } from '@jest/globals'
import { ApiError } from './api-error.ts'
import { tolerate } from './tolerate.ts'

const failure = (code: string) => new ApiError({ code, status: 409 })

test('a failure that says that the wanted state is there already is none', async () => {
  await expect(tolerate('already_ended', Promise.reject(failure('already_ended')))).resolves.toBeUndefined()
  await expect(tolerate('already_ended', Promise.resolve('answer'))).resolves.toBeUndefined()
})

test.each([failure('campaign_not_found'), new Error('bug')])('every other failure is thrown: %s', async (error) => {
  await expect(tolerate('already_ended', Promise.reject(error))).rejects.toBe(error)
})
