import type { ErrorCode } from '@console/contract'

/** `ApiError` has it. */
export interface Failure {
  readonly code: string
  /** HTTP status; 0 if there was no response. */
  readonly status: number
  /** The reference to give to support. */
  readonly requestId?: string | undefined
  /** Seconds to wait before a retry, if the API names them. */
  readonly retryAfter?: number | undefined
}

/** Returns whether a retry can help: there was no usable response, the server failed, or it asks to wait. */
export function mayRetry({ code, status }: Failure): boolean {
  return status === 0 || status >= 500 || status === 429 || code === 'invalid_answer'
}

/** Statuses and codes that say nothing about what became of the request: it may have taken effect, or an earlier attempt may have. */
const UNDECIDED_STATUSES: readonly number[] = [408, 425, 429]
const UNDECIDED_CODES: readonly string[] = [
  'idempotency_in_progress',
  'unauthenticated',
  'token_expired',
  'token_invalid',
  'session_revoked',
] satisfies ErrorCode[]

/** Returns whether the request was refused for good: sent once more, it is a new request. Otherwise its outcome is not known. */
export function isRefusal({ code, status }: Failure): boolean {
  return status >= 400 && status < 500 && !UNDECIDED_STATUSES.includes(status) && !UNDECIDED_CODES.includes(code)
}
