import { ROOT_CONTEXT, SpanKind, SpanStatusCode, TraceFlags, trace } from '@opentelemetry/api'
import type { Resource } from '@opentelemetry/resources'
import { BatchSpanProcessor, RandomIdGenerator, type SpanExporter, TracerProvider } from '@opentelemetry/sdk-trace'
import type { Clock } from '../clock.ts'
import type { Facts } from '../log.ts'
import { traceIdsOf } from './trace-ids.ts'

export interface CollectedSpans {
  /** Makes a span of each request, and of each call of the API that was made for it. */
  tell(event: string, facts: Facts): void
  close(): Promise<void>
}

/** Spans are made when the work is over, since the log is told then, and have the times of the work. */
export function collectedSpans(exporter: SpanExporter, resource: Resource, limitMs: number, clock: Pick<Clock, 'now'>): CollectedSpans {
  const random = new RandomIdGenerator()
  /** The ids of the request's own span, while it is made. */
  let own: ReturnType<typeof traceIdsOf> | null = null
  const provider = new TracerProvider({
    resource,
    idGenerator: {
      generateTraceId: () => own?.traceId ?? random.generateTraceId(),
      generateSpanId: () => own?.spanId ?? random.generateSpanId(),
    },
    spanProcessors: [new BatchSpanProcessor({ exporter, exportTimeoutMillis: limitMs })],
  })
  const tracer = provider.getTracer('host')

  function make(name: string, kind: SpanKind, facts: Facts, parent = ROOT_CONTEXT): void {
    const end = clock.now()
    const status = Number(facts.status)
    const attributes = { 'http.route': String(facts.route), 'http.response.status_code': status, request_id: String(facts.request_id) }
    const span = tracer.startSpan(name, { kind, attributes, startTime: end - Number(facts.ms) }, parent)
    if (status === 0 || status >= 500) span.setStatus({ code: SpanStatusCode.ERROR })
    span.end(end)
  }

  return {
    tell(event, facts) {
      const ids = traceIdsOf(String(facts.request_id))
      if (event === 'request') {
        own = ids
        make(`${facts.method} ${facts.route}`, SpanKind.SERVER, facts)
        own = null
      }
      if (event === 'call answered') {
        const parent = trace.setSpanContext(ROOT_CONTEXT, { ...ids, traceFlags: TraceFlags.SAMPLED })
        make(`API ${facts.route}`, SpanKind.CLIENT, facts, parent)
      }
    },
    close: () => provider.shutdown(),
  }
}
