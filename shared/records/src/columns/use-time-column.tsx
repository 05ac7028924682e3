import { useFormats, useKitText } from '@console/i18n'
import { type Column, When } from '@console/ui'

interface TimeColumn<Row, Sort extends string> extends Pick<Column<Row, Sort>, 'id' | 'header' | 'sort' | 'from' | 'choice'> {
  /** RFC 3339; a backend may not know it. */
  readonly at: (row: Row) => string | undefined
}

/** Returns what makes a list's column of times, whose heading names their zone. */
export function useTimeColumn(): <Row, Sort extends string>(column: TimeColumn<Row, Sort>) => Column<Row, Sort> {
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
