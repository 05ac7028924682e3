import { type CampaignSummary, paths } from '@console/contract'
import { useFormats } from '@console/i18n'
import { Box, type Column, DataTable, TextLink, When } from '@console/ui'
import { useText } from '../text.ts'
import { CampaignStatusBadge } from './campaign-status-badge.tsx'

interface Props {
  readonly campaigns: readonly CampaignSummary[] | undefined
  readonly skeletonRows: number
  readonly sort: string
  readonly onSort: (sort: string) => void
  readonly isRefreshing: boolean
}

export function CampaignTable({ campaigns, skeletonRows, sort, onSort, isRefreshing }: Props) {
  const text = useText()
  const { zoneName } = useFormats()
  const columns: Column<CampaignSummary>[] = [
    {
      id: 'name',
      header: text('campaigns.column.name'),
      sort: 'name',
      cell: (campaign) => <TextLink to={paths.campaign(campaign.id)}>{campaign.name}</TextLink>,
    },
    { id: 'status', header: text('campaigns.column.status'), cell: (campaign) => <CampaignStatusBadge campaign={campaign} /> },
    {
      id: 'start',
      header: `${text('campaigns.column.start')} (${zoneName})`,
      sort: 'start_date',
      from: 'md',
      cell: (campaign) => <When at={campaign.start_date} zoneElsewhere />,
    },
    {
      id: 'end',
      header: `${text('campaigns.column.end')} (${zoneName})`,
      sort: 'end_date',
      from: 'md',
      cell: (campaign) => <When at={campaign.end_date} zoneElsewhere />,
    },
    {
      id: 'applications',
      header: text('campaigns.column.applications'),
      from: 'lg',
      cell: (campaign) => <Applications campaign={campaign} />,
    },
    {
      id: 'content',
      header: text('campaigns.column.content'),
      from: 'lg',
      cell: (campaign) =>
        text('campaigns.content', { missions: campaign.tasks_count ?? 0, notifications: campaign.notifications_count ?? 0 }),
    },
  ]
  return (
    <DataTable
      label={text('campaigns.title')}
      columns={columns}
      rows={campaigns}
      rowId={(campaign) => campaign.id}
      skeletonRows={skeletonRows}
      sort={sort}
      onSort={onSort}
      isRefreshing={isRefreshing}
    />
  )
}

function Applications({ campaign }: { readonly campaign: CampaignSummary }) {
  const text = useText()
  const [first, ...others] = campaign.campaign_applications
  return (
    <Box>
      {first?.application.display_name ?? text('value.none')}
      {others.length > 0 ? <Box color="fg.muted">{text('campaigns.moreApplications', { count: others.length })}</Box> : null}
    </Box>
  )
}
