import { Box } from '@chakra-ui/react'
import { useRefresh } from '@console/api'
import type { Route } from '@console/contract'
import { useKitText } from '@console/i18n'
import { lazy, Suspense, useCallback, useState } from 'react'
import { Button } from '../controls/button.tsx'
import { ErrorLine } from '../feedback/error-state.tsx'
import { DataTable } from './data-table.tsx'
import { FilterBar } from './filter-bar.tsx'
import type { ListDefinition } from './list-definition.ts'
import { ListFrame } from './list-frame.tsx'
import { ListState } from './list-states.tsx'
import { ListTools } from './list-tools.tsx'
import { Pagination } from './pagination.tsx'
import { useBulkActions } from './use-bulk-actions.ts'
import { useListAddress } from './use-list-address.ts'
import { useListReading } from './use-list-reading.ts'
import { useSavedColumns } from './use-saved-columns.ts'
import { useSelection } from './use-selection.ts'

const BulkBar = lazy(() => import('./bulk-bar.tsx').then((file) => ({ default: file.BulkBar }))) as typeof import('./bulk-bar.tsx').BulkBar
const NONE: readonly never[] = []

/**
 * A list page's list: search, filters, order and page in the address; saved views, columns, CSV, selection and bulk actions;
 * keyboard; and each way of having no rows. A page says what its rows are, this does everything else.
 */
export function RecordList<R extends Route>(definition: ListDefinition<R>) {
  const { route, params, name, texts, filters = NONE, columns, rowId, rowName, rowOwner, bulk = NONE, create } = definition
  const text = useKitText()
  const [fields] = useState(() => ['q', 'sort', 'page_size', ...filters.map(({ field }) => field)])
  const kept = useSavedColumns(name, columns)
  const address = useListAddress({ fields, saved: kept.saved, onHidden: kept.hide })
  const list = useListReading(route, params, address.isArriving)
  const actions = useBulkActions(bulk, rowOwner)
  const selection = useSelection(list.page?.items, rowId)
  const refresh = useRefresh()
  const [wasChosen, setWasChosen] = useState(false)
  if (selection.chosen.size > 0 && !wasChosen) setWasChosen(true)

  const { input, page, error } = list
  const isFiltered = Boolean(input.q) || filters.some(({ field }) => input[field] !== undefined)
  const hasRows = page ? page.items.length > 0 : !error
  const turnTo = useCallback((number: number) => address.change({ page: number === 1 ? '' : number }), [address.change])

  return (
    <ListFrame
      filters={<FilterBar searchLabel={texts.search} filters={filters} input={input} change={address.change} />}
      tools={<ListTools texts={texts} kept={kept} address={address} list={list} rowId={rowId} />}
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
          label={texts.label}
          columns={kept.shown}
          rows={page?.items}
          rowId={rowId}
          skeletonRows={input.page_size}
          sort={input.sort}
          onSort={(sort) => address.change({ sort })}
          isRefreshing={list.isRefreshing}
          selection={actions.length > 0 ? { ...selection, name: rowName } : undefined}
        />
      ) : (
        <ListState
          texts={texts}
          error={error}
          total={page?.total}
          isFiltered={isFiltered}
          create={create}
          onRetry={list.retry}
          onClear={address.clear}
          onFirstPage={() => turnTo(1)}
        />
      )}
      {page && hasRows ? (
        <Pagination page={page.page} pageSize={page.page_size} total={page.total} isCapped={page.total_capped} onPage={turnTo} />
      ) : null}
      {wasChosen ? (
        <Suspense fallback={null}>
          <BulkBar
            actions={actions}
            rowName={rowName}
            chosen={selection.chosen}
            onChoose={selection.choose}
            onChanged={() => refresh([route.id.slice(0, route.id.indexOf('.'))])}
          />
        </Suspense>
      ) : null}
    </ListFrame>
  )
}
