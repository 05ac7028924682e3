import type { ApplicationRef, listCampaigns } from '@console/contract'
import { ApplicationBadge, CampaignStatusBadge, useApplicationLabel } from '@console/entities'
import { useFormats } from '@console/i18n'
import { type ColumnOf, textColumn, useNumberColumn, useTimeColumn } from '@console/records'
import { Box, Flex, Span, VisuallyHidden } from '@console/ui'
import type { ComponentProps } from 'react'
import { useText } from '../text.ts'
import { applicationsOf } from './campaign-record.ts'

export function useCampaignColumns(): readonly ColumnOf<typeof listCampaigns>[] {
  const text = useText()
  const label = useApplicationLabel()
  const { date, personName } = useFormats()
  const timeColumn = useTimeColumn()
  const numberColumn = useNumberColumn()
  return [
    textColumn({
      id: 'name',
      header: text('campaigns.column.name'),
      sort: 'name',
      text: ({ name }) => name,
      below: (campaign) => (
        <>
          <CampaignStatusBadge campaign={campaign} />
          {text('campaigns.dates', { start: date(campaign.start_date), end: date(campaign.end_date) })}
        </>
      ),
    }),
    textColumn({
      id: 'status',
      header: text('campaign.status'),
      from: 'lg',
      choice: 'shown',
      width: 12,
      upTo: 15.5,
      text: ({ status }) => text(`status.campaign.${status}`),
      value: ({ status }) => status,
      cell: (campaign) => <CampaignStatusBadge campaign={campaign} />,
    }),
    timeColumn({
      id: 'start',
      header: text('campaigns.column.start'),
      at: ({ start_date }) => start_date,
      sort: 'start_date',
      from: 'lg',
      choice: 'shown',
    }),
    timeColumn({
      id: 'end',
      header: text('campaigns.column.end'),
      at: ({ end_date }) => end_date,
      sort: 'end_date',
      from: 'lg',
      choice: 'shown',
    }),
    textColumn({
      id: 'applications',
      header: text('campaign.applications'),
      from: 'xl',
      choice: 'shown',
      text: (campaign) => applicationsOf(campaign).map(label).join('; '),
      cell: (campaign) => <Applications applications={applicationsOf(campaign)} />,
    }),
    numberColumn({
      id: 'missions',
      header: text('campaign.missions'),
      from: 'xl',
      choice: 'shown',
      width: 5,
      count: ({ tasks_count }) => tasks_count ?? 0,
    }),
    numberColumn({
      id: 'notifications',
      header: text('campaign.notifications'),
      // Below `2xl`, names and statuses would be cut.
      from: '2xl',
      choice: 'shown',
      width: 5.75,
      count: ({ notifications_count }) => notifications_count ?? 0,
    }),
    textColumn({
      id: 'owner',
      header: text('campaign.owner'),
      from: 'xl',
      choice: 'hidden',
      width: 11,
      text: ({ owner }) => personName(owner),
    }),
    timeColumn({
      id: 'created',
      header: text('campaigns.column.created'),
      at: ({ created_on }) => created_on,
      sort: 'created_on',
      from: 'xl',
      choice: 'hidden',
    }),
    timeColumn({ id: 'updated', header: text('campaign.updatedOn'), at: ({ updated_on }) => updated_on, from: 'xl', choice: 'hidden' }),
  ]
}

/** Room for two names. */
const ROOMY = '@container (min-width: 22rem)'
const IN_ROOM = { display: 'none', [ROOMY]: { display: 'inline-flex' } }
const WITHOUT_ROOM = { [ROOMY]: { display: 'none' } }

/** One or two applications by room, and the number of others, with their names as title and for screen readers. */
function Applications({ applications }: { readonly applications: readonly ApplicationRef[] }) {
  const text = useText()
  const [first, second, ...rest] = applications
  if (!first) return text('value.none')
  return (
    <Box containerType="inline-size">
      <Flex gap="2" align="center">
        <ApplicationBadge application={first} />
        {second ? (
          <>
            <Flex minW="0" css={IN_ROOM}>
              <ApplicationBadge application={second} />
            </Flex>
            <Others applications={[second, ...rest]} css={WITHOUT_ROOM} />
            <Others applications={rest} css={IN_ROOM} />
          </>
        ) : null}
      </Flex>
    </Box>
  )
}

interface OthersProps {
  readonly applications: readonly ApplicationRef[]
  readonly css: ComponentProps<typeof Span>['css']
}

function Others({ applications, css }: OthersProps) {
  const text = useText()
  const label = useApplicationLabel()
  if (applications.length === 0) return null
  const names = applications.map(label).join(', ')
  return (
    <Span color="fg.muted" title={names} css={css}>
      {text('campaigns.moreApplications', { count: applications.length })}
      <VisuallyHidden>{names}</VisuallyHidden>
    </Span>
  )
}
