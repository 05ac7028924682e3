import { getCampaign, paths, type Route } from '@console/contract'
import { useFormats } from '@console/i18n'
import { Box, EntityLink } from '@console/ui'
import type { ReactNode } from 'react'
import { CampaignStatusBadge } from '../campaign-status-badge.tsx'
import { type BarPlace, placeOf, runOf, type Scheduled } from './run-of.ts'
import { type Span, shareOf } from './timeline-span.ts'
import { TIMELINE_STYLE } from './timeline-style.ts'

interface Shown {
  readonly span: Span
  /** Milliseconds since 1970. */
  readonly now: number
}

/** The frame of timelines, with room for the menus of lines that have them. Its parts are plain elements, since there may be many. */
export function Timeline({ hasMenus = false, children }: { readonly hasMenus?: boolean; readonly children: ReactNode }) {
  return <Box css={hasMenus ? { ...TIMELINE_STYLE, '--timeline-menu': '2.25rem' } : TIMELINE_STYLE}>{children}</Box>
}

interface LineProps {
  readonly name: ReactNode
  readonly children: ReactNode
  readonly menu?: ReactNode
}

/** One line of a timeline: its name, what is drawn beside or below it, and its menu. */
export function TimelineLine({ name, children, menu }: LineProps) {
  return (
    <div data-part="line">
      <div data-part="name">{name}</div>
      <div data-part="place">{children}</div>
      <div data-part="menu">{menu}</div>
    </div>
  )
}

/** The dates along the top. Hidden from screen readers: each bar has its own in words. */
export function TimelineAxis({ span }: { readonly span: Span }) {
  const { date } = useFormats()
  return (
    <div data-part="axis" aria-hidden data-dense={span.ticks.length > 5 || undefined}>
      <div data-part="place">
        {span.ticks.map((tick) => (
          <span key={tick} style={{ insetInlineStart: `${shareOf(tick, span)}%` }}>
            {dayAndMonth(date(tick))}
          </span>
        ))}
      </div>
      <div data-part="menu" />
    </div>
  )
}

/** '24 Nov' of '24 Nov 2026', '24/11' of '24/11/2026': the year is beside the axis. */
const dayAndMonth = (date: string) => date.replace(/[ /]\d{4}$/, '')

/** Background of the bars: the lines of the axis, and today's. */
export function TimelineTrack({ span, now, children }: Shown & { readonly children: ReactNode }) {
  return (
    <div data-part="track" aria-hidden>
      {span.ticks.map((tick) => (
        <div key={tick} data-part="tick" style={{ insetInlineStart: `${shareOf(tick, span)}%` }} />
      ))}
      {children}
      {span.from <= now && now < span.to ? <div data-part="today" style={{ insetInlineStart: `${shareOf(now, span)}%` }} /> : null}
    </div>
  )
}

interface BarProps extends Shown {
  readonly campaign: Scheduled
  /** Drawn over the ends of the bar that are within the span. */
  readonly ends?: ((place: BarPlace) => ReactNode) | undefined
}

/** When a campaign runs, as far as the span shows it. An end that is outside is cut off straight; what is past the end date is orange. */
function TimelineBar({ campaign, span, now, ends }: BarProps) {
  const place = placeOf(runOf(campaign, now), span)
  return (
    <div
      data-part="bar"
      data-bar={campaign.status}
      data-cut-start={place.beginsBefore || undefined}
      data-cut-end={place.endsAfter || undefined}
      style={{ insetInlineStart: `${place.start}%`, width: `${place.size}%` }}
    >
      {place.overdue > 0 ? <div data-part="late" style={{ width: `${place.overdue}%` }} /> : null}
      {ends?.(place)}
    </div>
  )
}

interface CampaignLineProps extends Shown {
  readonly campaign: Scheduled & { readonly id: string; readonly name: string }
  /** Where its name leads, by the permission of this call; to the campaign unless given. */
  readonly to?: string
  readonly call?: Pick<Route, 'access'>
  readonly menu?: ReactNode
  readonly ends?: BarProps['ends']
}

/** A campaign as a line: the link to it with its status and dates in words, and its bar. */
export function CampaignLine({ campaign, to, call = getCampaign, span, now, menu, ends }: CampaignLineProps) {
  const { period } = useFormats()
  const { id, name, start_date, end_date } = campaign
  return (
    <TimelineLine
      menu={menu}
      name={
        <EntityLink to={to ?? paths.campaign(id)} call={call}>
          <span data-part="title" title={name}>
            {name}
          </span>{' '}
          <span data-part="words">
            <CampaignStatusBadge campaign={campaign} /> <span data-part="period">{period(start_date, end_date)}</span>
          </span>
        </EntityLink>
      }
    >
      <TimelineTrack span={span} now={now}>
        <TimelineBar campaign={campaign} span={span} now={now} ends={ends} />
      </TimelineTrack>
    </TimelineLine>
  )
}
