import type { Reading } from '@console/api'
import { useFormats } from '@console/i18n'
import { serverNow } from '@console/session'
import type { Rows } from '../declared/read-list.ts'
import type { Declared } from '../declared/use-declared.ts'
import { findNeeds, type Need } from './find-needs.ts'

/** One reading for each item. */
export interface NeedsProps {
  readonly items: readonly Declared<'attention'>[]
  readonly readings: readonly Reading<Rows>[]
}

export function useNeeds({ items, readings }: NeedsProps): readonly Need[] {
  const { timeZone } = useFormats()
  const moment = { now: serverNow(), timeZone }
  return items.flatMap((item, n) => {
    const rows = readings[n]?.data
    return rows ? findNeeds(item, rows, moment) : []
  })
}
