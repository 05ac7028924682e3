/** Where the span of a request is, by the id of the request: whoever has a line of the log finds its trace, without a search. */
export interface TraceIds {
  readonly traceId: string
  readonly spanId: string
}

/** Returns the ids of the trace of a request, whose id is a UUID. */
export function traceIdsOf(requestId: string): TraceIds {
  const traceId = requestId.replaceAll('-', '').toLowerCase()
  return { traceId, spanId: traceId.slice(16) }
}

/** Returns the header with which the API goes on with the trace (W3C Trace Context). */
export function traceparentOf(requestId: string): string {
  const { traceId, spanId } = traceIdsOf(requestId)
  return `00-${traceId}-${spanId}-01`
}
