import { type AllRows, useAllRows } from '@console/api'
import { type CampaignSummary, listCampaigns } from '@console/contract'
import { dayOr, LINE_HEIGHT, type Span, spanOf, Timeline, TimelineAxis, ZOOMS } from '@console/entities'
import { useFormats, useKitText } from '@console/i18n'
import type { DisplayProps } from '@console/records'
import { useSearchParams } from '@console/router'
import { serverNow, useExtension } from '@console/session'
import { Box, EmptyState, Flex, Loaded, SkeletonPage, Text } from '@console/ui'
import { type KeyboardEvent, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { useText } from '../../text.ts'
import { MovableLine } from './movable-line.tsx'
import { TimelineGroup } from './timeline-group.tsx'
import { GROUPINGS, type Grouping, groupsOf, lineFor, linesOf } from './timeline-groups.ts'
import { TimelineLegend } from './timeline-legend.tsx'
import { TimelineTools } from './timeline-tools.tsx'
import { useVisibleLines } from './use-visible-lines.ts'

type Props = DisplayProps<typeof listCampaigns>

/** Beyond this number only campaigns of the shown time are read, if the API can filter by time. */
const READ_AT_ONCE = 1_000

export function CampaignTimeline({ list, rowMenu }: Props) {
  const text = useText()
  const kitText = useKitText()
  const { timeZone } = useFormats()
  const [search] = useSearchParams()
  const [now] = useState(serverNow)
  const zoom = ZOOMS.find((one) => one === search.get('zoom')) ?? 'month'
  const by = GROUPINGS.find((one) => one === search.get('group')) ?? 'application'
  const day = dayOr(search.get('at'), now, timeZone)
  const span = useMemo(() => spanOf(zoom, day, timeZone), [zoom, day, timeZone])
  const all = useCampaigns(list, span)
  const application = list.query.application_id
  const groups = useMemo(() => all.data && groupsOf(all.data.rows, { by, application, span, now }), [all.data, by, application, span, now])
  const count = groups && new Set(groups.flatMap(({ campaigns }) => campaigns.map(({ id }) => id))).size
  return (
    <>
      <TimelineTools zoom={zoom} by={by} span={span} count={count} change={list.address.change} />
      <Loaded<AllRows<CampaignSummary>>
        from={all}
        skeleton={
          <Box p="4">
            <SkeletonPage />
          </Box>
        }
        failed={text('campaigns.failed')}
      >
        {({ hasMore, leftOut }) => (
          <>
            {groups && groups.length > 0 ? (
              <Lines key={by} by={by} groups={groups} span={span} now={now} rowMenu={rowMenu} />
            ) : (
              <EmptyState icon="campaigns" title={kitText('list.noMatch.title')} />
            )}
            {hasMore ? <Note>{kitText('list.outOfReach')}</Note> : null}
            {leftOut > 0 ? <Note>{kitText('list.leftOut', { count: leftOut })}</Note> : null}
          </>
        )}
      </Loaded>
    </>
  )
}

/** All campaigns of the list's filters; if they are very many, those of the span. */
function useCampaigns({ query, data }: Props['list'], span: Span) {
  const isByTime = useExtension('X7') && (data?.total ?? 0) > READ_AT_ONCE
  const { page, page_size, ...filters } = query
  const within = {
    runs_from: latest(filters.runs_from, new Date(span.from).toISOString()),
    runs_to: earliest(filters.runs_to, new Date(span.to).toISOString()),
  }
  const input = { ...filters, sort: 'start_date', ...(isByTime ? within : {}) } as const
  return useAllRows(listCampaigns, data ? input : null, { keepPrevious: true })
}

const latest = (a: string | undefined, b: string) => (a !== undefined && Date.parse(a) > Date.parse(b) ? a : b)
const earliest = (a: string | undefined, b: string) => (a !== undefined && Date.parse(a) < Date.parse(b) ? a : b)

function Note({ children }: { readonly children: string }) {
  return (
    <Text p="4" textStyle="sm" color="fg.muted">
      {children}
    </Text>
  )
}

interface LinesProps extends Pick<Props, 'rowMenu'> {
  readonly by: Grouping
  readonly groups: ReturnType<typeof groupsOf>
  readonly span: Span
  readonly now: number
}

function Lines({ by, groups, span, now, rowMenu }: LinesProps) {
  const list = useRef<HTMLDivElement>(null)
  const count = linesOf(groups)
  const { first, end } = useVisibleLines(list, count)
  const [focused, setFocused] = useState<number>()
  const goal = useRef<number>(undefined)

  // The line that a key leads to may only be drawn now.
  useLayoutEffect(() => {
    if (goal.current === undefined) return
    list.current?.querySelector<HTMLElement>(`[data-line="${goal.current}"] a`)?.focus()
    goal.current = undefined
  })

  function onKeyDown(event: KeyboardEvent<HTMLElement>): void {
    const line = (event.target as HTMLElement).closest<HTMLElement>('[data-line]')
    if (!line || event.ctrlKey || event.metaKey || event.altKey) return
    const next = lineFor(event.key, Number(line.dataset.line), groups)
    if (next === undefined) return
    event.preventDefault()
    goal.current = next
    setFocused(next)
    // A line that has the focus already is not drawn again.
    if (next === focused) list.current?.querySelector<HTMLElement>(`[data-line="${next}"] a`)?.focus()
  }

  const isDrawn = (line: number) => (line >= first && line < end) || line === focused
  return (
    <Timeline hasMenus>
      {/* On a phone the bars come first. */}
      <Flex direction={{ base: 'column-reverse', md: 'column' }}>
        <TimelineLegend by={by} />
        <Box>
          <Box position="sticky" top="0" zIndex="1" bg="bg.panel" borderBottomWidth="1px" borderColor="border">
            <TimelineAxis span={span} />
          </Box>
          <Box
            ref={list}
            position="relative"
            css={{ '--line': LINE_HEIGHT }}
            style={{ height: `calc(${count} * var(--line))` }}
            onKeyDown={onKeyDown}
            onFocus={({ target }) => setFocused(Number(target.closest<HTMLElement>('[data-line]')?.dataset.line))}
          >
            {groups.map((group) =>
              group.line < end && group.line + group.campaigns.length >= first ? (
                <TimelineGroup key={group.id} group={group} span={span} now={now} isDrawn={isDrawn}>
                  {(campaign) => <MovableLine campaign={campaign} span={span} now={now} rowMenu={rowMenu} />}
                </TimelineGroup>
              ) : null,
            )}
          </Box>
        </Box>
      </Flex>
    </Timeline>
  )
}
