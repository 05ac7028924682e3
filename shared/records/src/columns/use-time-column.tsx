import { toLocalInput, useFormats, useKitText } from '@console/i18n'
import { type Column, DateCell } from '@console/ui'

interface TimeColumn<Row, Sort extends string> extends Pick<Column<Row, Sort>, 'id' | 'header' | 'sort' | 'from' | 'choice'> {
  /** RFC 3339; a backend may not know it. */
  readonly at: (row: Row) => string | undefined
}

/**
 * Returns a function that makes a list's column of days, in the zone that the list names. A file has them as spreadsheets know
 * times, '2026-11-23 08:00', which sorts and counts; with an offset they would be text. Scripts find the zone's IANA name in
 * the heading.
 */
export function useTimeColumn(): <Row, Sort extends string>(column: TimeColumn<Row, Sort>) => Column<Row, Sort> {
  const text = useKitText()
  const { timeZone } = useFormats()
  return ({ at, header, ...column }) => ({
    ...column,
    header,
    width: 7,
    isTime: true,
    cell: (row) => {
      const time = at(row)
      return time ? <DateCell at={time} /> : text('value.none')
    },
    file: [{ header: `${header} (${timeZone})`, value: (row) => toLocalInput(at(row) ?? '', timeZone).replace('T', ' ') }],
  })
}
