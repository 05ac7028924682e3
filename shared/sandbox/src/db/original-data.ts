import { getTableName, is, sql } from 'drizzle-orm'
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core'
import type { OpenDatabase } from './database.ts'
import * as schema from './schema/index.ts'

const DAY_MS = 86_400_000

/** Reference data, which no call changes. */
const KEPT_TABLES = ['categories', 'age_classifications', 'countries']

const tables = Object.values(schema).flatMap((one): PgTable[] => (is(one, PgTable) ? [one] : []))
const reset = tables.filter((table) => !KEPT_TABLES.includes(getTableName(table)))

/**
 * Empties the tables and fills them with the demo data of a day. `fill` runs once a day: its rows are copied within the
 * database, from where every further reset of that day takes them, several times faster.
 *
 * @returns the reset, which needs no more rights than the owner of the tables has.
 */
export function originalData(database: OpenDatabase, fill: (now: Date) => Promise<void>): (now: Date) => Promise<void> {
  const refills = new Map<number, string>()
  const empty = `truncate ${reset.map(getTableName).join(', ')};`
  return async (now) => {
    // Demo data depend on nothing but the day.
    const day = Math.floor(now.getTime() / DAY_MS)
    const refill = refills.get(day)
    if (refill) return database.run(refill)
    await database.run(empty)
    await fill(now)
    refills.set(day, `begin; ${empty} ${await copyAll(database, `original_${day}`)} commit;`)
  }
}

/** Copies every table into a schema of its own, and returns the statements that fill the tables from there. */
async function copyAll(database: OpenDatabase, copies: string): Promise<string> {
  await database.run(
    `drop schema if exists ${copies} cascade; create schema ${copies};` +
      reset.map((table) => `create unlogged table ${copies}.${getTableName(table)} as table ${getTableName(table)};`).join(' '),
  )
  const filled: string[] = []
  for (const table of reset.toSorted(byReference)) {
    const name = getTableName(table)
    if ((await database.db.$count(sql.raw(`${copies}.${name}`))) === 0) continue
    const columns = writableColumnsOf(table)
    filled.push(`insert into ${name} (${columns}) select ${columns} from ${copies}.${name};`)
  }
  return filled.join(' ')
}

/** All but the generated columns, which cannot be inserted. */
const writableColumnsOf = (table: PgTable) =>
  getTableConfig(table)
    .columns.filter(({ generated }) => !generated)
    .map(({ name }) => `"${name}"`)
    .join(', ')

/** A table comes after those that its rows refer to. */
const byReference = (a: PgTable, b: PgTable) => depthOf(a) - depthOf(b)

/** How many tables stand one behind the other before this one. */
function depthOf(table: PgTable): number {
  const targets = getTableConfig(table).foreignKeys.map((key) => key.reference().foreignTable)
  return Math.max(0, ...targets.filter((target) => target !== table).map((target) => 1 + depthOf(target)))
}
