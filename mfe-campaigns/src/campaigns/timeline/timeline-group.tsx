import type { CampaignSummary } from '@console/contract'
import {
  gapsIn,
  overlapsIn,
  type Span,
  type Stretch,
  stretchesOf,
  TimelineCoverage,
  TimelineLine,
  TimelineTrack,
  useApplicationLabel,
} from '@console/entities'
import { useFormats, useKitText } from '@console/i18n'
import { Box, Heading, PlainList, Text, VisuallyHidden } from '@console/ui'
import type { ReactNode } from 'react'
import { useText } from '../../text.ts'
import type { CampaignGroup, GroupKind } from './timeline-groups.ts'

interface Props {
  readonly group: CampaignGroup
  readonly span: Span
  readonly now: number
  /** Lines are counted over all groups. */
  readonly isDrawn: (line: number) => boolean
  readonly children: (campaign: CampaignSummary) => ReactNode
}

export function TimelineGroup({ group, span, now, isDrawn, children }: Props) {
  const { of, campaigns, line: head } = group
  const name = useGroupName()(of)
  return (
    <Box
      as="section"
      aria-label={name}
      position="absolute"
      insetX="0"
      style={{ top: lines(head), height: lines(campaigns.length + 1) }}
      borderTopWidth={head > 0 ? '1px' : undefined}
      borderColor="border"
    >
      <Box bg="bg.subtle">
        <GroupHead group={group} name={name} span={span} now={now} />
      </Box>
      <PlainList gap="0" position="static">
        {campaigns.map((campaign, at) => {
          const line = head + 1 + at
          return isDrawn(line) ? (
            <Box
              as="li"
              key={campaign.id}
              data-line={line}
              aria-setsize={campaigns.length}
              aria-posinset={at + 1}
              position="absolute"
              insetX="0"
              borderTopWidth="1px"
              borderColor="border.muted"
              scrollMarginTop="32"
              style={{ top: lines(at + 1) }}
            >
              {children(campaign)}
            </Box>
          ) : null
        })}
      </PlainList>
    </Box>
  )
}

const lines = (count: number) => `calc(${count} * var(--line))`

interface HeadProps extends Pick<Props, 'group' | 'span' | 'now'> {
  readonly name: string
}

function GroupHead({ group: { of, campaigns, runs }, name, span, now }: HeadProps) {
  const text = useText()
  const { period } = useFormats()
  const isOfApplication = 'application' in of
  const whole = isOfApplication ? stretchesOf(runs, wholeOf(runs)) : []
  const isShown = ({ from, to }: Stretch) => from < span.to && to > span.from
  const overlaps = overlapsIn(whole).filter(isShown)
  const gaps = gapsIn(whole).filter(isShown)
  const times = (found: typeof gaps) => found.map(({ from, to }) => period(from, to)).join('; ')
  const found = [
    { words: text('campaigns.timeline.overlaps', { count: overlaps.length }), at: overlaps },
    { words: text('campaigns.timeline.gaps', { count: gaps.length }), at: gaps },
  ].filter(({ at }) => at.length > 0)
  return (
    <TimelineLine
      name={
        <>
          <Heading as="h2" size="sm" fontWeight="semibold" truncate title={name}>
            {name}
          </Heading>
          <Text textStyle="xs" color="fg.muted" truncate>
            {text('campaigns.timeline.count', { count: campaigns.length })}
            {found.map(({ words, at }) => (
              <span key={words} title={times(at)}>
                {` · ${words}`}
                <VisuallyHidden>{`: ${times(at)}`}</VisuallyHidden>
              </span>
            ))}
          </Text>
        </>
      }
    >
      <TimelineTrack span={span} now={now}>
        <TimelineCoverage stretches={isOfApplication ? stretchesOf(runs, span) : []} span={span} />
      </TimelineTrack>
    </TimelineLine>
  )
}

/** From the first start to the last end, so that runs beyond the span have their real dates. */
const wholeOf = (runs: CampaignGroup['runs']) => ({
  from: Math.min(...runs.map(({ from }) => from)),
  to: Math.max(...runs.map(({ to }) => to)),
})

function useGroupName(): (of: GroupKind) => string {
  const text = useText()
  const kitText = useKitText()
  const label = useApplicationLabel()
  return (of) => {
    if ('status' in of) return kitText(`status.campaign.${of.status}`)
    return of.application ? label(of.application) : text('value.none')
  }
}
