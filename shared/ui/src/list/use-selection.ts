import { type Dispatch, type SetStateAction, useCallback, useMemo, useRef, useState } from 'react'
import type { Preloadable } from '../preload-handlers.ts'
import { between, type Item, refreshed, type Selection, type Share, shareOf, withItems } from './selection.ts'

/** How single rows are chosen; stays the same for all rows as long as the page does. */
export interface RowChoice<Row> {
  readonly name: (row: Row) => string
  /** `isRange`: with all rows since the one that was toggled before. */
  readonly toggle: (id: string, isRange: boolean) => void
  readonly opens: Preloadable | undefined
}

export interface RowSelection<Row> {
  readonly chosen: Selection<Row>
  readonly share: Share
  readonly choice: RowChoice<Row>
  readonly togglePage: () => void
  readonly choose: Dispatch<SetStateAction<Selection<Row>>>
}

/** Which rows are chosen; turning the page keeps them. */
export function useSelection<Row>(
  rows: readonly Row[] | undefined,
  rowId: (row: Row) => string,
  name: (row: Row) => string,
  opens?: Preloadable,
): RowSelection<Row> {
  const [kept, setChosen] = useState<Selection<Row>>(() => new Map())
  const anchor = useRef<string>(null)
  const page = useMemo<readonly Item<Row>[]>(() => rows?.map((row) => ({ id: rowId(row), row })) ?? [], [rows, rowId])
  const chosen = useMemo(() => refreshed(kept, page), [kept, page])
  const share = shareOf(chosen, page)

  const toggle = useCallback(
    (id: string, isRange: boolean) => {
      const items = between(page, isRange ? anchor.current : id, id)
      anchor.current = id
      setChosen((before) => withItems(refreshed(before, page), items, !before.has(id)))
    },
    [page],
  )
  const choice = useMemo(() => ({ name, toggle, opens }), [name, toggle, opens])
  const togglePage = () => setChosen(withItems(chosen, page, share !== 'all'))
  return { chosen, share, choice, togglePage, choose: setChosen }
}
