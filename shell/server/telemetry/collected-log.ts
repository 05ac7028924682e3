import { SeverityNumber } from '@opentelemetry/api'
import { OTLPLogExporter } from '@opentelemetry/exporter-logs-otlp-http'
import { detectResources, envDetector, resourceFromAttributes, serviceNameEnvDetector } from '@opentelemetry/resources'
import { BatchLogRecordProcessor, LoggerProvider, type LogRecordExporter } from '@opentelemetry/sdk-logs'
import type { Clock } from '../clock.ts'
import type { Facts, Log } from '../log.ts'

export interface CollectedLog {
  readonly log: Log
  /** Sends what was not sent yet. It never rejects, and gives up on a collector that stays silent. */
  close(): Promise<void>
}

const LIMIT_MS = 2_000

/**
 * Returns a log that writes every line as ever, and sends it to an OpenTelemetry collector too (OTLP over HTTP). A collector that
 * cannot be reached is a line in the log, once until it can be again, and costs the host nothing else.
 */
export function collectedLog(log: Log, endpoint: string, clock: Clock): CollectedLog {
  const exporter = new OTLPLogExporter({ url: `${endpoint.replace(/\/$/, '')}/v1/logs`, timeoutMillis: LIMIT_MS })
  const processor = new BatchLogRecordProcessor({ exporter: told(exporter, log), exportTimeoutMillis: LIMIT_MS })
  // The standard settings OTEL_SERVICE_NAME and OTEL_RESOURCE_ATTRIBUTES win over the name here.
  const named = resourceFromAttributes({ 'service.name': 'publisher-console' })
  const resource = named.merge(detectResources({ detectors: [envDetector, serviceNameEnvDetector] }))
  const provider = new LoggerProvider({ resource, processors: [processor] })
  const logger = provider.getLogger('host')
  const line =
    (level: 'info' | 'error') =>
    (event: string, facts: Facts = {}) => {
      log[level](event, facts)
      const severityNumber = level === 'info' ? SeverityNumber.INFO : SeverityNumber.ERROR
      logger.emit({ timestamp: clock.now(), severityNumber, severityText: level, eventName: event, body: event, attributes: { ...facts } })
    }
  return {
    log: { info: line('info'), error: line('error') },
    async close() {
      const limit = clock.timer(LIMIT_MS)
      await Promise.race([provider.shutdown().catch(() => {}), limit.done])
      limit.cancel()
    },
  }
}

/** The same exporter, whose failures are seen: by itself it keeps them to itself. */
function told(exporter: OTLPLogExporter, log: Log): LogRecordExporter {
  let isReached = true
  return {
    export: (records, done) =>
      exporter.export(records, (result) => {
        const wasReached = isReached
        isReached = result.error === undefined
        if (wasReached && !isReached) log.error('collector unreachable', { error: result.error?.message })
        done(result)
      }),
    forceFlush: () => exporter.forceFlush(),
    shutdown: () => exporter.shutdown(),
  }
}
