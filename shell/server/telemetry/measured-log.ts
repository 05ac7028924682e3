import { monitorEventLoopDelay } from 'node:perf_hooks'
import type { Attributes } from '@opentelemetry/api'
import { PrometheusExporter } from '@opentelemetry/exporter-prometheus'
import { MeterProvider } from '@opentelemetry/sdk-metrics'
import type { Clock } from '../clock.ts'
import { errorFacts, type Facts, type Log } from '../log.ts'

export interface MeasuredLog {
  readonly log: Log
  close(): Promise<void>
}

export interface MetricsAddress {
  readonly host: string
  readonly port: number
}

/** In seconds: from a file of the host's own memory to the longest that a call may take. */
const BOUNDARIES = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30]
const RENEWALS: Readonly<Record<string, string>> = {
  'tokens renewed': 'renewed',
  'session ended': 'refused',
  'refresh failed': 'failed',
  'refresh unreachable': 'unreachable',
  'refresh answer does not fit': 'misread',
}
const SESSIONS: Readonly<Record<string, string>> = {
  'session started': 'started',
  'session ended': 'ended',
  'signed out': 'signed_out',
}

/**
 * Returns a log that goes on as ever, and serves metrics of what it is told at `/metrics` of a port of its own, in the format of
 * Prometheus. The log is told everything, so nothing else of the host knows of metrics.
 */
export function measuredLog(log: Log, { host, port }: MetricsAddress, clock: Clock): MeasuredLog {
  const exporter = new PrometheusExporter({ host, port, withoutScopeInfo: true, withoutTargetInfo: true }, (error) => {
    if (error) log.error('metrics cannot be served', { port, ...errorFacts(error) })
  })
  const provider = new MeterProvider({ readers: [exporter] })
  const measure = instruments(provider, clock)
  const line =
    (level: keyof Log) =>
    (event: string, facts: Facts = {}) => {
      log[level](event, facts)
      measure(event, facts)
    }
  return {
    log: { info: line('info'), warn: line('warn'), error: line('error'), count: line('count') },
    close: () => provider.shutdown().catch(() => {}),
  }
}

function instruments(provider: MeterProvider, clock: Clock): (event: string, facts: Facts) => void {
  const meter = provider.getMeter('host')
  const duration = (name: string, description: string) =>
    meter.createHistogram(`${name}_seconds`, { description, advice: { explicitBucketBoundaries: BOUNDARIES } })
  const requests = duration('console_request_duration', 'Until the response to a request began')
  const calls = duration('console_api_call_duration', 'Until the response of the API was there; status 0: none came')
  const renewals = meter.createCounter('console_token_renewals', { description: 'Renewals of the tokens of sessions' })
  const sessions = meter.createCounter('console_sessions', { description: 'Sessions that began or ended' })
  const failures = meter.createCounter('console_area_failures', { description: 'Areas that pages could not show' })
  const storeFailures = meter.createCounter('console_session_store_failures', {
    description: 'Minutes with calls that could not use the store of sessions',
  })
  const held = meter.createCounter('console_releases_held_back', { description: 'How often a release was held back' })
  // A counter that begins with its first event hides it: only growth between two values is seen.
  for (const outcome of Object.values(RENEWALS)) renewals.add(0, { outcome })
  for (const change of Object.values(SESSIONS)) sessions.add(0, { change })
  storeFailures.add(0)
  let registry: Facts = {}
  /** A series that ends by itself would keep its last value. */
  const everHeld = new Map<string, number>()

  const gauge = (name: string, description: string, read: () => [number, Attributes?][]) =>
    meter.createObservableGauge(name, { description }).addCallback((result) => {
      for (const [value, attributes] of read()) result.observe(value, attributes)
    })
  const ofRegistry = (fact: string, value: (given: number) => number): [number][] =>
    typeof registry[fact] === 'number' ? [[value(registry[fact])]] : []
  gauge('console_registry_number', 'The number of what is live', () => ofRegistry('number', (number) => number))
  gauge('console_registry_age_seconds', 'Since what is live was signed', () => ofRegistry('signed', (at) => (clock.now() - at) / 1_000))
  gauge('console_registry_faults', 'What is wrong with the registry', () => ofRegistry('faults', (count) => count))
  gauge('console_release_held_back', '1 while a release is held back, 0 afterwards', () => {
    const now = new Map(heldIn(registry).map((release) => [JSON.stringify(release), 1]))
    for (const name of [...everHeld.keys(), ...now.keys()]) everHeld.set(name, now.get(name) ?? 0)
    return [...everHeld].map(([name, value]) => [value, JSON.parse(name)])
  })
  gauge('console_process_memory_bytes', 'Resident memory', () => [[process.memoryUsage.rss()]])
  const delays = monitorEventLoopDelay()
  delays.enable()
  gauge('console_event_loop_delay_seconds', 'The 99th percentile since the start', () => [[delays.percentile(99) / 1e9]])

  return (event, facts) => {
    const seconds = Number(facts.ms) / 1_000
    const release = { module: String(facts.id), release: String(facts.hash), reason: String(facts.reason) }
    if (event === 'request')
      requests.record(seconds, { kind: String(facts.kind), route: String(facts.route), status: classOf(facts.status) })
    if (event === 'call answered') calls.record(seconds, { call: String(facts.route), status: classOf(facts.status) })
    if (event === 'area failed') failures.add(1, { ...release, witness: String(facts.witness) })
    if (event === 'session store failed') storeFailures.add(1)
    if (event === 'release held back') held.add(1, release)
    if (event === 'registry read') registry = facts
    if (RENEWALS[event]) renewals.add(1, { outcome: RENEWALS[event] })
    if (SESSIONS[event]) sessions.add(1, { change: SESSIONS[event] })
  }
}

function heldIn({ held }: Facts): Attributes[] {
  return Array.isArray(held) ? held.map(({ id, hash }) => ({ module: id, release: hash })) : []
}

/** `2xx`, so that the number of series stays small. */
const classOf = (status: Facts[string]) => (Number(status) === 0 ? '0' : `${String(status).charAt(0)}xx`)
