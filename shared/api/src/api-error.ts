import type { ErrorCode, FieldError, Problem } from '@console/contract'
import type { Failure } from './failure.ts'

interface Facts {
  readonly code: ApiErrorCode
  readonly status: number
  readonly requestId?: string
  readonly retryAfter?: number | undefined
  readonly problem?: Problem
}

/**
 * Why a call failed without a problem from the API: no connection, no response in time, a response that is not JSON or does
 * not fit its schema, the person canceled, or the captcha that goes with it gave nothing (spec section 8).
 */
type ClientCode = 'offline' | 'timeout' | 'invalid_answer' | 'canceled' | CaptchaCode
type CaptchaCode = 'captcha_no_key' | 'captcha_no_version' | 'captcha_not_loaded' | 'captcha_not_executed'

/** Any code of the contract, and the codes above. A code that the contract does not know is shown as the general failure. */
export type ApiErrorCode = ErrorCode | ClientCode

/** A failed call. Pages choose the text by its code and never parse its message. */
export class ApiError extends Error implements Failure {
  override readonly name = 'ApiError'
  readonly code: ApiErrorCode
  readonly status: number
  readonly requestId: string | undefined
  readonly retryAfter: number | undefined
  readonly problem: Problem | undefined

  constructor(facts: Facts) {
    super(`${facts.code} (${facts.status})`)
    this.code = facts.code
    this.status = facts.status
    this.requestId = facts.requestId ?? facts.problem?.request_id
    this.retryAfter = facts.problem?.retry_after ?? facts.retryAfter
    this.problem = facts.problem
  }

  get fields(): readonly FieldError[] {
    return this.problem?.errors ?? []
  }
}

/** Compares by name, because the error may come from another copy of this class. */
export function isApiError(error: unknown, code?: ApiErrorCode): error is ApiError {
  return error instanceof Error && error.name === 'ApiError' && (code === undefined || (error as ApiError).code === code)
}
