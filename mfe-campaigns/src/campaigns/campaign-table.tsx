import { type CampaignSummary, paths } from '@console/contract'
import { useFormats } from '@console/i18n'
import { Box, type Column, TextLink, When } from '@console/ui'
import { useText } from '../text.ts'
import { CampaignStatusBadge } from './campaign-status-badge.tsx'

const namesOf = (campaign: CampaignSummary) => campaign.campaign_applications.map(({ application }) => application.display_name)
const ownerOf = ({ owner }: CampaignSummary) => `${owner.first_name} ${owner.last_name}`.trim() || owner.email

/** What the list shows of a campaign, on the screen and in a file. */
export function useCampaignColumns(): readonly Column<CampaignSummary>[] {
  const text = useText()
  const { dateTime, zoneName } = useFormats()
  const timeColumn = (id: string, header: string, time: (campaign: CampaignSummary) => string | undefined, sort?: string) => ({
    id,
    header: `${header} (${zoneName})`,
    width: 11,
    ...(sort ? { sort } : {}),
    cell: (campaign: CampaignSummary) => <Time at={time(campaign)} />,
    csv: (campaign: CampaignSummary) => {
      const at = time(campaign)
      return at ? dateTime(at) : ''
    },
  })
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
    {
      ...timeColumn('start', text('campaigns.column.start'), (campaign) => campaign.start_date, 'start_date'),
      from: 'md',
      choice: 'shown',
    },
    { ...timeColumn('end', text('campaigns.column.end'), (campaign) => campaign.end_date, 'end_date'), from: 'md', choice: 'shown' },
    {
      id: 'applications',
      header: text('campaigns.column.applications'),
      from: 'lg',
      choice: 'shown',
      width: 10.5,
      cell: (campaign) => <Applications names={namesOf(campaign)} />,
      csv: (campaign) => namesOf(campaign).join('; '),
    },
    { id: 'content', header: text('campaigns.column.content'), from: 'lg', choice: 'shown', width: 11.5, cell: contentOf, csv: contentOf },
    { id: 'owner', header: text('campaign.owner'), from: 'lg', choice: 'hidden', width: 11, cell: ownerOf, csv: ownerOf },
    {
      ...timeColumn('created', text('campaigns.column.created'), (campaign) => campaign.created_on, 'created_on'),
      from: 'lg',
      choice: 'hidden',
    },
    { ...timeColumn('updated', text('campaign.updatedOn'), (campaign) => campaign.updated_on), from: 'lg', choice: 'hidden' },
  ]
}

/** A backend may not know when a record was made or changed. */
function Time({ at }: { readonly at: string | undefined }) {
  const text = useText()
  return at ? <When at={at} zoneElsewhere /> : text('value.none')
}

function Applications({ names }: { readonly names: readonly string[] }) {
  const text = useText()
  const [first, ...others] = names
  return (
    <Box>
      {first ?? text('value.none')}
      {others.length > 0 ? <Box color="fg.muted">{text('campaigns.moreApplications', { count: others.length })}</Box> : null}
    </Box>
  )
}
