import type { ReactNode } from 'react'

export interface FileColumn<Row> {
  readonly header: string
  /** A number is written in digits, so that it adds up. */
  readonly value: (row: Row) => string | number
}

/** The first column names the row: its cell is text, which leads to the row's record. */
export interface Column<Row, Sort extends string = string> {
  readonly id: string
  readonly header: string
  readonly cell: (row: Row) => ReactNode
  /** Shown below the cell in a window too narrow for separate columns. */
  readonly below?: (row: Row) => ReactNode
  /** Its columns in the exported file; left out without. */
  readonly file?: readonly FileColumn<Row>[]
  readonly sort?: Sort
  readonly align?: 'start' | 'end'
  /** Left out below this width, where the row would not fit. */
  readonly from?: 'md' | 'lg' | 'xl' | '2xl'
  /** In rem; a column without a width shares what the others leave. */
  readonly width?: number
  /** Reached in a window wider than 80 rem. */
  readonly upTo?: number
  /** Whether a person may choose it: always there unless said; `shown` and `hidden` say how it is at first. */
  readonly choice?: 'shown' | 'hidden'
  /** Its cells are times, whose zone the list names once. */
  readonly isTime?: boolean
}

/** What a person chose to hide, or null where nothing was chosen yet. */
export type HiddenColumns = readonly string[] | null

/** The columns to draw; those that cannot be chosen stay whatever is stored. */
export function shownColumns<Row>(columns: readonly Column<Row>[], hidden: HiddenColumns): readonly Column<Row>[] {
  return columns.filter(({ id, choice }) => choice === undefined || !(hidden ? hidden.includes(id) : choice === 'hidden'))
}

/** Ids of what is hidden now, so that a first choice starts from what is seen. */
export function hiddenNow<Row>(columns: readonly Column<Row>[], hidden: HiddenColumns): readonly string[] {
  const shown = shownColumns(columns, hidden)
  return columns.filter((column) => !shown.includes(column)).map(({ id }) => id)
}
