import { Box, VisuallyHidden } from '@chakra-ui/react'
import { useKitText } from '@console/i18n'
import { usePreferences } from '@console/session'
import { type ReactNode, useDeferredValue } from 'react'
import type { Column } from './columns.ts'
import { DataRow } from './data-row.tsx'
import { HeaderCell } from './header-cell.tsx'
import { followRow, pressRow, sayWhole } from './row-clicks.ts'
import { handleRowKeys } from './row-keys.ts'
import { PageCheckbox } from './selection-checkbox.tsx'
import { SkeletonRows } from './skeleton-rows.tsx'
import { Table } from './table.tsx'
import { CHECKBOX_WIDTH, MENU_WIDTH, tableWidths } from './table-width.ts'
import { useKeptFocus } from './use-kept-focus.ts'
import type { RowSelection } from './use-selection.ts'

interface Props<Row> {
  readonly label: string
  readonly columns: readonly Column<Row>[]
  /** Undefined while the first response is under way. */
  readonly rows: readonly Row[] | undefined
  readonly rowId: (row: Row) => string
  /** Address of a row's record, to which the whole row leads. */
  readonly rowPath?: (row: Row) => string
  /** Draws the menu at the end of a row, the same function at every render. */
  readonly rowMenu?: ((row: Row) => ReactNode) | undefined
  readonly skeletonRows: number
  /** `name` or `-name`. */
  readonly sort?: string | undefined
  readonly onSort?: (sort: string) => void
  readonly isRefreshing?: boolean
  readonly selection?: RowSelection<Row> | undefined
}

/** About as many as a laptop shows; each further row would delay the first frame. */
const FIRST_ROWS = 10

/** Rows under their columns. The layout is fixed by the columns alone, so that nothing moves when rows come. */
export function DataTable<Row>(props: Props<Row>) {
  const { label, columns, rows, rowId, rowPath, rowMenu, skeletonRows, sort, onSort, isRefreshing = false, selection } = props
  const text = useKitText()
  const { density } = usePreferences()
  const ids = rows?.map(rowId)
  const keepFocus = useKeptFocus(ids)
  // The first frame leaves a place for the other rows, which are drawn right after it.
  const isWhole = useDeferredValue(rows !== undefined, false)
  const drawn = isWhole ? rows : rows?.slice(0, FIRST_ROWS)
  const rest = (rows?.length ?? 0) - (drawn?.length ?? 0)
  const { overflow, ...lies } = tableWidths(columns, (selection ? CHECKBOX_WIDTH : 0) + (rowMenu ? MENU_WIDTH : 0))
  return (
    <Box
      tabIndex={0}
      role="region"
      aria-label={label}
      overflow={overflow}
      // Visually hidden text of a cell is placed within the table, and so scrolls with it.
      position="relative"
      {...keepFocus}
      focusVisibleRing="inside"
      onKeyDown={(event) => handleRowKeys(event, selection?.choice.toggle)}
    >
      <Table
        aria-label={label}
        aria-busy={isRefreshing || drawn === undefined || rest > 0}
        data-density={density}
        style={rest > 0 ? { marginBottom: `calc(var(--row-height) * ${rest})` } : undefined}
        {...lies}
      >
        <thead>
          <tr>
            {selection ? (
              <th data-own style={{ width: `${CHECKBOX_WIDTH}rem` }}>
                <PageCheckbox
                  share={selection.share}
                  onToggle={selection.togglePage}
                  isBlocked={!rows?.length}
                  opens={selection.choice.opens}
                />
              </th>
            ) : null}
            {columns.map((column) => (
              <HeaderCell key={column.id} column={column} sort={sort} onSort={onSort} />
            ))}
            {rowMenu ? (
              <th data-own style={{ width: `${MENU_WIDTH}rem` }}>
                <VisuallyHidden>{text('list.rowMenu')}</VisuallyHidden>
              </th>
            ) : null}
          </tr>
        </thead>
        <Box
          // Rows of another page are other rows: none is seen to move to its new place.
          key={ids?.join()}
          as="tbody"
          opacity={isRefreshing ? 0.6 : 1}
          transition="opacity 150ms 250ms"
          onClick={followRow}
          onAuxClick={followRow}
          onMouseDown={pressRow}
          onMouseOver={sayWhole}
        >
          {drawn === undefined ? (
            <SkeletonRows rows={skeletonRows} columns={columns} hasCheckboxes={selection !== undefined} hasMenu={rowMenu !== undefined} />
          ) : (
            drawn.map((row) => {
              const id = rowId(row)
              return (
                <DataRow
                  key={id}
                  row={row}
                  id={id}
                  columns={columns}
                  rowPath={rowPath}
                  choice={selection?.choice}
                  isChosen={selection?.chosen.has(id) ?? false}
                  rowMenu={rowMenu}
                />
              )
            })
          )}
        </Box>
      </Table>
    </Box>
  )
}
