import { type Edits, filledDown, type Grid, type GridCell, pasted, textAt, withTexts } from './grid-edits.ts'

/** Includes its last row and column. */
export interface Range {
  readonly top: number
  readonly left: number
  readonly bottom: number
  readonly right: number
}

/** The cells may be in any order. */
export const rangeBetween = (one: GridCell, other: GridCell): Range => ({
  top: Math.min(one.row, other.row),
  left: Math.min(one.column, other.column),
  bottom: Math.max(one.row, other.row),
  right: Math.max(one.column, other.column),
})

export const isWithin = ({ top, left, bottom, right }: Range, { row, column }: GridCell): boolean =>
  row >= top && row <= bottom && column >= left && column <= right

export const cellCount = ({ top, left, bottom, right }: Range): number => (bottom - top + 1) * (right - left + 1)

function linesOf({ top, left, bottom, right }: Range): GridCell[][] {
  return Array.from({ length: bottom - top + 1 }, (_, down) =>
    Array.from({ length: right - left + 1 }, (_, along) => ({ row: top + down, column: left + along })),
  )
}

export const textsIn = (grid: Grid, range: Range): string[][] => linesOf(range).map((line) => line.map((place) => textAt(grid, place)))

export const filledWith = (grid: Grid, range: Range, text: string): Edits =>
  withTexts(
    grid,
    linesOf(range).flatMap((line) => line.map((place) => [place, text] as const)),
  )

/** The first row of a range copied into its other rows; of a range of one row, into all rows below it. */
export function rangeFilledDown(grid: Grid, range: Range): Edits {
  const [first = [], ...others] = linesOf(range)
  if (others.length === 0) return first.reduce<Edits>((edits, place) => filledDown({ ...grid, edits }, place), grid.edits)
  const texts = first.map((place) => textAt(grid, place))
  return withTexts(
    grid,
    others.flatMap((line) => line.map((place, at) => [place, texts[at] ?? ''] as const)),
  )
}

/** A single copied cell fills the whole range; more of them are put from its first cell on, whatever its size. */
export function pastedInto(grid: Grid, range: Range, cells: readonly (readonly string[])[]): ReturnType<typeof pasted> {
  const [[only, ...others] = [], ...lines] = cells
  if (only !== undefined && others.length === 0 && lines.length === 0) return { edits: filledWith(grid, range, only), outside: 0 }
  return pasted(grid, { row: range.top, column: range.left }, cells)
}
