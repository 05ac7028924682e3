import { type Cell, type Level, levelOf, MATRIX } from './matrix.ts'

export interface Difference {
  readonly cell: Cell
  readonly first: Level
  readonly second: Level
}

/** In the order of the matrix. */
export function differencesOf(first: readonly string[], second: readonly string[]): Difference[] {
  return MATRIX.flatMap(({ cells }) => cells)
    .filter((cell) => cell !== undefined)
    .map((cell) => ({ cell, first: levelOf(cell, first), second: levelOf(cell, second) }))
    .filter((one) => one.first !== one.second)
}
