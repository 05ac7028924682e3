import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { jsonLog } from '../server/log.ts'
import { measuredLog } from '../server/telemetry/measured-log.ts'
import { freePort } from '../server/testing/host-process.ts'
import { manualClock } from '../server/testing/manual-clock.ts'

const read = (file: string) => readFileSync(join(import.meta.dirname, file), 'utf8')

interface Panel {
  readonly id: number
  readonly title: string
  readonly type: string
  readonly datasource: { readonly type: string; readonly uid: string }
  readonly gridPos: { readonly h: number; readonly w: number; readonly x: number; readonly y: number }
  readonly fieldConfig: { readonly overrides: readonly { readonly matcher: { readonly id: string; readonly options: string } }[] }
  readonly targets: readonly { readonly refId: string; readonly expr: string; readonly legendFormat: string }[]
}
const { panels, ...dashboard } = JSON.parse(read('grafana-dashboard.json')) as {
  readonly panels: readonly Panel[]
  readonly [more: string]: unknown
}
/** An expression ends where the next key of its rule begins. */
const alerts = [...read('alerts.yml').matchAll(/alert: (\w+)\n\s+expr: \|?([\s\S]*?)\n\s+(?:for|labels):/g)].map(
  ([, name = '', expr = '']) => ({
    name,
    expr,
  }),
)

/** The labels of each metric that the host serves once everything has happened. `instance` and `job` come from Prometheus. */
const labels = new Map<string, Set<string>>()
beforeAll(async () => {
  const clock = manualClock()
  const port = await freePort()
  const { log, close } = measuredLog(
    jsonLog(() => {}, clock.now),
    { host: '127.0.0.1', port },
    clock,
  )
  const release = { id: 'campaigns', hash: 'c2' }
  log.info('request', { kind: 'call', route: 'campaigns.get', status: 200, ms: 40 })
  log.count('call answered', { route: 'campaigns.get', status: 200, ms: 40 })
  for (const event of ['session started', 'tokens renewed']) log.count(event)
  log.count('area failed', { ...release, reason: 'render' })
  log.error('release held back', { ...release, reason: 'render' })
  log.count('registry read', { number: 41, signed: clock.now(), faults: 0, held: [release] })
  const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text()
  await close()
  for (const [, name = '', given = ''] of text.matchAll(/^(console_\w+)(?:\{(.*)\})? /gm))
    labels.set(name, new Set([...given.matchAll(/(\w+)=/g)].map(([, label = '']) => label).concat('instance', 'job')))
})
afterAll(() => labels.clear())

const metricsOf = (expr: string) => expr.match(/\bconsole_\w+/g) ?? []
const labelsOf = (expr: string, legend = '') => [
  ...[...expr.matchAll(/\b(?:by|without|on|ignoring) \(([^)]*)\)/g)].flatMap(([, list = '']) =>
    list.split(',').map((label) => label.trim()),
  ),
  ...[...expr.matchAll(/\{([^}]*)\}/g)].flatMap(([, matchers = '']) => matchers.match(/\w+(?=\s*[=!]~?)/g) ?? []),
  ...[...legend.matchAll(/\{\{\s*(\w+)\s*\}\}/g)].map(([, label = '']) => label),
]
const unknownIn = (expr: string, legend?: string) => {
  const metrics = metricsOf(expr)
  return [
    ...metrics.filter((name) => !labels.has(name)),
    ...labelsOf(expr, legend).filter((label) => !metrics.every((name) => labels.get(name)?.has(label))),
  ]
}

describe('the dashboard', () => {
  const targets = panels.flatMap(({ title, targets }) => targets.map((target) => ({ title, ...target })))

  it.each(targets)('shows in $title ($refId) a metric and labels that the host has', ({ expr, legendFormat }) => {
    expect(metricsOf(expr)).toHaveLength(1)
    expect(unknownIn(expr, legendFormat)).toEqual([])
  })

  it('asks a source of Prometheus that the person who opens it chooses', () => {
    expect(dashboard).toMatchObject({ templating: { list: [{ name: 'datasource', type: 'datasource', query: 'prometheus' }] } })
    for (const { datasource } of panels) expect(datasource).toEqual({ type: 'prometheus', uid: '${datasource}' })
  })

  it('has what Grafana 10 and later read without converting it, and nothing of an instance that it was taken from', () => {
    // Older schemas have panels and links in other shapes.
    expect(Number(dashboard.schemaVersion)).toBeGreaterThanOrEqual(38)
    expect(Object.keys(dashboard)).not.toContain('id')
    expect(String(dashboard.uid)).toMatch(/^[\w-]{1,40}$/)
    expect(new Set(panels.map(({ id }) => id)).size).toBe(panels.length)
    expect(new Set(panels.map(({ type }) => type))).toEqual(new Set(['timeseries', 'stat']))
    for (const { targets, fieldConfig } of panels) {
      const refs = targets.map(({ refId }) => refId)
      expect(new Set(refs).size).toBe(refs.length)
      expect(fieldConfig.overrides.filter(({ matcher }) => matcher.id !== 'byFrameRefID' || !refs.includes(matcher.options))).toEqual([])
    }
  })

  it('has its panels side by side in the 24 columns', () => {
    const cells = panels.flatMap(({ gridPos: { h, w, x, y } }) =>
      Array.from({ length: h * w }, (_, n) => ({ x: x + (n % w), y: y + Math.floor(n / w) })),
    )
    expect(cells.every(({ x }) => x < 24)).toBe(true)
    expect(new Set(cells.map(({ x, y }) => `${x} ${y}`)).size).toBe(cells.length)
  })
})

it('the operators are told of each alert what to do', () => {
  const documented = read('../../shared/docs/operating.md')
  expect(alerts.length).toBeGreaterThan(3)
  expect(
    alerts.map(({ name }) => name).filter((name) => !documented.includes(`| \`${name}\`: `) && !documented.includes(`| \`${name}\` |`)),
  ).toEqual([])
})

it.each(alerts)('$name asks for metrics and labels that the host has', ({ expr }) => {
  expect(metricsOf(expr)).not.toEqual([])
  expect(unknownIn(expr)).toEqual([])
})

it('the operators are told of every metric', () => {
  const documented = read('../../shared/docs/operating.md')
  const names = [...labels.keys()].map((name) => name.replace(/_(?:bucket|count|sum)$/, ''))
  expect(names.length).toBeGreaterThan(10)
  expect(names.filter((name) => !documented.includes(name))).toEqual([])
})
