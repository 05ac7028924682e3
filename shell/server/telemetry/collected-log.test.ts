import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { systemClock } from '../clock.ts'
import { jsonLog } from '../log.ts'
import { type HostProcess, startHost } from '../testing/host-process.ts'
import { consoleRegistry, type RegistryFolder } from '../testing/test-registry.ts'
import { collectedLog } from './collected-log.ts'

interface Collector {
  readonly url: string
  /** The bodies that it got at `/v1/logs`. */
  readonly got: string[]
  /** The same at `/v1/traces`. */
  readonly traces: string[]
}

let server: Server
let respond: (given: ServerResponse) => void
let collector: Collector
beforeEach(async () => {
  const got: string[] = []
  const traces: string[] = []
  respond = (given) => given.writeHead(200, { 'content-type': 'application/json' }).end('{}')
  server = createServer(async (asked: IncomingMessage, given) => {
    if (asked.url === '/v1/logs') got.push(await text(asked))
    if (asked.url === '/v1/traces') traces.push(await text(asked))
    respond(given)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  collector = { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, got, traces }
})
afterEach(() => {
  server.closeAllConnections()
  server.close()
})

function logTo(endpoint: string) {
  const lines: string[] = []
  const collected = collectedLog(
    jsonLog((line) => lines.push(line), systemClock.now),
    endpoint,
    systemClock,
  )
  return { ...collected, lines }
}

const events = (lines: readonly string[]) => lines.map((line) => JSON.parse(line).event)

describe('a log with a collector', () => {
  it('sends each line with its level and facts, and writes it as ever', async () => {
    const { log, lines, close } = logTo(`${collector.url}/`)
    log.error('module failed', { id: 'campaigns', reason: 'slow', hash: undefined })
    log.warn('registry', { fault: 'it expires soon' })
    log.info('page visited', { modules: [{ id: 'campaigns', hash: 'c1' }], times: { loaded: 400 } })
    await close()
    expect(events(lines)).toEqual(['module failed', 'registry', 'page visited'])
    const [{ resource, scopeLogs }] = JSON.parse(collector.got.join()).resourceLogs
    expect(resource.attributes).toContainEqual({ key: 'service.name', value: { stringValue: 'publisher-console' } })
    const [failed, warned, visited] = scopeLogs[0].logRecords
    expect(failed).toMatchObject({ severityText: 'error', severityNumber: 17, body: { stringValue: 'module failed' } })
    expect(failed.attributes).toContainEqual({ key: 'reason', value: { stringValue: 'slow' } })
    expect(warned).toMatchObject({ severityText: 'warn', severityNumber: 13 })
    expect(visited).toMatchObject({ severityText: 'info', eventName: 'page visited' })
    const module = [
      { key: 'id', value: { stringValue: 'campaigns' } },
      { key: 'hash', value: { stringValue: 'c1' } },
    ]
    expect(visited.attributes).toEqual([
      { key: 'modules', value: { arrayValue: { values: [{ kvlistValue: { values: module } }] } } },
      { key: 'times', value: { kvlistValue: { values: [{ key: 'loaded', value: { intValue: 400 } }] } } },
    ])
  })

  it('sends a trace of each request, under its id, with the calls of the API that were made for it', async () => {
    const { log, lines, close } = logTo(collector.url)
    const request_id = '0b5e7c1a-94d3-4f0e-8a61-2c7d9e3f5a10'
    log.count('call answered', { request_id, route: 'campaigns.get', status: 503, ms: 30 })
    log.info('request', { request_id, method: 'GET', kind: 'call', route: 'campaigns.get', status: 503, ms: 40 })
    await close()
    expect(events(lines)).toEqual(['request'])
    const [{ scopeSpans }] = JSON.parse(collector.traces.join()).resourceSpans
    const [call, request] = scopeSpans[0].spans
    const trace = { traceId: '0b5e7c1a94d34f0e8a612c7d9e3f5a10' }
    expect(request).toMatchObject({ ...trace, spanId: '8a612c7d9e3f5a10', kind: 2, name: 'GET campaigns.get', status: { code: 2 } })
    expect(call).toMatchObject({ ...trace, parentSpanId: request.spanId, kind: 3, name: 'API campaigns.get' })
    const ms = ({ startTimeUnixNano, endTimeUnixNano }: typeof call) => (BigInt(endTimeUnixNano) - BigInt(startTimeUnixNano)) / 1_000_000n
    expect([ms(call), ms(request)]).toEqual([30n, 40n])
    expect(request.attributes).toContainEqual({ key: 'http.response.status_code', value: { intValue: 503 } })
  })

  it('says once that the collector refuses, goes on, and never says it to the collector', async () => {
    respond = (given) => given.writeHead(400).end()
    const { log, lines, close } = logTo(collector.url)
    log.info('first')
    log.info('second')
    await close()
    expect(events(lines)).toEqual(['first', 'second', 'collector unreachable'])
    expect(collector.got).toHaveLength(1)
  })
})

describe('the host', () => {
  let folder: string
  let registry: RegistryFolder
  let host: HostProcess
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'console-collected-'))
    registry = consoleRegistry()
  })
  afterEach(async () => {
    await host.stop('SIGKILL')
    registry.remove()
    rmSync(folder, { recursive: true, force: true })
  })
  const start = async (more: Readonly<Record<string, string>>) => {
    host = await startHost({ DATA_DIR: folder, REGISTRY: registry.path, API_ORIGIN: 'http://127.0.0.1:1', ...more })
    expect((await fetch(`${host.origin}/healthz`)).status).toBe(200)
  }

  it('has sent its last line when it has ended', async () => {
    await start({ OTEL_EXPORTER_OTLP_ENDPOINT: collector.url, OTEL_SERVICE_NAME: 'console-of-a-test' })
    expect(await host.stop('SIGTERM')).toBe(0)
    expect(collector.got.join()).toContain('"stringValue":"listening"')
    expect(collector.got.join()).toContain('console-of-a-test')
    expect(collector.traces).toEqual([])
  })

  it('serves and ends as ever in front of a collector that is not there', async () => {
    await start({ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:1' })
    expect(await host.stop('SIGTERM')).toBe(0)
    expect(events(host.lines)).toEqual(['listening', 'collector unreachable'])
  })

  it('serves and ends as ever in front of a collector that never answers', async () => {
    respond = () => {}
    await start({ OTEL_EXPORTER_OTLP_ENDPOINT: collector.url })
    expect(await host.stop('SIGTERM')).toBe(0)
  })

  it('sends nothing anywhere unless it is told to', async () => {
    await start({})
    expect(await host.stop('SIGTERM')).toBe(0)
    expect(collector.got).toEqual([])
  })
})
