import type { Column } from '@console/ui'

interface TextColumn<Row, Sort extends string> extends Omit<Column<Row, Sort>, 'cell' | 'file'> {
  /** On the screen and in a file; nothing where the row has no such text. */
  readonly text: (row: Row) => string | null | undefined
  readonly cell?: Column<Row, Sort>['cell']
  /** On the screen, where there is no text. */
  readonly none?: string
  /** The API's own value, which `text` puts into words. A file has it too, in a column of its own named after the column's id, such as `status_key`. */
  readonly value?: (row: Row) => string
}

/** A list's column of words. */
export function textColumn<Row, Sort extends string>({ text, none = '', value, ...column }: TextColumn<Row, Sort>): Column<Row, Sort> {
  const words = { header: column.header, value: (row: Row) => text(row) ?? '' }
  return { cell: (row) => text(row) ?? none, file: value ? [words, { header: `${column.id}_key`, value }] : [words], ...column }
}
