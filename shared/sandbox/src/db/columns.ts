import { parseJson } from '@console/contract'
import { sql } from 'drizzle-orm'
import { type AnyPgColumn, check, customType, integer, timestamp } from 'drizzle-orm/pg-core'

/** Opaque ids compare by bytes, so that the order of pages is the same on every database. */
export const id = customType<{ data: string }>({ dataType: () => 'text COLLATE "C"' })

/** Names sort as people expect in both languages (Vietnamese accents, upper and lower case). */
export const sortedText = customType<{ data: string }>({ dataType: () => 'text COLLATE "und-x-icu"' })

/** JSON stored as text: it keeps its order and every number as sent. Drivers would parse `json` and round numbers. */
export const exactJson = customType<{ data: unknown; driverData: string }>({
  dataType: () => 'text',
  toDriver: (value) => JSON.stringify(value),
  fromDriver: parseJson,
})

/** An instant with milliseconds, as in the contract. */
export const instant = (name: string) => timestamp(name, { withTimezone: true, precision: 3, mode: 'date' })

/** Version and times of a record. They come from the application's clock, never from the database's. */
export const stamp = () => ({
  version: integer('version').notNull().default(1),
  created_on: instant('created_on').notNull(),
  updated_on: instant('updated_on').notNull(),
})

/** What every change of a record with a `stamp` sets beside its own values. */
export const nextVersion = (now: Date) => ({ version: sql`version + 1`, updated_on: now })

/** A check that a column has one of these values, in the order in which the contract names them. */
export const isOneOf = (name: string, column: AnyPgColumn, values: readonly string[]) =>
  check(name, sql`${column} in (${sql.raw(values.map((value) => `'${value}'`).join(', '))})`)
