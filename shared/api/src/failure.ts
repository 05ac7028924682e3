/** What a page needs to know of a failed call to draw it; `ApiError` is one. */
export interface Failure {
  readonly code: string
  /** HTTP status; 0 where there was no answer. */
  readonly status: number
  /** What to quote to support. */
  readonly requestId?: string | undefined
  /** Seconds to wait before another try, where the API names them. */
  readonly retryAfter?: number | undefined
}

/** Whether trying the same again can help: there was no usable answer, the server is at fault, or it asks for patience. */
export function mayRetry({ code, status }: Failure): boolean {
  return status === 0 || status >= 500 || status === 429 || code === 'invalid_answer'
}
