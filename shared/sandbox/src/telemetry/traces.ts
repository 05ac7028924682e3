import { ROOT_CONTEXT, type SpanContext, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { detectResources, envDetector, resourceFromAttributes, serviceNameEnvDetector } from '@opentelemetry/resources'
import { BatchSpanProcessor, TracerProvider } from '@opentelemetry/sdk-trace'

const LIMIT_MS = 2_000

export interface AnsweredCall {
  /** The id of the call, `campaigns.get`: its path would have ids of records. */
  readonly route: string
  readonly method: string
  readonly status: number
  readonly requestId: string
  /** The caller's header (W3C Trace Context), in whose trace the call then is. */
  readonly traceparent: string | undefined
  /** Milliseconds since 1970. */
  readonly began: number
  readonly ended: number
}

export interface Traces {
  tell(call: AnsweredCall): void
  /** Sends what was not sent yet. It never rejects. */
  close(): Promise<void>
}

/** Sends a span of each call to an OpenTelemetry collector (OTLP over HTTP). If it cannot be reached, only the log says so, once. */
export function tracesTo(endpoint: string, log: (line: string) => void): Traces {
  // The standard settings OTEL_SERVICE_NAME and OTEL_RESOURCE_ATTRIBUTES win over the name here.
  const named = resourceFromAttributes({ 'service.name': 'publisher-console-sandbox' })
  const resource = named.merge(detectResources({ detectors: [envDetector, serviceNameEnvDetector] }))
  const exporter = new TellingExporter(`${endpoint.replace(/\/$/, '')}/v1/traces`, log)
  const provider = new TracerProvider({ resource, spanProcessors: [new BatchSpanProcessor({ exporter, exportTimeoutMillis: LIMIT_MS })] })
  const tracer = provider.getTracer('sandbox')
  return {
    tell({ route, method, status, requestId, traceparent, began, ended }) {
      const attributes = { 'http.route': route, 'http.response.status_code': status, request_id: requestId }
      const parent = parentOf(traceparent)
      const context = parent ? trace.setSpanContext(ROOT_CONTEXT, parent) : ROOT_CONTEXT
      const span = tracer.startSpan(`${method} ${route}`, { kind: SpanKind.SERVER, attributes, startTime: began }, context)
      if (status >= 500) span.setStatus({ code: SpanStatusCode.ERROR })
      span.end(ended)
    },
    close: () => provider.shutdown().catch(() => {}),
  }
}

/** The exporter itself does not report its failures. */
class TellingExporter extends OTLPTraceExporter {
  readonly #log: (line: string) => void
  #isReached = true

  constructor(url: string, log: (line: string) => void) {
    super({ url, timeoutMillis: LIMIT_MS })
    this.#log = log
  }

  override export(...[spans, done]: Parameters<OTLPTraceExporter['export']>): void {
    super.export(spans, (result) => {
      const wasReached = this.#isReached
      this.#isReached = result.error === undefined
      if (wasReached && !this.#isReached) this.#log(`The collector cannot be reached: ${result.error?.message}`)
      done(result)
    })
  }
}

function parentOf(header: string | undefined): SpanContext | undefined {
  const [, traceId, spanId, flags] = /^00-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})$/.exec(header ?? '') ?? []
  if (!traceId || !spanId || !flags) return undefined
  return { traceId, spanId, traceFlags: Number.parseInt(flags, 16), isRemote: true }
}
