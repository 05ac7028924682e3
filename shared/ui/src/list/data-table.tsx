import { Table } from '@chakra-ui/react'
import { usePreferences } from '@console/session'
import { type Column, visibility } from './columns.ts'
import { HeaderCell } from './header-cell.tsx'
import { handleRowKeys } from './row-keys.ts'
import { PageCheckbox, RowCheckbox } from './selection-checkbox.tsx'
import { SkeletonRows } from './skeleton-rows.tsx'
import type { RowSelection } from './use-selection.ts'

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
  /** With it each row can be chosen; `name` names the row for its checkbox. */
  readonly selection?: (RowSelection<Row> & { readonly name: (row: Row) => string }) | undefined
}

/** Cells of two lines are lower in a compact table too. */
const COMPACT = { '--row-height': '2.25rem', '--row-padding': '0.125rem' }
const COMFORTABLE = { '--row-height': '3.25rem', '--row-padding': '0.5rem' }
const UNSAID_WIDTH = 14
const CHECKBOX_WIDTH = 2.75

/** Rows under their columns. The layout is fixed by the columns alone, so that nothing moves when rows come. */
export function DataTable<Row>({ label, columns, rows, rowId, skeletonRows, sort, onSort, isRefreshing = false, selection }: Props<Row>) {
  const { density } = usePreferences()
  return (
    <Table.ScrollArea
      tabIndex={0}
      role="region"
      aria-label={label}
      focusVisibleRing="inside"
      onKeyDown={(event) => handleRowKeys(event, selection?.toggle)}
    >
      <Table.Root
        size="sm"
        aria-label={label}
        aria-busy={isRefreshing || rows === undefined}
        tableLayout="fixed"
        whiteSpace="normal"
        minW={leastWidths(columns)}
        css={density === 'compact' ? COMPACT : COMFORTABLE}
      >
        <Table.Header>
          <Table.Row bg="transparent">
            {selection ? (
              <Table.ColumnHeader w={`${CHECKBOX_WIDTH}rem`} py="0" pe="0">
                <PageCheckbox share={selection.share} onToggle={selection.togglePage} isBlocked={!rows?.length} />
              </Table.ColumnHeader>
            ) : null}
            {columns.map((column) => (
              <HeaderCell key={column.id} column={column} sort={sort} onSort={onSort} />
            ))}
          </Table.Row>
        </Table.Header>
        <Table.Body opacity={isRefreshing ? 0.6 : 1} transition="opacity 150ms 250ms">
          {rows === undefined ? (
            <SkeletonRows rows={skeletonRows} columns={columns} hasCheckboxes={selection !== undefined} />
          ) : (
            rows.map((row) => <DataRow key={rowId(row)} row={row} id={rowId(row)} columns={columns} selection={selection} />)
          )}
        </Table.Body>
      </Table.Root>
    </Table.ScrollArea>
  )
}

interface RowProps<Row> extends Pick<Props<Row>, 'columns' | 'selection'> {
  readonly row: Row
  readonly id: string
}

function DataRow<Row>({ row, id, columns, selection }: RowProps<Row>) {
  const isChosen = selection?.chosen.has(id) ?? false
  return (
    <Table.Row
      data-row={id}
      tabIndex={-1}
      bg={isChosen ? 'brand.subtle' : 'transparent'}
      _hover={{ bg: isChosen ? 'brand.muted' : 'bg.subtle' }}
      focusVisibleRing="inside"
    >
      {selection ? (
        <Table.Cell py="0" pe="0">
          <RowCheckbox name={selection.name(row)} isChosen={isChosen} onToggle={(isRange) => selection.toggle(id, isRange)} />
        </Table.Cell>
      ) : null}
      {columns.map((column) => (
        <Table.Cell
          key={column.id}
          h="var(--row-height)"
          py="var(--row-padding)"
          textAlign={column.align ?? 'start'}
          overflowWrap="anywhere"
          {...visibility(column)}
        >
          {column.cell(row)}
        </Table.Cell>
      ))}
    </Table.Row>
  )
}

/** Below these the table scrolls within its frame: a column is never squeezed away by the others. */
function leastWidths<Row>(columns: readonly Column<Row>[]) {
  const sum = (shown: readonly Column<Row>[]) => shown.reduce((all, { width = UNSAID_WIDTH }) => all + width, CHECKBOX_WIDTH)
  return { md: `${sum(columns.filter(({ from }) => from !== 'lg'))}rem`, lg: `${sum(columns)}rem` }
}
