/** What a page needs to draw a failed call. `ApiError` has it. */
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
