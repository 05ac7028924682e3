import { useKitText } from '@console/i18n'
import { useCallback, useMemo } from 'react'
import { toast } from '../feedback/toasts.tsx'
import { type Column, type HiddenColumns, hiddenNow, shownColumns } from './columns.ts'
import type { SavedList } from './saved-list.ts'
import { useSavedList } from './use-saved-list.ts'

export interface SavedColumns<Row> {
  readonly columns: readonly Column<Row>[]
  readonly shown: readonly Column<Row>[]
  readonly hidden: readonly string[]
  readonly saved: SavedList
  /** Keeps it, and says so where the browser refuses to. */
  readonly save: (saved: SavedList) => void
  readonly hide: (hidden: HiddenColumns) => void
}

/** The columns as the person chose them, and all else that is kept of the list. */
export function useSavedColumns<Row>(name: string, columns: readonly Column<Row>[]): SavedColumns<Row> {
  const text = useKitText()
  const [saved, change] = useSavedList(name)
  const save = useCallback(
    (next: SavedList) => {
      if (!change(next)) toast.error(text('list.views.unkept'))
    },
    [change, text],
  )
  const hide = useCallback((hidden: HiddenColumns) => save({ ...saved, hidden }), [save, saved])
  const shown = useMemo(() => shownColumns(columns, saved.hidden), [columns, saved.hidden])
  return { columns, shown, hidden: hiddenNow(columns, saved.hidden), saved, save, hide }
}
