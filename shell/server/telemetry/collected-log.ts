import { SeverityNumber } from '@opentelemetry/api'
import { OTLPLogExporter } from '@opentelemetry/exporter-logs-otlp-http'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { detectResources, envDetector, resourceFromAttributes, serviceNameEnvDetector } from '@opentelemetry/resources'
import { BatchLogRecordProcessor, LoggerProvider } from '@opentelemetry/sdk-logs'
import type { Clock } from '../clock.ts'
import type { Facts, Log } from '../log.ts'
import { collectedSpans } from './collected-spans.ts'

type ExportResult = Parameters<Parameters<OTLPLogExporter['export']>[1]>[0]

export interface CollectedLog {
  readonly log: Log
  /** Sends what was not sent yet. It never rejects, and gives up on a collector that stays silent. */
  close(): Promise<void>
}

const LIMIT_MS = 2_000
const SEVERITIES = { info: SeverityNumber.INFO, warn: SeverityNumber.WARN, error: SeverityNumber.ERROR }

/**
 * Returns a log that writes every line as ever, and sends it to an OpenTelemetry collector too (OTLP over HTTP), with a trace of each
 * request. An unreachable collector is logged once, until it can be reached again, and costs the host nothing else.
 */
export function collectedLog(log: Log, endpoint: string, clock: Clock): CollectedLog {
  const base = endpoint.replace(/\/$/, '')
  const tell = reachability(log)
  const exporter = told(new OTLPLogExporter({ url: `${base}/v1/logs`, timeoutMillis: LIMIT_MS }), tell)
  const processor = new BatchLogRecordProcessor({ exporter, exportTimeoutMillis: LIMIT_MS })
  // The standard settings OTEL_SERVICE_NAME and OTEL_RESOURCE_ATTRIBUTES win over the name here.
  const named = resourceFromAttributes({ 'service.name': 'publisher-console' })
  const resource = named.merge(detectResources({ detectors: [envDetector, serviceNameEnvDetector] }))
  const provider = new LoggerProvider({ resource, processors: [processor] })
  const logger = provider.getLogger('host')
  const traces = told(new OTLPTraceExporter({ url: `${base}/v1/traces`, timeoutMillis: LIMIT_MS }), tell)
  const spans = collectedSpans(traces, resource, LIMIT_MS, clock)
  const line =
    (level: keyof typeof SEVERITIES) =>
    (event: string, facts: Facts = {}) => {
      log[level](event, facts)
      spans.tell(event, facts)
      logger.emit({
        timestamp: clock.now(),
        severityNumber: SEVERITIES[level],
        severityText: level,
        eventName: event,
        body: event,
        attributes: { ...facts },
      })
    }
  return {
    log: { info: line('info'), warn: line('warn'), error: line('error'), count: (event, facts = {}) => spans.tell(event, facts) },
    async close() {
      const limit = clock.timer(LIMIT_MS)
      await Promise.race([Promise.allSettled([provider.shutdown(), spans.close()]), limit.done])
      limit.cancel()
    },
  }
}

type Tell = (error: Error | undefined) => void

function reachability(log: Log): Tell {
  let isReached = true
  return (error) => {
    const wasReached = isReached
    isReached = error === undefined
    if (wasReached && !isReached) log.error('collector unreachable', { error: error?.message })
  }
}

interface Exporter<Item> {
  export(items: Item[], done: (result: ExportResult) => void): void
  forceFlush(): Promise<void>
  shutdown(): Promise<void>
}

/** Reports the failures of an exporter, which it otherwise keeps to itself. */
function told<Item>(exporter: Exporter<Item>, tell: Tell): Exporter<Item> {
  return {
    export: (items, done) =>
      exporter.export(items, (result) => {
        tell(result.error)
        done(result)
      }),
    forceFlush: () => exporter.forceFlush(),
    shutdown: () => exporter.shutdown(),
  }
}
