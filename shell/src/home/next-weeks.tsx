import { useCall } from '@console/api'
import { type CampaignSummary, isPastEnd, listCampaigns, paths } from '@console/contract'
import { CampaignLine, dayAfter, dayAt, runOf, runsWithin, type Span, spanOfDays, Timeline, TimelineAxis } from '@console/entities'
import { useFormats } from '@console/i18n'
import { Box, Loaded, PlainList, Section, SkeletonPage, Text, TextLink } from '@console/ui'
import { type ReactNode, useState } from 'react'
import { useText } from '../text.ts'
import { ENDING_FIRST } from './attention.tsx'

const SHOWN = 8
const DAYS = 28

/** The active campaigns of the next four weeks, a bar each, the one that ends first before the others. */
export function NextWeeks({ none }: { readonly none: ReactNode }) {
  const text = useText()
  const { timeZone } = useFormats()
  const [now] = useState(Date.now)
  const today = dayAt(now, timeZone)
  const span = spanOfDays(today, dayAfter(today, DAYS), 7, timeZone)
  const active = useCall(listCampaigns, ENDING_FIRST)
  return (
    <Loaded
      from={active}
      skeleton={<SkeletonPage />}
      failed={text('home.weeks.failed')}
      isEmpty={({ items }) => items.length === 0}
      empty={() => none}
    >
      {({ items }) => (
        <Section
          title={text('home.weeks')}
          actions={
            <TextLink to={`${paths.campaigns()}?view=timeline&status=active`} textStyle="sm">
              {text('home.weeks.all')}
            </TextLink>
          }
        >
          <Bars campaigns={within(items, span, now)} span={span} now={now} />
        </Section>
      )}
    </Loaded>
  )
}

interface BarsProps {
  readonly campaigns: readonly CampaignSummary[]
  readonly span: Span
  readonly now: number
}

function Bars({ campaigns, span, now }: BarsProps) {
  const text = useText()
  if (campaigns.length === 0) return <Text color="fg.muted">{text('home.weeks.none')}</Text>
  return (
    <Box mx="-4">
      <Timeline>
        <TimelineAxis span={span} />
        <PlainList gap="0" css={{ '& > li + li': { borderTopWidth: '1px', borderColor: 'border.muted' } }}>
          {campaigns.slice(0, SHOWN).map((campaign) => (
            <li key={campaign.id}>
              <CampaignLine campaign={campaign} span={span} now={now} />
            </li>
          ))}
        </PlainList>
      </Timeline>
    </Box>
  )
}

/** Those that run in the span, without those past their end date: these need attention. */
function within(campaigns: readonly CampaignSummary[], span: Span, now: number): readonly CampaignSummary[] {
  return campaigns.filter((campaign) => runsWithin(runOf(campaign, now), span) && !isPastEnd(campaign, now))
}
