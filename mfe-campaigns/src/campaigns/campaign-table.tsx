import { type ApplicationRef, type CampaignSummary, paths } from '@console/contract'
import { ApplicationBadge, CampaignStatusBadge, personName, useApplicationWords } from '@console/entities'
import { Box, type Column, TextLink, useTimeColumn } from '@console/ui'
import { useText } from '../text.ts'

const applicationsOf = (campaign: CampaignSummary) => campaign.campaign_applications.map(({ application }) => application)
const ownerOf = ({ owner }: CampaignSummary) => personName(owner)

/** What the list shows of a campaign, on the screen and in a file. */
export function useCampaignColumns(): readonly Column<CampaignSummary>[] {
  const text = useText()
  const words = useApplicationWords()
  const timeColumn = useTimeColumn<CampaignSummary>()
  const contentOf = ({ tasks_count = 0, notifications_count = 0 }: CampaignSummary) =>
    text('campaigns.content', { missions: tasks_count, notifications: notifications_count })
  return [
    {
      id: 'name',
      header: text('campaigns.column.name'),
      sort: 'name',
      cell: (campaign) => <TextLink to={paths.campaign(campaign.id)}>{campaign.name}</TextLink>,
      csv: (campaign) => campaign.name,
    },
    {
      id: 'status',
      header: text('campaigns.column.status'),
      choice: 'shown',
      width: 10,
      cell: (campaign) => <CampaignStatusBadge campaign={campaign} />,
      csv: (campaign) => text(`status.campaign.${campaign.status}`),
    },
    timeColumn({
      id: 'start',
      header: text('campaigns.column.start'),
      at: (campaign) => campaign.start_date,
      sort: 'start_date',
      from: 'md',
      choice: 'shown',
    }),
    timeColumn({
      id: 'end',
      header: text('campaigns.column.end'),
      at: (campaign) => campaign.end_date,
      sort: 'end_date',
      from: 'md',
      choice: 'shown',
    }),
    {
      id: 'applications',
      header: text('campaigns.column.applications'),
      from: 'lg',
      choice: 'shown',
      width: 10.5,
      cell: (campaign) => <Applications applications={applicationsOf(campaign)} />,
      csv: (campaign) => applicationsOf(campaign).map(words).join('; '),
    },
    { id: 'content', header: text('campaigns.column.content'), from: 'lg', choice: 'shown', width: 11.5, cell: contentOf, csv: contentOf },
    { id: 'owner', header: text('campaign.owner'), from: 'lg', choice: 'hidden', width: 11, cell: ownerOf, csv: ownerOf },
    timeColumn({
      id: 'created',
      header: text('campaigns.column.created'),
      at: (campaign) => campaign.created_on,
      sort: 'created_on',
      from: 'lg',
      choice: 'hidden',
    }),
    timeColumn({ id: 'updated', header: text('campaign.updatedOn'), at: (campaign) => campaign.updated_on, from: 'lg', choice: 'hidden' }),
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
