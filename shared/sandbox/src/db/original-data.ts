import { getTableName, is } from 'drizzle-orm'
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core'
import * as v from 'valibot'
import type { OpenDatabase } from './database.ts'
import * as schema from './schema/index.ts'

const DAY_MS = 86_400_000

/** Reference data, which no call changes. */
const KEPT_TABLES = ['categories', 'age_classifications', 'countries']

const tables = Object.values(schema)
  .flatMap((one): PgTable[] => (is(one, PgTable) ? [one] : []))
  .filter((table) => !KEPT_TABLES.includes(getTableName(table)))
const referencesOf = (table: PgTable) => getTableConfig(table).foreignKeys.map((key) => key.reference().foreignTable)

/** A table comes after those that its rows refer to. */
const inOrder = tables.toSorted((a, b) => depthOf(a) - depthOf(b))

/** Returns the length of the longest chain of references from this table; 0 if it refers to no other table. */
function depthOf(table: PgTable): number {
  const others = referencesOf(table).filter((other) => other !== table)
  return Math.max(0, ...others.map((other) => 1 + depthOf(other)))
}

/** Copies of all tables, and the names of those that were written to since. */
const COPY = `
drop schema if exists original cascade;
create schema original;
create unlogged table original.written (name text);
create function original.note() returns trigger language plpgsql as $note$
  begin insert into original.written values (tg_table_name); return null; end
$note$;
${inOrder
  .map(getTableName)
  .map(
    (name) => `create unlogged table original.${name} as table ${name};
create trigger note after insert or update or delete or truncate on ${name} for each statement execute function original.note();`,
  )
  .join('\n')}`

const Written = v.object({ rows: v.array(v.object({ name: v.string() })) })

/**
 * Empties the tables and fills them with the demo data of a day. `fill` runs once a day: its rows are copied within the
 * database, and further resets of that day take them from there, of the tables alone that were written to meanwhile.
 *
 * @returns the reset, which needs no more rights than the owner of the tables has.
 */
export function originalData(database: OpenDatabase, fill: (now: Date) => Promise<void>): (now: Date) => Promise<void> {
  let copied: number | undefined
  return async (now) => {
    // Demo data depend on nothing but the day.
    const day = Math.floor(now.getTime() / DAY_MS)
    if (copied === day) return restore(database)
    copied = undefined
    await database.run(`truncate ${tables.map(getTableName).join(', ')}`)
    await fill(now)
    await database.run(COPY)
    copied = day
  }
}

async function restore(database: OpenDatabase): Promise<void> {
  const { rows } = v.parse(Written, await database.db.execute('select distinct name from original.written'))
  const changed = withReferring(new Set(rows.map(({ name }) => name)))
  if (changed.length === 0) return
  const filled = changed.map((table) => {
    const columns = writableColumnsOf(table)
    return `insert into ${getTableName(table)} (${columns}) select ${columns} from original.${getTableName(table)};`
  })
  await database.run(`begin; truncate ${changed.map(getTableName).join(', ')}; ${filled.join(' ')} truncate original.written; commit;`)
}

/** The named tables and those whose rows refer to them, without which a table cannot be emptied; each after those it refers to. */
function withReferring(names: ReadonlySet<string>): PgTable[] {
  const chosen = new Set<PgTable>()
  for (const table of inOrder) {
    if (names.has(getTableName(table)) || referencesOf(table).some((other) => chosen.has(other))) chosen.add(table)
  }
  return [...chosen]
}

/** All but the generated columns, which cannot be inserted. */
const writableColumnsOf = (table: PgTable) =>
  getTableConfig(table)
    .columns.filter(({ generated }) => !generated)
    .map(({ name }) => `"${name}"`)
    .join(', ')
