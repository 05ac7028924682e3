import { createContext } from 'react'
import type { RecordAction } from '../actions/action.ts'
import type { AnyRecord, RecordDescription } from '../record.ts'

/** Shared by the menus of a list's rows. Only an open menu reads it, so a change does not draw the rows again. */
export interface RowActions {
  readonly of: RecordDescription<AnyRecord>
  readonly actions: readonly RecordAction<AnyRecord>[]
  readonly reload: () => void
}

export const RowActions = createContext<RowActions | null>(null)
