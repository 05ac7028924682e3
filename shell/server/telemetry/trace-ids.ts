/** Span of a request, by the id of the request, so that a line of the log leads to its trace without a search. */
export interface TraceIds {
  readonly traceId: string
  readonly spanId: string
}

/** `requestId` is a UUID. */
export function traceIdsOf(requestId: string): TraceIds {
  const traceId = requestId.replaceAll('-', '').toLowerCase()
  return { traceId, spanId: traceId.slice(16) }
}

/** Returns the header with which the API goes on with the trace (W3C Trace Context). */
export function traceparentOf(requestId: string): string {
  const { traceId, spanId } = traceIdsOf(requestId)
  return `00-${traceId}-${spanId}-01`
}
