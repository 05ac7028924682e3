import { type ApplicationRef, CAMPAIGN_STATUSES, type CampaignStatus, type CampaignSummary } from '@console/contract'
import { type Run, runOf, runsWithin, type Span } from '@console/entities'
import { applicationsOf } from '../campaign-record.ts'

export const GROUPINGS = ['application', 'status'] as const
export type Grouping = (typeof GROUPINGS)[number]

/** `application` is null for campaigns without one. */
export type GroupKind = { readonly application: ApplicationRef | null } | { readonly status: CampaignStatus }

/** Campaigns in the order in which they begin. A campaign that runs on two applications is in the group of each. */
export interface CampaignGroup {
  readonly id: string
  readonly of: GroupKind
  readonly campaigns: readonly CampaignSummary[]
  /** Includes runs that begin or end beyond the span. */
  readonly runs: readonly Run[]
  /** The place of its head among the lines of all groups. */
  readonly line: number
}

interface Wanted {
  readonly by: Grouping
  /** The application that the list is narrowed to: groups of others would repeat its campaigns. */
  readonly application: string | undefined
  readonly span: Span
  readonly now: number
}

const STATUSES: readonly CampaignStatus[] = [...CAMPAIGN_STATUSES, 'unknown']

/** Returns the groups of the campaigns that run within the span: applications by name, statuses from active to unknown. */
export function groupsOf(campaigns: readonly CampaignSummary[], { by, application, span, now }: Wanted): readonly CampaignGroup[] {
  const sorted = campaigns.toSorted(byStart)
  const groups = by === 'status' ? ofStatuses(sorted) : ofApplications(sorted, application)
  let line = 0
  return groups.flatMap((group) => {
    const shown = group.campaigns.filter((campaign) => runsWithin(runOf(campaign, now), span))
    if (shown.length === 0) return []
    const at = line
    line += shown.length + 1
    return { ...group, campaigns: shown, runs: group.campaigns.map((campaign) => runOf(campaign, now)), line: at }
  })
}

/** Counts the heads of the groups too. */
export const linesOf = (groups: readonly CampaignGroup[]) => groups.reduce((sum, { campaigns }) => sum + campaigns.length + 1, 0)

/** Returns the line of the campaign that a key leads to from a line; undefined for other keys, and past the first and the last. */
export function lineFor(key: string, from: number, groups: readonly CampaignGroup[]): number | undefined {
  const lines = groups.flatMap(({ line, campaigns }) => campaigns.map((_, at) => line + 1 + at))
  if (key === 'Home') return lines[0]
  if (key === 'End') return lines.at(-1)
  if (key === 'ArrowDown') return lines.find((line) => line > from)
  return key === 'ArrowUp' ? lines.findLast((line) => line < from) : undefined
}

type Grouped = Omit<CampaignGroup, 'runs' | 'line'>

function ofStatuses(campaigns: readonly CampaignSummary[]): readonly Grouped[] {
  return STATUSES.map((status) => ({
    id: status,
    of: { status },
    campaigns: campaigns.filter((campaign) => campaign.status === status),
  }))
}

function ofApplications(campaigns: readonly CampaignSummary[], only: string | undefined): readonly Grouped[] {
  const groups = new Map<string, { id: string; of: { application: ApplicationRef }; campaigns: CampaignSummary[] }>()
  for (const campaign of campaigns) {
    for (const application of applicationsOf(campaign)) {
      if (only !== undefined && application.id !== only) continue
      const group = groups.get(application.id) ?? { id: application.id, of: { application }, campaigns: [] }
      group.campaigns.push(campaign)
      groups.set(application.id, group)
    }
  }
  const named = [...groups.values()].toSorted((a, b) => a.of.application.display_name.localeCompare(b.of.application.display_name))
  const without = campaigns.filter((campaign) => campaign.campaign_applications.length === 0)
  return [...named, { id: 'none', of: { application: null }, campaigns: without }]
}

const byStart = (a: CampaignSummary, b: CampaignSummary) =>
  Date.parse(a.start_date) - Date.parse(b.start_date) || a.name.localeCompare(b.name)
