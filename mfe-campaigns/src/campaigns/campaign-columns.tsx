import { type ApplicationRef, type listCampaigns, paths } from '@console/contract'
import { ApplicationBadge, CampaignStatusBadge, personName, useApplicationLabel } from '@console/entities'
import { type ColumnOf, textColumn, useTimeColumn } from '@console/records'
import { Box, TextLink } from '@console/ui'
import { useText } from '../text.ts'
import { applicationsOf } from './campaign-record.ts'

/** What the list shows of a campaign, on the screen and in a file. */
export function useCampaignColumns(): readonly ColumnOf<typeof listCampaigns>[] {
  const text = useText()
  const label = useApplicationLabel()
  const timeColumn = useTimeColumn()
  return [
    textColumn({
      id: 'name',
      header: text('campaigns.column.name'),
      sort: 'name',
      text: ({ name }) => name,
      cell: ({ id, name }) => <TextLink to={paths.campaign(id)}>{name}</TextLink>,
    }),
    textColumn({
      id: 'status',
      header: text('campaign.status'),
      choice: 'shown',
      width: 10,
      text: ({ status }) => text(`status.campaign.${status}`),
      value: ({ status }) => status,
      cell: (campaign) => <CampaignStatusBadge campaign={campaign} />,
    }),
    timeColumn({
      id: 'start',
      header: text('campaigns.column.start'),
      at: ({ start_date }) => start_date,
      sort: 'start_date',
      from: 'md',
      choice: 'shown',
    }),
    timeColumn({
      id: 'end',
      header: text('campaigns.column.end'),
      at: ({ end_date }) => end_date,
      sort: 'end_date',
      from: 'md',
      choice: 'shown',
    }),
    textColumn({
      id: 'applications',
      header: text('campaign.applications'),
      from: 'lg',
      choice: 'shown',
      width: 10.5,
      text: (campaign) => applicationsOf(campaign).map(label).join('; '),
      cell: (campaign) => <Applications applications={applicationsOf(campaign)} />,
    }),
    {
      id: 'content',
      header: text('campaigns.column.content'),
      from: 'lg',
      choice: 'shown',
      width: 11.5,
      cell: ({ tasks_count = 0, notifications_count = 0 }) =>
        text('campaigns.content', { missions: tasks_count, notifications: notifications_count }),
      file: [
        { header: text('campaign.missions'), value: ({ tasks_count = 0 }) => tasks_count },
        { header: text('campaign.notifications'), value: ({ notifications_count = 0 }) => notifications_count },
      ],
    },
    textColumn({
      id: 'owner',
      header: text('campaign.owner'),
      from: 'lg',
      choice: 'hidden',
      width: 11,
      text: ({ owner }) => personName(owner),
    }),
    timeColumn({
      id: 'created',
      header: text('campaigns.column.created'),
      at: ({ created_on }) => created_on,
      sort: 'created_on',
      from: 'lg',
      choice: 'hidden',
    }),
    timeColumn({ id: 'updated', header: text('campaign.updatedOn'), at: ({ updated_on }) => updated_on, from: 'lg', choice: 'hidden' }),
  ]
}

function Applications({ applications }: { readonly applications: readonly ApplicationRef[] }) {
  const text = useText()
  const [first, ...others] = applications
  return (
    <Box>
      {first ? <ApplicationBadge application={first} /> : text('value.none')}
      {others.length > 0 ? <Box color="fg.muted">{text('campaigns.moreApplications', { count: others.length })}</Box> : null}
    </Box>
  )
}
