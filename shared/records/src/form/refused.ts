import { ApiError } from '@console/api'
import type { FieldError } from '@console/contract'

/** Returns the refusal with which the API would reject such a body, without sending it. */
export function refused(errors: FieldError[]): ApiError {
  const code = 'validation_failed'
  const problem = { type: `urn:pub:problem:${code}`, title: 'Validation failed', status: 422, code, errors } as const
  return new ApiError({ code, status: 422, problem })
}
