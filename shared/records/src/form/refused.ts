import { ApiError } from '@console/api'
import type { FieldError } from '@console/contract'

/** Returns the refusal that the API would answer a body with these errors with, for one that is not sent at all. */
export function refused(errors: FieldError[]): ApiError {
  const code = 'validation_failed'
  const problem = { type: `urn:pub:problem:${code}`, title: 'Validation failed', status: 422, code, errors } as const
  return new ApiError({ code, status: 422, problem })
}
