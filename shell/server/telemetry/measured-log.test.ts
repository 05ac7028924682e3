import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { jsonLog, type Log } from '../log.ts'
import { freePort, startHost } from '../testing/host-process.ts'
import { type ManualClock, manualClock } from '../testing/manual-clock.ts'
import { consoleRegistry } from '../testing/test-registry.ts'
import { type MeasuredLog, measuredLog } from './measured-log.ts'

let clock: ManualClock
let lines: string[]
let port: number
let measured: MeasuredLog
let log: Log
beforeEach(async () => {
  clock = manualClock()
  lines = []
  port = await freePort()
  const local = jsonLog((line) => lines.push(JSON.parse(line).event), clock.now)
  measured = measuredLog(local, { host: '127.0.0.1', port }, clock)
  log = measured.log
})
afterEach(() => measured.close())

/** Samples with this prefix, as `name{labels} value`. */
async function samples(name: string, at = port): Promise<string[]> {
  const text = await (await fetch(`http://127.0.0.1:${at}/metrics`)).text()
  return text.split('\n').filter((line) => line.startsWith(name))
}

describe('metrics', () => {
  it('have requests by what they are for and how they ended, with how long they took', async () => {
    for (const status of [200, 204, 503]) log.info('request', { kind: 'call', route: 'campaigns.get', status, ms: 40 })
    expect(lines).toEqual(['request', 'request', 'request'])
    expect(await samples('console_request_duration_seconds_count')).toEqual([
      'console_request_duration_seconds_count{kind="call",route="campaigns.get",status="2xx"} 2',
      'console_request_duration_seconds_count{kind="call",route="campaigns.get",status="5xx"} 1',
    ])
    const buckets = await samples('console_request_duration_seconds_bucket{kind="call",route="campaigns.get",status="2xx"')
    expect(buckets).toContain('console_request_duration_seconds_bucket{kind="call",route="campaigns.get",status="2xx",le="0.025"} 0')
    expect(buckets).toContain('console_request_duration_seconds_bucket{kind="call",route="campaigns.get",status="2xx",le="0.05"} 2')
  })

  it('have calls of the API, renewals and sessions, of which there are no lines', async () => {
    log.count('call answered', { route: 'auth.login', status: 0, ms: 30_000 })
    for (const event of ['session started', 'tokens renewed', 'tokens renewed', 'signed out']) log.count(event)
    log.error('refresh unreachable')
    expect(lines).toEqual(['refresh unreachable'])
    expect(await samples('console_api_call_duration_seconds_sum')).toEqual([
      'console_api_call_duration_seconds_sum{call="auth.login",status="0"} 30',
    ])
    expect(await samples('console_token_renewals_total')).toEqual(
      expect.arrayContaining([
        'console_token_renewals_total{outcome="renewed"} 2',
        'console_token_renewals_total{outcome="unreachable"} 1',
      ]),
    )
    expect(await samples('console_sessions_total')).toEqual(
      expect.arrayContaining(['console_sessions_total{change="started"} 1', 'console_sessions_total{change="signed_out"} 1']),
    )
  })

  it('begin at zero where it is known of what, so that the first event is seen to have been counted', async () => {
    for (const series of [
      'console_token_renewals_total{outcome="failed"} 0',
      'console_sessions_total{change="ended"} 0',
      'console_session_store_failures_total 0',
    ])
      expect(await samples(series)).toEqual([series])
    log.error('session store failed')
    expect(await samples('console_session_store_failures_total')).toEqual(['console_session_store_failures_total 1'])
  })

  it('have areas that failed and releases that are held back, by module and release', async () => {
    log.count('area failed', { id: 'campaigns', hash: 'c2', reason: 'render', witness: 'session' })
    log.count('area failed', { id: 'campaigns', hash: 'c2', reason: 'render', witness: 'network' })
    log.error('release held back', { id: 'campaigns', hash: 'c2', reason: 'render' })
    const labels = 'module="campaigns",release="c2"'
    expect(await samples('console_area_failures_total')).toEqual([
      `console_area_failures_total{${labels},reason="render",witness="session"} 1`,
      `console_area_failures_total{${labels},reason="render",witness="network"} 1`,
    ])
    expect(await samples('console_releases_held_back_total')).toEqual([`console_releases_held_back_total{${labels},reason="render"} 1`])
    log.count('registry read', { held: [{ id: 'campaigns', hash: 'c2' }] })
    expect(await samples('console_release_held_back{')).toEqual([`console_release_held_back{${labels}} 1`])
    log.count('registry read', { held: [] })
    expect(await samples('console_release_held_back{')).toEqual([`console_release_held_back{${labels}} 0`])
  })

  it('have the age of what is live by the time at which they are asked for', async () => {
    expect(await samples('console_registry_age_seconds')).toEqual([])
    log.count('registry read', { number: 41, signed: clock.now(), faults: 1 })
    clock.advance(60_000)
    expect(await samples('console_registry')).toEqual([
      'console_registry_number 41',
      'console_registry_age_seconds 60',
      'console_registry_faults 1',
    ])
  })

  it('that cannot be served are told, and cost the host nothing else', async () => {
    const other = measuredLog(log, { host: '127.0.0.1', port }, clock)
    while (!lines.includes('metrics cannot be served')) await new Promise(setImmediate)
    other.log.info('request', { kind: 'page', route: '/', status: 200, ms: 1 })
    await other.close()
  })
})

it('the host serves them on a port of their own, and not among its pages', async () => {
  const registry = consoleRegistry()
  const metricsPort = await freePort()
  const host = await startHost({
    DATA_DIR: registry.data,
    REGISTRY: registry.path,
    API_ORIGIN: 'http://127.0.0.1:1',
    METRICS_PORT: String(metricsPort),
  })
  try {
    expect((await fetch(`${host.origin}/metrics`)).status).toBe(404)
    expect(await samples('console_request_duration_seconds_count', metricsPort)).toEqual([
      'console_request_duration_seconds_count{kind="page",route="none",status="4xx"} 1',
    ])
    expect(await samples('console_registry_number', metricsPort)).toHaveLength(1)
    expect(await host.stop('SIGTERM')).toBe(0)
  } finally {
    await host.stop('SIGKILL')
    registry.remove()
  }
})
