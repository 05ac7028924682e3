import type { HiddenColumns } from '@console/ui'

export interface SavedView {
  readonly id: string
  readonly name: string
  /** Query of the list's address without page, fields in order: 'sort=name&status=active'. */
  readonly search: string
  readonly hidden: readonly string[]
}

/** What one person keeps of one list of one publisher. */
export interface SavedList {
  readonly hidden: HiddenColumns
  readonly views: readonly SavedView[]
  /** Id of the view that opens when the address asks for nothing. */
  readonly opens: string | null
}

/** Raised when the stored form changes: what an older release wrote is then forgotten, never misread. */
const VERSION = 1
export const NOTHING_SAVED: SavedList = { hidden: null, views: [], opens: null }
export const VIEW_NAME_MAX = 60

export function savedListText(saved: SavedList): string {
  return JSON.stringify({ version: VERSION, ...saved })
}

/** Reads a stored text. A text of another release, or one that someone damaged, counts as nothing saved. */
export function savedListFrom(text: string | null): SavedList {
  const stored = fieldsOf(parse(text))
  if (stored.version !== VERSION) return NOTHING_SAVED
  const views = Array.isArray(stored.views) ? stored.views.map(viewFrom).filter((view) => view !== null) : []
  const opens = views.find(({ id }) => id === stored.opens)?.id ?? null
  return { hidden: stored.hidden === null ? null : names(stored.hidden), views, opens }
}

function viewFrom(value: unknown): SavedView | null {
  const { id, name, search, hidden } = fieldsOf(value)
  if (typeof id !== 'string' || typeof name !== 'string' || typeof search !== 'string') return null
  return { id, name, search, hidden: names(hidden) }
}

function parse(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null')
  } catch {
    return null
  }
}

const fieldsOf = (value: unknown): Readonly<Record<string, unknown>> => (typeof value === 'object' && value !== null ? { ...value } : {})
const names = (value: unknown) => (Array.isArray(value) ? value.filter((name) => typeof name === 'string') : [])

export function withView(saved: SavedList, view: SavedView): SavedList {
  const isNew = saved.views.every(({ id }) => id !== view.id)
  return { ...saved, views: isNew ? [...saved.views, view] : saved.views.map((one) => (one.id === view.id ? view : one)) }
}

export function withoutView(saved: SavedList, id: string): SavedList {
  return { ...saved, views: saved.views.filter((view) => view.id !== id), opens: saved.opens === id ? null : saved.opens }
}

/** Asks for the whole list, where an empty address would open the person's default view. */
export const ALL = { view: 'all' } as const

/** The part of an address that a view keeps: the list's own fields in a fixed order, never the page. */
export function viewSearch(search: URLSearchParams, fields: readonly string[]): string {
  const kept = fields.toSorted().flatMap((field) => {
    const value = search.get(field)
    return value && !(field === 'view' && value === ALL.view) ? [[field, value]] : []
  })
  return new URLSearchParams(kept).toString()
}

export function viewOf(saved: SavedList, search: string, hidden: readonly string[]): SavedView | undefined {
  const same = (view: SavedView) => view.search === search && view.hidden.toSorted().join() === hidden.toSorted().join()
  return saved.views.find(same)
}
