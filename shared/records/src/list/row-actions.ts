import { createContext } from 'react'
import type { RecordAction } from '../actions/action.ts'
import type { AnyRecord, RecordDescription } from '../record.ts'

/** What the menus of a list's rows share; only an open one reads it, so that a row is not drawn anew for it. */
export interface RowActions {
  readonly of: RecordDescription<AnyRecord>
  readonly actions: readonly RecordAction<AnyRecord>[]
  readonly readAnew: () => void
}

export const RowActions = createContext<RowActions | null>(null)
