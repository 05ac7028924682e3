import { CAMPAIGN_STATUSES, type Campaign, type CampaignSummary, listCampaigns, paths } from '@console/contract'
import { TextLink } from '@console/ui'
import { type ColumnOf, optionsOf, type RecordAction, RecordList, textColumn, useList } from '../index.ts'
import { campaignRecord } from './campaign-record.tsx'

const STATUSES = { active: 'Active', inactive: 'Inactive', ended: 'Ended', unknown: 'N/A' } as const

export const campaignColumns: readonly ColumnOf<typeof listCampaigns>[] = [
  textColumn({
    id: 'name',
    header: 'Name',
    sort: 'name',
    text: ({ name }) => name,
    cell: ({ id, name }) => <TextLink to={paths.campaign(id)}>{name}</TextLink>,
  }),
  textColumn({ id: 'status', header: 'Status', choice: 'shown', text: ({ status }) => STATUSES[status] }),
  textColumn({ id: 'owner', header: 'Owner', choice: 'hidden', text: ({ owner }) => owner.first_name }),
]

interface Props {
  /** What narrows the list to an application, in words. */
  readonly given?: string
  readonly actions?: readonly RecordAction<Campaign, CampaignSummary>[]
}

/** The list of campaigns with a filter to choose, one that is given, and whatever can be done to many. */
export function CampaignList({ given = 'The chosen application', actions = [] }: Props) {
  const list = useList(listCampaigns, {
    filters: [
      {
        field: 'status',
        label: 'Status',
        all: 'All statuses',
        options: optionsOf(CAMPAIGN_STATUSES, (status) => STATUSES[status]),
      },
      { field: 'application_id', given },
    ],
  })
  return <RecordList of={campaignRecord} list={list} columns={campaignColumns} actions={actions} />
}
