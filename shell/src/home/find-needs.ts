import { daysBetween } from '@console/entities'
import type { ReleasedReason } from '@console/module'
import type { DeclaredRecord, Rows } from '../declared/read-list.ts'
import { addressOf, valuesAt } from '../declared/shown.ts'
import type { Declared } from '../declared/use-declared.ts'

export interface Need {
  readonly item: Declared<'attention'>
  readonly reason: ReleasedReason
  /** With the one entry that the reason is about in place of its list. */
  readonly record: DeclaredRecord
  readonly to: string
  /** Tells the record from all others. */
  readonly row: string
}

interface Moment {
  /** Milliseconds since 1970. */
  readonly now: number
  readonly timeZone: string
}

/** In the order of the reasons. */
export function findNeeds(item: Declared<'attention'>, { items }: Rows, moment: Moment): readonly Need[] {
  const isFulfilled = fulfilledAt(moment)
  return item.reasons.flatMap((reason) => {
    const { when = [], in: list, at, latestFirst } = reason
    const needs = items.flatMap((whole, n): Need[] => {
      const parts = list === undefined ? [whole] : valuesAt(whole, list).map((entry) => ({ ...whole, [list]: entry }))
      const record = parts.find((part) => when.every((condition) => isFulfilled(condition, part)))
      const to = addressOf(item.to, whole)
      return record && to !== null ? [{ item, reason, record, to, row: `${item.id} ${n}` }] : []
    })
    return at !== undefined && latestFirst ? needs.toSorted((a, b) => momentIn(b.record, at) - momentIn(a.record, at)) : needs
  })
}

/** Returns the moment in a field, in milliseconds since 1970; NaN if it has none. Without a zone it is read as UTC, as in every response. */
export function momentIn(record: DeclaredRecord, path: string): number {
  const [value] = valuesAt(record, path)
  if (typeof value !== 'string' || !/^\d{4}-\d\d-\d\d/.test(value)) return Number.NaN
  return Date.parse(/z$|[+-]\d\d:?\d\d$/i.test(value) ? value : `${value.replace(' ', 'T')}Z`)
}

type Condition = NonNullable<ReleasedReason['when']>[number]

function fulfilledAt({ now, timeZone }: Moment) {
  const days = daysBetween(timeZone)
  return ({ of, is, past, from, to }: Condition, record: DeclaredRecord): boolean => {
    const values = valuesAt(record, of)
    if (values.length === 0 || (is && !values.some((value) => is.some((one) => String(one) === String(value))))) return false
    if (past === undefined && from === undefined && to === undefined) return true
    const at = momentIn(record, of)
    if (Number.isNaN(at) || (past !== undefined && past !== at <= now)) return false
    const ahead = days(now, at)
    return ahead >= (from ?? -Infinity) && ahead <= (to ?? Infinity)
  }
}
