import { type Dispatch, type SetStateAction, useCallback, useMemo, useRef, useState } from 'react'
import { between, type Item, refreshed, type Selection, type Share, shareOf, withItems } from './selection.ts'

export interface RowSelection<Row> {
  readonly chosen: Selection<Row>
  readonly share: Share
  /** `isRange`: with all rows since the one that was toggled before. */
  readonly toggle: (id: string, isRange: boolean) => void
  readonly togglePage: () => void
  readonly choose: Dispatch<SetStateAction<Selection<Row>>>
}

/** Which rows are chosen; turning the page keeps them. */
export function useSelection<Row>(rows: readonly Row[] | undefined, rowId: (row: Row) => string): RowSelection<Row> {
  const [kept, setChosen] = useState<Selection<Row>>(() => new Map())
  const anchor = useRef<string>(null)
  const page = useMemo<readonly Item<Row>[]>(() => rows?.map((row) => ({ id: rowId(row), row })) ?? [], [rows, rowId])
  const chosen = useMemo(() => refreshed(kept, page), [kept, page])
  const share = shareOf(chosen, page)

  const toggle = useCallback(
    (id: string, isRange: boolean) => {
      const items = between(page, isRange ? anchor.current : id, id)
      anchor.current = id
      setChosen(withItems(chosen, items, !chosen.has(id)))
    },
    [page, chosen],
  )
  const togglePage = () => setChosen(withItems(chosen, page, share !== 'all'))
  return { chosen, share, toggle, togglePage, choose: setChosen }
}
