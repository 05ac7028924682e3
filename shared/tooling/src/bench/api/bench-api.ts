import type { Table } from '../../table/table.ts'
import { benchAccounts } from './account-bench.ts'
import { engines } from './engine.ts'
import { benchEstimates } from './estimate-bench.ts'
import { benchLists } from './list-bench.ts'

/** The first page over 100,000 campaigns may take this many times as long as over 100. */
const MOST = 2
/** A call about an address with an account may differ by this much from one without: less than the network hides. */
const MOST_TOLD = 1.25

export interface ApiBench {
  readonly tables: readonly Table[]
  /** What takes longer than it may, a sentence each. */
  readonly misses: readonly string[]
}

/** Measures lists over few and many campaigns on each engine, calls about known and unknown addresses, and estimates. */
export async function benchApi(): Promise<ApiBench> {
  const tables: Table[] = []
  const misses: string[] = []
  for (const engine of engines(process.env)) {
    const compared = await benchLists(engine)
    const rows = compared.map(({ name, few, many, ratio }) => [name, few.toFixed(1), many.toFixed(1), ratio.toFixed(2)])
    tables.push({ title: `First page of campaigns, ${engine.name}`, head: ['list', '100, ms', '100,000, ms', 'times'], rows })
    misses.push(
      ...compared.filter(({ ratio }) => ratio > MOST).map(({ name }) => `${engine.name}, ${name}: more than ${MOST} times as long`),
    )
  }
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
