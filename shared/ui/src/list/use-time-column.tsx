import { useFormats, useKitText } from '@console/i18n'
import { When } from '../page/when.tsx'
import type { Column } from './columns.ts'

interface TimeColumn<Row> extends Pick<Column<Row>, 'id' | 'header' | 'sort' | 'from' | 'choice'> {
  /** RFC 3339; a backend may not know it. */
  readonly at: (row: Row) => string | undefined
}

/** Answers a list's column of times, whose heading names their zone. */
export function useTimeColumn<Row>(): (column: TimeColumn<Row>) => Column<Row> {
  const text = useKitText()
  const { dateTime, zoneName } = useFormats()
  return ({ at, header, ...column }) => ({
    ...column,
    header: `${header} (${zoneName})`,
    width: 11,
    cell: (row) => {
      const time = at(row)
      return time ? <When at={time} zoneElsewhere /> : text('value.none')
    },
    csv: (row) => {
      const time = at(row)
      return time ? dateTime(time) : ''
    },
  })
}
