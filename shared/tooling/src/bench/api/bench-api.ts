import type { Table } from '../../table/table.ts'
import { benchAccounts } from './account-bench.ts'
import { type Engine, engines } from './engine.ts'
import { benchEstimates } from './estimate-bench.ts'
import { benchLists, type Compared } from './list-bench.ts'
import { benchThroughput } from './throughput-bench.ts'

/** The 95th percentile of a first page over 100,000 campaigns, in ms. */
const MOST_MS = 20
/** How many times as long it may be over 1,000,000. */
const MOST_TIMES = 2
/** A call about an address with an account may differ by this much from one without: less than the network hides. */
const MOST_TOLD = 1.25

export interface ApiBench {
  readonly tables: readonly Table[]
  readonly misses: readonly string[]
}

export async function benchApi(): Promise<ApiBench> {
  const tables: Table[] = []
  const misses: string[] = []
  for (const engine of engines(process.env)) {
    const compared = await benchLists(engine)
    tables.push(listTable(engine, compared))
    misses.push(...compared.flatMap((one) => slow(engine, one)))
  }
  tables.push({
    title: 'Hosts under as many calls as they take',
    head: ['hosts', 'calls a second', 'p50, ms', 'p95, ms', 'p99, ms', 'CPU of a call, ms'],
    rows: (await benchThroughput()).map(({ hosts, callsASecond, p50, p95, p99, cpuOfCall }) => [
      String(hosts),
      callsASecond.toFixed(0),
      ...[p50, p95, p99].map((ms) => ms.toFixed(1)),
      cpuOfCall.toFixed(2),
    ]),
  })
  const told = await benchAccounts()
  const rows = told.map(({ name, known, unknown, ratio }) => [name, known.toFixed(1), unknown.toFixed(1), ratio.toFixed(2)])
  tables.push({ title: 'Calls about an address', head: ['call', 'known, ms', 'unknown, ms', 'times'], rows })
  misses.push(
    ...told.filter(({ ratio }) => ratio > MOST_TOLD).map(({ name }) => `${name}: known and unknown differ more than ${MOST_TOLD} times`),
  )
  const estimated = await benchEstimates()
  tables.push({
    title: 'Estimates over the demo audience',
    head: ['condition', 'ms', 'found'],
    rows: estimated.map(({ name, ms, found }) => [name, ms.toFixed(1), String(found)]),
  })
  return { tables, misses }
}

function listTable({ name }: Engine, compared: readonly Compared[]): Table {
  const sizes = compared[0]?.taken.map(({ size }) => size) ?? []
  return {
    title: `Campaigns on ${name}, p50 / p95 / p99 in ms`,
    head: ['call', ...sizes],
    rows: compared.map((one) => [
      one.name,
      ...one.taken.map(({ p50, p95, p99 }) => [p50, p95, p99].map((ms) => ms.toFixed(1)).join(' / ')),
    ]),
  }
}

function slow(engine: Engine, { name, isFirstPage, taken }: Compared): string[] {
  const [, many, most] = taken
  if (!isFirstPage || !many) return []
  const call = `${engine.name}, ${name}`
  return [
    ...(many.p95 > MOST_MS ? [`${call}: p95 of ${many.p95.toFixed(1)} ms over 100,000 campaigns instead of ${MOST_MS}`] : []),
    ...(most && most.p95 > many.p95 * MOST_TIMES ? [`${call}: more than ${MOST_TIMES} times as long over 1,000,000 campaigns`] : []),
  ]
}
