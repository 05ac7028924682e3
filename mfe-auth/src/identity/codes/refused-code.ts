import { ApiError, isApiError } from '@console/api'

const REFUSALS = ['otp_invalid', 'otp_expired', 'otp_attempts_exhausted']

export const isCodeRefused = (error: unknown): error is ApiError => isApiError(error) && REFUSALS.includes(error.code)

/** Moves the refusal of a code to the code's field, which then shows it and takes the focus; returns other errors as they are. */
export function atCodeField(error: unknown): unknown {
  if (!isCodeRefused(error)) return error
  const left = error.problem?.attempts_left
  const field = { pointer: '/body/otp', code: error.code, message: error.message, ...(left === undefined ? {} : { params: { left } }) }
  const problem = { type: 'about:blank', title: error.message, status: error.status, code: 'validation_failed', errors: [field] }
  return new ApiError({ code: 'validation_failed', status: error.status, problem })
}
