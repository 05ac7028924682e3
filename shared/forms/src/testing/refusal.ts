import { ApiError } from '@console/api'

/** The error of a call that the API refuses for the values of these fields. */
export function refusal(...pointers: readonly string[]): ApiError {
  const code = 'validation_failed'
  const errors = pointers.map((pointer) => ({ pointer, code: 'taken', message: 'taken' }))
  return new ApiError({ code, status: 422, problem: { type: 't', title: 'T', status: 422, code, errors } })
}
