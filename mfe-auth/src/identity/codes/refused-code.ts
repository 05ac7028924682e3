import { ApiError, isApiError } from '@console/api'

const REFUSALS = ['otp_invalid', 'otp_expired', 'otp_attempts_exhausted']

/** Whether the API refused the code that came by mail. */
export const isCodeRefused = (error: unknown): error is ApiError => isApiError(error) && REFUSALS.includes(error.code)

/**
 * Returns the refusal of a code as an error of the code's field, so that it is shown there and the field takes the focus. Any other
 * error is returned as it is.
 */
export function atCodeField(error: unknown): unknown {
  if (!isCodeRefused(error)) return error
  const left = error.problem?.attempts_left
  const field = { pointer: '/body/otp', code: error.code, message: error.message, ...(left === undefined ? {} : { params: { left } }) }
  const problem = { type: 'about:blank', title: error.message, status: error.status, code: 'validation_failed', errors: [field] }
  return new ApiError({ code: 'validation_failed', status: error.status, problem })
}
