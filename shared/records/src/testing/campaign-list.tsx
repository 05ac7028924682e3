import { CAMPAIGN_STATUSES, type Campaign, type CampaignSummary, listCampaigns } from '@console/contract'
import { type ColumnOf, ListTotal, optionsOf, type RecordAction, RecordList, textColumn, useList } from '../index.ts'
import type { PanelFilter } from '../list/list-filter.ts'
import { campaignRecord } from './campaign-record.tsx'

const STATUSES = { active: 'Active', inactive: 'Inactive', ended: 'Ended', unknown: 'N/A' } as const

const campaignColumns: readonly ColumnOf<typeof listCampaigns>[] = [
  textColumn({ id: 'name', header: 'Name', sort: 'name', text: ({ name }) => name }),
  textColumn({ id: 'status', header: 'Status', choice: 'shown', text: ({ status }) => STATUSES[status] }),
  textColumn({ id: 'owner', header: 'Owner', choice: 'hidden', text: ({ owner }) => owner.first_name }),
]

interface Props {
  readonly given?: string
  readonly Panel?: PanelFilter<string>['Panel']
  readonly actions?: readonly RecordAction<Campaign, CampaignSummary>[]
}

export function CampaignList({ given = 'The chosen application', Panel, actions = [] }: Props) {
  const list = useList(listCampaigns, {
    filters: [
      {
        field: 'status',
        label: 'Status',
        all: 'All statuses',
        options: optionsOf(CAMPAIGN_STATUSES, (status) => STATUSES[status]),
      },
      { fields: ['application_id'], label: 'Application', chosen: given, ...(Panel ? { Panel } : {}) },
      { field: 'owner', label: 'Mine', on: 'me' },
    ],
  })
  return (
    <>
      <ListTotal list={list} />
      <RecordList of={campaignRecord} list={list} columns={campaignColumns} actions={actions} />
    </>
  )
}
