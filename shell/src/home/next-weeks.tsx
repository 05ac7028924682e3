import type { Reading } from '@console/api'
import { CampaignLine, dayAfter, dayAt, runOf, runsWithin, type Span, spanOfDays, Timeline, TimelineAxis } from '@console/entities'
import { useFormats } from '@console/i18n'
import { Box, PlainList, Section, Text, TextLink } from '@console/ui'
import { type ComponentProps, type ReactNode, useState } from 'react'
import { accessBy, type DeclaredRecord, type Rows } from '../declared/read-list.ts'
import { addressOf, useShown } from '../declared/shown.ts'
import type { Declared } from '../declared/use-declared.ts'
import { useText } from '../text.ts'
import { momentIn } from './find-needs.ts'
import { Remaining } from './remaining.tsx'

const SHOWN = 8
const DAYS = 28

interface Props {
  readonly items: readonly Declared<'schedule'>[]
  /** The list of each. */
  readonly readings: readonly Reading<Rows>[]
  readonly none: ReactNode
}

/** A bar for each campaign of the next four weeks, what ends first above. */
export function NextWeeks({ items, readings, none }: Props) {
  const text = useText()
  const { timeZone } = useFormats()
  const [now] = useState(Date.now)
  const today = dayAt(now, timeZone)
  const span = spanOfDays(today, dayAfter(today, DAYS), 7, timeZone)
  const lines = useLines(items, readings)
  const shown = lines.filter(({ campaign }) => runsWithin(runOf(campaign, now), span) && Date.parse(campaign.end_date) > now)
  if (lines.length === 0) return <Remaining readings={readings} failed={text('home.weeks.failed')} none={none} />
  return (
    <Section
      title={text('home.weeks')}
      actions={items.map(({ id, all, manifest }) =>
        all ? (
          <TextLink key={id} to={all.to} textStyle="sm">
            {manifest.labels[all.label] ?? all.label}
          </TextLink>
        ) : null,
      )}
    >
      <Bars lines={shown.slice(0, SHOWN)} span={span} now={now} />
      <Remaining readings={readings} failed={text('home.weeks.failed')} none={null} />
    </Section>
  )
}

type Line = Pick<ComponentProps<typeof CampaignLine>, 'campaign' | 'to' | 'call'>

function useLines(items: Props['items'], readings: Props['readings']): readonly Line[] {
  const shownOf = useShown()
  function lineOf({ id, to, needs, name, begins, ends, manifest }: Declared<'schedule'>, record: DeclaredRecord, n: number): Line[] {
    const address = addressOf(to, record)
    const [from, until] = [momentIn(record, begins), momentIn(record, ends)]
    if (address === null || Number.isNaN(from + until)) return []
    const [start_date, end_date] = [new Date(from).toISOString(), new Date(until).toISOString()]
    const campaign = { id: `${id} ${n}`, name: shownOf(manifest.labels, name, record), status: 'active', start_date, end_date } as const
    return [{ campaign, to: address, call: { access: accessBy(needs) } }]
  }
  return items
    .flatMap((item, n) => readings[n]?.data?.items.flatMap((record, at) => lineOf(item, record, at)) ?? [])
    .toSorted((a, b) => Date.parse(a.campaign.end_date) - Date.parse(b.campaign.end_date))
}

function Bars({ lines, span, now }: { readonly lines: readonly Line[]; readonly span: Span; readonly now: number }) {
  const text = useText()
  if (lines.length === 0) return <Text color="fg.muted">{text('home.weeks.none')}</Text>
  return (
    <Box mx="-4">
      <Timeline>
        <TimelineAxis span={span} />
        <PlainList gap="0" css={{ '& > li + li': { borderTopWidth: '1px', borderColor: 'border.muted' } }}>
          {lines.map((line) => (
            <li key={line.campaign.id}>
              <CampaignLine {...line} span={span} now={now} />
            </li>
          ))}
        </PlainList>
      </Timeline>
    </Box>
  )
}
