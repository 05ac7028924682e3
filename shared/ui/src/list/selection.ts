/** Chosen rows by id, also those of other pages of the list. */
export type Selection<Row> = ReadonlyMap<string, Row>

export interface Item<Row> {
  readonly id: string
  readonly row: Row
}

export type Share = 'none' | 'some' | 'all'

export function shareOf<Row>(selection: Selection<Row>, page: readonly Item<Row>[]): Share {
  const chosen = page.filter(({ id }) => selection.has(id)).length
  if (chosen === 0) return 'none'
  return chosen === page.length ? 'all' : 'some'
}

export function withItems<Row>(selection: Selection<Row>, items: readonly Item<Row>[], isChosen: boolean): Selection<Row> {
  const next = new Map(selection)
  for (const { id, row } of items) {
    if (isChosen) next.set(id, row)
    else next.delete(id)
  }
  return next
}

/** The rows of the page from one to the other, both included; only `to` where `from` is not on the page. */
export function between<Row>(page: readonly Item<Row>[], from: string | null, to: string): readonly Item<Row>[] {
  const end = page.findIndex(({ id }) => id === to)
  const found = page.findIndex(({ id }) => id === from)
  const start = found === -1 ? end : found
  return end === -1 ? [] : page.slice(Math.min(start, end), Math.max(start, end) + 1)
}

/** The same choice with the newest state of its rows; itself where nothing changed. */
export function refreshed<Row>(selection: Selection<Row>, page: readonly Item<Row>[]): Selection<Row> {
  const newer = page.filter(({ id, row }) => selection.has(id) && selection.get(id) !== row)
  return newer.length === 0 ? selection : withItems(selection, newer, true)
}
