import { Box, Table } from '@chakra-ui/react'
import { useKitText } from '@console/i18n'
import { usePreferences } from '@console/module'
import type { ReactNode } from 'react'
import { Icon } from '../controls/icons.tsx'
import { SkeletonRows } from '../feedback/skeletons.tsx'

export interface Column<Row> {
  readonly id: string
  readonly header: string
  readonly cell: (row: Row) => ReactNode
  /** The API's sort field, where it can sort by this column. */
  readonly sort?: string
  readonly align?: 'start' | 'end'
  /** Left out below this width, where the row would not fit. */
  readonly from?: 'md' | 'lg'
}

interface Props<Row> {
  /** What the table lists, for those who cannot see it. */
  readonly label: string
  readonly columns: readonly Column<Row>[]
  /** Undefined while the first answer is under way. */
  readonly rows: readonly Row[] | undefined
  readonly rowId: (row: Row) => string
  readonly skeletonRows: number
  /** `name` or `-name`. */
  readonly sort?: string | undefined
  readonly onSort?: (sort: string) => void
  /** An older page is shown while the next is under way. */
  readonly isRefreshing?: boolean
}

export function DataTable<Row>({ label, columns, rows, rowId, skeletonRows, sort, onSort, isRefreshing = false }: Props<Row>) {
  const { density } = usePreferences()
  return (
    <Table.ScrollArea tabIndex={0} role="region" aria-label={label} focusVisibleRing="inside">
      <Table.Root
        size="sm"
        aria-label={label}
        aria-busy={isRefreshing || rows === undefined}
        css={{ '--row-height': density === 'compact' ? '2.5rem' : '3.25rem' }}
      >
        <Table.Header>
          <Table.Row bg="transparent">
            {columns.map((column) => (
              <HeaderCell key={column.id} column={column} sort={sort} onSort={onSort} />
            ))}
          </Table.Row>
        </Table.Header>
        <Table.Body opacity={isRefreshing ? 0.6 : 1} transition="opacity 150ms 250ms">
          {rows === undefined ? (
            <SkeletonRows rows={skeletonRows} columns={columns.length} />
          ) : (
            rows.map((row) => (
              <Table.Row key={rowId(row)} bg="transparent" _hover={{ bg: 'bg.subtle' }}>
                {columns.map((column) => (
                  <Table.Cell key={column.id} h="var(--row-height)" textAlign={column.align ?? 'start'} {...from(column)}>
                    {column.cell(row)}
                  </Table.Cell>
                ))}
              </Table.Row>
            ))
          )}
        </Table.Body>
      </Table.Root>
    </Table.ScrollArea>
  )
}

const from = <Row,>({ from: width }: Column<Row>) => (width ? { display: { base: 'none', [width]: 'table-cell' } } : {})

interface HeaderCellProps<Row> {
  readonly column: Column<Row>
  readonly sort: string | undefined
  readonly onSort: ((sort: string) => void) | undefined
}

function HeaderCell<Row>({ column, sort, onSort }: HeaderCellProps<Row>) {
  const text = useKitText()
  const field = column.sort
  if (!field || !onSort) {
    return (
      <Table.ColumnHeader color="fg.muted" textAlign={column.align ?? 'start'} {...from(column)}>
        {column.header}
      </Table.ColumnHeader>
    )
  }
  const direction = sort === field ? 'ascending' : sort === `-${field}` ? 'descending' : undefined
  const next = direction === 'ascending' ? `-${field}` : field
  return (
    <Table.ColumnHeader color="fg.muted" aria-sort={direction} {...from(column)}>
      <Box
        as="button"
        display="inline-flex"
        alignItems="center"
        gap="1"
        minH="6"
        cursor="pointer"
        borderRadius="l1"
        focusVisibleRing="outside"
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
