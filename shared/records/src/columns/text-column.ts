import type { Column } from '@console/ui'

interface TextColumn<Row, Sort extends string> extends Omit<Column<Row, Sort>, 'cell' | 'csv'> {
  /** What it says of a row, on the screen and in a file; nothing where the row does not tell. */
  readonly text: (row: Row) => string | null | undefined
  /** How the screen shows it, where that is more than the text. */
  readonly cell?: Column<Row, Sort>['cell']
  /** What the screen says where there is nothing. */
  readonly none?: string
}

/** A list's column of words. */
export function textColumn<Row, Sort extends string>({ text, none = '', ...column }: TextColumn<Row, Sort>): Column<Row, Sort> {
  return { cell: (row) => text(row) ?? none, csv: (row) => text(row) ?? '', ...column }
}
