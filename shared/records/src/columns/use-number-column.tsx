import { useFormats, useKitText } from '@console/i18n'
import { type Column, Span, VisuallyHidden } from '@console/ui'

interface NumberColumn<Row, Sort extends string> extends Omit<Column<Row, Sort>, 'cell' | 'file' | 'align'> {
  /** A backend may not know it. */
  readonly count: (row: Row) => number | undefined
}

/** Returns a function that makes a list's column of counts: aligned at the end, with a quiet dash for zero. A file has the digits. */
export function useNumberColumn(): <Row, Sort extends string>(column: NumberColumn<Row, Sort>) => Column<Row, Sort> {
  const text = useKitText()
  const { number } = useFormats()
  return ({ count, ...column }) => ({
    ...column,
    align: 'end',
    cell: (row) => {
      const counted = count(row)
      if (counted === undefined) return text('status.unknown')
      return counted === 0 ? <Zero /> : number(counted)
    },
    file: [{ header: column.header, value: (row) => count(row) ?? '' }],
  })
}

function Zero() {
  return (
    <>
      <Span color="fg.subtle" aria-hidden>
        –
      </Span>
      <VisuallyHidden>0</VisuallyHidden>
    </>
  )
}
