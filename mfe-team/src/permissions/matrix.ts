import { ownKeyOf, PREFIXED_KEYS, partsOf } from '@console/contract'

export const COLUMNS = ['read-list', 'read', 'create', 'update', 'delete', 'end', 'integration'] as const
export type MatrixColumn = (typeof COLUMNS)[number]

export const RESOURCES = [
  'applications',
  'campaigns',
  'sources',
  'onelinks',
  'metric_request',
  'users',
  'invitations',
  'roles',
  'publisher',
] as const
export type MatrixResource = (typeof RESOURCES)[number]

/** Whose records a cell is about: nobody's, the holder's own, or everyone's. */
export type Level = 'none' | 'own' | 'all'

export interface Cell {
  readonly resource: MatrixResource
  readonly column: MatrixColumn
  readonly all: string
  readonly own: string | undefined
}

export interface MatrixRow {
  readonly resource: MatrixResource
  /** One for each column; undefined where the resource has no such action. */
  readonly cells: readonly (Cell | undefined)[]
}

/** Actions that share the column of another action. */
const IN_COLUMN: Readonly<Record<string, MatrixColumn>> = {
  'update-role': 'update',
  invite: 'create',
  'update-integration_info': 'integration',
}

export const MATRIX: readonly MatrixRow[] = RESOURCES.map((resource) => ({
  resource,
  cells: COLUMNS.map((column) => cellAt(resource, column)),
}))

function cellAt(resource: MatrixResource, column: MatrixColumn): Cell | undefined {
  const all = PREFIXED_KEYS.find((key) => {
    const { resource: of, action } = partsOf(key)
    return of === resource && (IN_COLUMN[action] ?? action) === column
  })
  return all && { resource, column, all, own: ownKeyOf(all) }
}

export const cellsOf = (column: MatrixColumn): readonly Cell[] =>
  MATRIX.flatMap(({ cells }) => cells.find((cell) => cell?.column === column) ?? [])

export const cellOf = (key: string): Cell | undefined =>
  MATRIX.flatMap(({ cells }) => cells).find((cell) => cell !== undefined && (cell.all === key || cell.own === key))

export function levelOf({ all, own }: Cell, keys: readonly string[]): Level {
  if (keys.includes(all)) return 'all'
  return own !== undefined && keys.includes(own) ? 'own' : 'none'
}

/** Sets one cell to a level; the key for everyone's records includes the one for own. */
export function withLevel(keys: readonly string[], { all, own }: Cell, level: Level): string[] {
  const others = keys.filter((key) => key !== all && key !== own)
  if (level === 'all') return [...others, all]
  return level === 'own' && own !== undefined ? [...others, own] : others
}

export type Share = 'none' | 'some' | 'all'

export function shareOf(cells: readonly Cell[], keys: readonly string[]): Share {
  const levels = cells.map((cell) => levelOf(cell, keys))
  if (levels.every((level) => level === 'all')) return 'all'
  return levels.every((level) => level === 'none') ? 'none' : 'some'
}

/** Ticks all that the author can give of these cells, or clears them once that is ticked. */
export function toggled(cells: readonly Cell[], keys: readonly string[], held: readonly string[]): string[] {
  const givable = cells.filter(({ all }) => held.includes(all))
  const isFull = givable.every((cell) => levelOf(cell, keys) === 'all')
  return isFull
    ? cells.reduce<string[]>((left, cell) => withLevel(left, cell, 'none'), [...keys])
    : givable.reduce<string[]>((left, cell) => withLevel(left, cell, 'all'), [...keys])
}
