import { Box, Table } from '@chakra-ui/react'
import { useKitText } from '@console/i18n'
import { Icon } from '../controls/icons.tsx'
import { type Column, visibility } from './columns.ts'

interface Props<Row> {
  readonly column: Column<Row>
  readonly sort: string | undefined
  readonly onSort: ((sort: string) => void) | undefined
}

/** A column's name, which orders the list where the API can order by it. */
export function HeaderCell<Row>({ column, sort, onSort }: Props<Row>) {
  const text = useKitText()
  const field = column.sort
  const place = { color: 'fg.muted', ...(column.width ? { w: `${column.width}rem` } : {}), ...visibility(column) }
  if (!field || !onSort) {
    return (
      <Table.ColumnHeader textAlign={column.align ?? 'start'} {...place}>
        {column.header}
      </Table.ColumnHeader>
    )
  }
  const direction = sort === field ? 'ascending' : sort === `-${field}` ? 'descending' : undefined
  const next = direction === 'ascending' ? `-${field}` : field
  return (
    <Table.ColumnHeader aria-sort={direction} {...place}>
      <Box
        as="button"
        display="inline-flex"
        alignItems="center"
        gap="1"
        minH="6"
        cursor="pointer"
        borderRadius="l1"
        focusVisibleRing="outside"
        textAlign="start"
        title={text(next.startsWith('-') ? 'list.sortDescending' : 'list.sortAscending', { column: column.header })}
        onClick={() => onSort(next)}
      >
        {column.header}
        <Box visibility={direction ? 'visible' : 'hidden'}>
          <Icon id={direction === 'descending' ? 'down' : 'up'} size={14} />
        </Box>
      </Box>
    </Table.ColumnHeader>
  )
}
