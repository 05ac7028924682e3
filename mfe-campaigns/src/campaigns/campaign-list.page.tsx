import { useCall } from '@console/api'
import { CAMPAIGN_STATUSES, listCampaigns, paths } from '@console/contract'
import { usePermission } from '@console/module'
import { usePageInput, useSearchState } from '@console/router'
import { Button, EmptyState, ErrorState, LinkButton, ListFrame, Page, Pagination, SearchField, SelectFilter } from '@console/ui'
import { useCallback } from 'react'
import { useText } from '../text.ts'
import { CampaignTable } from './campaign-table.tsx'

/** The publisher's campaigns; filters, sort and page live in the address. */
export function CampaignListPage() {
  const text = useText()
  const input = usePageInput(listCampaigns)
  const setSearch = useSearchState()
  const campaigns = useCall(listCampaigns, input, { keepPrevious: true })
  const isFiltered = Boolean(input.q || input.status)
  const page = campaigns.data

  const search = useCallback((q: string) => setSearch({ q }, { replace: true }), [setSearch])

  return (
    <Page title={text('campaigns.title')} actions={<NewCampaign />}>
      <ListFrame
        filters={
          <>
            <SearchField label={text('campaigns.search')} value={input.q ?? ''} onSearch={search} />
            <SelectFilter
              label={text('campaigns.status')}
              value={input.status ?? ''}
              options={[
                { value: '', label: text('campaigns.status.all') },
                ...CAMPAIGN_STATUSES.map((status) => ({ value: status, label: text(`status.campaign.${status}`) })),
              ]}
              onChange={(status) => setSearch({ status })}
            />
          </>
        }
      >
        {campaigns.error && !page ? (
          <ErrorState error={campaigns.error} title={text('campaigns.failed')} onRetry={campaigns.retry} />
        ) : page?.total === 0 && !isFiltered ? (
          <EmptyState icon="campaigns" title={text('campaigns.none.title')} text={text('campaigns.none.text')}>
            <NewCampaign />
          </EmptyState>
        ) : page?.items.length === 0 ? (
          <EmptyState icon="search" title={text('list.noMatch.title')} text={text('list.noMatch.text')}>
            <Button onClick={() => setSearch({ q: '', status: '' })}>{text('list.clearFilters')}</Button>
          </EmptyState>
        ) : (
          <>
            <CampaignTable
              campaigns={page?.items}
              skeletonRows={input.page_size}
              sort={input.sort}
              onSort={(sort) => setSearch({ sort })}
              isRefreshing={campaigns.isRefreshing}
            />
            {page ? (
              <Pagination
                page={page.page}
                pageSize={page.page_size}
                total={page.total}
                isCapped={page.total_capped}
                onPage={(number) => setSearch({ page: number === 1 ? '' : number })}
              />
            ) : null}
          </>
        )}
      </ListFrame>
    </Page>
  )
}

function NewCampaign() {
  const text = useText()
  const isAllowed = usePermission('pub:campaigns:create')
  return isAllowed ? (
    <LinkButton look="primary" to={paths.campaignCreate()}>
      {text('campaigns.new')}
    </LinkButton>
  ) : null
}
