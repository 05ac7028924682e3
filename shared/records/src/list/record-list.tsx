import type { Route, RowOf, SortOf } from '@console/contract'
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
import { useCallback, useMemo, useState } from 'react'
import type { RecordAction } from '../actions/action.ts'
import { CreateLink } from '../create-link.tsx'
import type { AnyRecord, Params, RecordDescription, RouteOf } from '../record.ts'
import { useBulkActions } from './bulk-actions.ts'
import { FilterBar } from './filter-bar.tsx'
import { ListState } from './list-states.tsx'
import { ListTools } from './list-tools.tsx'
import type { List, ListPage } from './use-list.ts'

const BulkBar = lazyPart(
  () => import('./bulk-bar.tsx'),
  (file) => file.BulkBar,
)

/** The columns of a list's table; a field that the call cannot sort by does not compile. */
export type ColumnOf<R extends Route> = Column<RowOf<R>, SortOf<R>>

interface Props<R extends Route, One extends AnyRecord> {
  readonly of: RecordDescription<One, RowOf<R> & AnyRecord>
  readonly list: List<R>
  readonly columns: readonly ColumnOf<R>[]
  readonly actions?: readonly RecordAction<One, RowOf<R>>[]
}

const NONE: readonly never[] = []
const idOf = ({ id }: AnyRecord) => id

/**
 * A list page's list: search, filters, order and page in the address; saved views, columns, CSV, selection and bulk actions;
 * keyboard; and each way of having no rows. A page says what its rows are, this does everything else.
 */
export function RecordList<R extends Route, One extends AnyRecord>({ of, list, columns, actions = NONE }: Props<R, One>) {
  type Row = RowOf<R> & AnyRecord
  const text = useAnyText()
  const { input, data: page, error, filters, address, saved } = list
  const shown = useMemo(() => shownColumns(columns, saved.hidden), [columns, saved.hidden]) as readonly Column<Row>[]
  const bulk = useBulkActions<One, Row>(of, actions as readonly RecordAction<One, Row>[])
  const selection = useSelection(page?.items as readonly Row[] | undefined, idOf)
  const [wasChosen, setWasChosen] = useState(false)
  if (selection.chosen.size > 0 && !wasChosen) setWasChosen(true)

  const label = text(`${of.words}.title`)
  const isFiltered = Boolean(input.q) || filters.some(({ field }) => input[field] !== undefined)
  const hasRows = page ? page.items.length > 0 : !error
  const turnTo = useCallback(
    (number: number) => {
      address.change({ page: number === 1 ? '' : number })
      scrollTo(0, 0)
    },
    [address.change],
  )

  return (
    <ListFrame
      filters={<FilterBar searchLabel={text(`${of.words}.search`)} filters={filters} input={input} change={address.change} />}
      tools={
        <ListTools
          label={label}
          list={list as unknown as List<RouteOf<ListPage<AnyRecord>>>}
          columns={columns as readonly Column<Row>[] as readonly Column<AnyRecord>[]}
          shown={shown as readonly Column<AnyRecord>[]}
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
        <DataTable
          label={label}
          columns={shown}
          rows={page?.items as readonly Row[] | undefined}
          rowId={idOf}
          skeletonRows={input.page_size}
          sort={input.sort}
          onSort={(sort) => address.change({ sort })}
          isRefreshing={list.isRefreshing}
          selection={bulk.length > 0 ? { ...selection, name: of.title } : undefined}
        />
      ) : (
        <ListState
          of={of}
          error={error}
          total={page?.total}
          isFiltered={isFiltered}
          create={<CreateLink of={of} params={list.params as Params | undefined} />}
          onRetry={list.retry}
          onClear={address.clear}
          onFirstPage={() => turnTo(1)}
        />
      )}
      {page && hasRows ? (
        <Pagination page={page.page} pageSize={page.page_size} total={page.total} isCapped={page.total_capped} onPage={turnTo} />
      ) : null}
      {wasChosen ? <BulkBar actions={bulk} rowName={of.title} chosen={selection.chosen} onChoose={selection.choose} /> : null}
    </ListFrame>
  )
}
