import { rowsLeftOut } from '@console/api'
import { DEFAULT_PAGE_SIZE, type Route, type RowOf, type SortOf } from '@console/contract'
import { useAnyText } from '@console/i18n'
import {
  Box,
  Button,
  type Column,
  DataTable,
  ErrorLine,
  hiddenNow,
  ListFrame,
  lazyPart,
  Pagination,
  shownColumns,
  useSelection,
} from '@console/ui'
import { type ComponentType, type ReactNode, useCallback, useMemo, useRef, useState } from 'react'
import type { RecordAction } from '../actions/action.ts'
import { CreateLink } from '../create-link.tsx'
import type { AnyRecord, Params, RecordDescription, RouteOf } from '../record.ts'
import { useBulkActions } from './bulk/bulk-actions.ts'
import type { OtherRows } from './bulk/select-all.tsx'
import type { FileLine } from './export/file-line.ts'
import { FilterBar } from './filter-bar.tsx'
import { fieldsOf } from './list-filter.ts'
import { useListNotes } from './list-notes.ts'
import type { ListPage } from './list-page.ts'
import { type AlsoFound, firstIn, ListState } from './list-states.tsx'
import { ListTools } from './list-tools.tsx'
import { RowActions } from './row-actions.ts'
import { RowMenu } from './row-menu.tsx'
import type { List } from './use-list.ts'

const BulkBar = lazyPart(
  () => import(/* webpackChunkName: "reasons-and-row-actions" */ './bulk/bulk-bar.tsx'),
  (file) => file.BulkBar,
)

/** The columns of a list's table; a field that the call cannot sort by does not compile. */
export type ColumnOf<R extends Route> = Column<RowOf<R>, SortOf<R>>

interface Props<R extends Route, One extends AnyRecord> {
  readonly of: RecordDescription<One, RowOf<R> & AnyRecord>
  readonly list: List<R>
  readonly columns: readonly ColumnOf<R>[]
  readonly actions?: readonly RecordAction<One, RowOf<R>>[]
  readonly begin?: ReactNode
  /** Number of rows, where the page knows it before they are read: so much room is kept for them. */
  readonly expected?: number
  readonly alsoInFile?: readonly FileLine[]
  readonly alsoFound?: AlsoFound | undefined
  /** Shows the rows in place of the table; the list's states, filters and tools stay. */
  readonly display?: ComponentType<DisplayProps<R>> | undefined
}

export interface DisplayProps<R extends Route> {
  readonly list: List<R>
  readonly rowMenu: (row: RowOf<R>) => ReactNode
}

const NONE: readonly never[] = []
const idOf = ({ id }: AnyRecord) => id

/**
 * A list page's list: search, filters, order and page in the address; saved views, columns, CSV, selection and bulk actions;
 * keyboard; and a state for each way of having no rows.
 */
export function RecordList<R extends Route, One extends AnyRecord>({
  of,
  list,
  columns,
  actions = NONE,
  begin,
  expected = Number.POSITIVE_INFINITY,
  alsoInFile = NONE,
  alsoFound,
  display: Display,
}: Props<R, One>) {
  type Row = RowOf<R> & AnyRecord
  const text = useAnyText()
  const { input, data: page, error, filters, address, saved } = list
  const shown = useMemo(() => shownColumns(columns, saved.hidden), [columns, saved.hidden]) as readonly Column<Row>[]
  const bulk = useBulkActions<One, Row>(of, actions as readonly RecordAction<One, Row>[])
  const selection = useSelection(page?.items as readonly Row[] | undefined, idOf, of.title, BulkBar)
  const [wasChosen, setWasChosen] = useState(false)
  if (selection.chosen.size > 0 && !wasChosen) setWasChosen(true)

  const rowMenu = useCallback((row: Row) => <RowMenu row={row} name={of.title(row)} />, [of])

  const label = text(`${of.listMessagePrefix}.title`)
  const leftOut = page ? rowsLeftOut(page) : 0
  const notes = useListNotes(shown, input.sort, leftOut)
  const isFiltered = Boolean(input.q) || filters.flatMap(fieldsOf).some((field) => input[field] !== undefined)
  const frame = useRef<HTMLDivElement>(null)
  const results = {
    areLoaded: page !== undefined && !list.isRefreshing,
    first: () => frame.current?.querySelector<HTMLElement>('tbody th a, [data-line] a') ?? firstIn(alsoFound),
  }
  const hasRows = page ? page.items.length + leftOut > 0 : !error
  // What follows the list on the page does not move when the rows come.
  const expectedPage = { page: 1, page_size: input.page_size, total: expected, total_capped: false }
  const foot = page ?? (Number.isFinite(expected) ? expectedPage : undefined)
  const turnTo = useCallback(
    (number: number) => {
      address.change({ page: number === 1 ? '' : number })
      scrollTo(0, 0)
    },
    [address.change],
  )

  return (
    <ListFrame
      ref={frame}
      filters={
        <FilterBar
          searchLabel={text(`${of.listMessagePrefix}.search`)}
          results={results}
          filters={filters}
          input={input}
          change={address.change}
        />
      }
      tools={
        <ListTools
          label={label}
          list={list as List<RouteOf<ListPage<AnyRecord>>>}
          columns={columns as readonly Column<Row>[] as readonly Column<AnyRecord>[]}
          shown={shown as readonly Column<AnyRecord>[]}
          isTable={Display === undefined}
          more={alsoInFile}
          hidden={hiddenNow(columns, saved.hidden)}
        />
      }
    >
      {page && error ? (
        <Box p="3">
          <ErrorLine>
            {text('list.refreshFailed')} <Button onClick={list.retry}>{text('action.retry')}</Button>
          </ErrorLine>
        </Box>
      ) : null}
      {hasRows ? (
        <RowActions value={{ of, actions, reload: list.retry } as never}>
          {Display ? (
            <Display list={list} rowMenu={rowMenu as DisplayProps<R>['rowMenu']} />
          ) : (
            <DataTable
              label={label}
              columns={shown}
              rows={page?.items as readonly Row[] | undefined}
              rowId={idOf}
              rowPath={of.path}
              rowMenu={actions.length > 0 ? rowMenu : undefined}
              skeletonRows={Math.min(input.page_size, expected)}
              sort={input.sort}
              onSort={(sort) => address.change({ sort })}
              isRefreshing={list.isRefreshing}
              selection={bulk.length > 0 ? selection : undefined}
            />
          )}
        </RowActions>
      ) : (
        <ListState
          of={of}
          error={error}
          total={page?.total}
          isFiltered={isFiltered}
          create={<CreateLink of={of} params={list.params as Params | undefined} />}
          begin={begin}
          alsoFound={alsoFound}
          onRetry={list.retry}
          onClear={address.clear}
          onFirstPage={() => turnTo(1)}
        />
      )}
      {foot && hasRows && !Display ? (
        <Pagination
          isAwaited={!page}
          page={foot.page}
          pageSize={foot.page_size}
          total={foot.total}
          isCapped={foot.total_capped}
          notes={notes}
          onPage={turnTo}
          onPageSize={(size) => address.change({ page_size: size === DEFAULT_PAGE_SIZE ? '' : size })}
        />
      ) : null}
      {wasChosen ? (
        <BulkBar
          actions={bulk}
          rowName={of.title}
          chosen={selection.chosen}
          onChoose={selection.choose}
          others={
            page && selection.share === 'all'
              ? ({ total: page.total, readPage: list.readPage, fits: list.fits } as OtherRows<Row>)
              : undefined
          }
        />
      ) : null}
    </ListFrame>
  )
}
