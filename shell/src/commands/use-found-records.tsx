import { useCall } from '@console/api'
import {
  type AnswerOf,
  type Campaign,
  getCampaign,
  type InputOf,
  listApplications,
  listCampaigns,
  listInvitations,
  listMetricRequests,
  listOnelinks,
  listRoles,
  listSources,
  listUsers,
  paths,
} from '@console/contract'
import { fold, useFormats } from '@console/i18n'
import { useLocation } from '@console/router'
import { roleName, useMay } from '@console/session'
import { Icon, type IconId, TYPING_PAUSE_MS, useSettled } from '@console/ui'
import { useText } from '../text.ts'
import type { Command } from './commands.tsx'
import type { Group } from './searchable-list.tsx'
import { useFoundSources } from './use-found-sources.ts'

const LEAST_LETTERS = 2
const SHOWN = 5

type Listed =
  | typeof listCampaigns
  | typeof listApplications
  | typeof listOnelinks
  | typeof listMetricRequests
  | typeof listUsers
  | typeof listRoles

interface Found {
  readonly groups: readonly Group<Command>[]
  readonly isSearching: boolean
  readonly isFailed: boolean
}

/**
 * The records whose names have the typed words, by the lists' own search: of those that the person may list, and missions of the campaign
 * that is open, since no call lists all; the others have a page of their own. What is shown is always the answer to what is typed.
 */
export function useFoundRecords(typed: string): Found {
  const text = useText()
  const { personName } = useFormats()
  const words = useSettled(typed.trim(), TYPING_PAUSE_MS.find)
  const isAsked = words.length >= LEAST_LETTERS && words === typed.trim()
  const q = isAsked ? words : null
  const campaignId = /^\/campaigns\/([^/]+)/.exec(useLocation().pathname)?.[1]
  const maySources = useSourcesToo()

  const campaigns = useSearch(listCampaigns, q)
  const campaign = useOpenCampaign(q === null ? undefined : campaignId)
  const applications = useSearch(listApplications, q)
  const matched = applications.data?.items ?? (applications.error ? [] : undefined)
  const sources = useFoundSources(maySources ? q : null, matched, SHOWN)
  const onelinks = useSearch(listOnelinks, q)
  const requests = useSearch(listMetricRequests, q)
  const members = useSearch(listUsers, q)
  const invitations = useCall(listInvitations, useMay(listInvitations) && q !== null ? { q, status: 'pending', page_size: SHOWN } : null)
  const roles = useSearch(listRoles, q)

  const isMore = isAsked && campaigns.data !== undefined && campaigns.data.total > SHOWN
  const groups: readonly Group<Command>[] = [
    {
      id: 'campaigns',
      heading: text('command.campaigns'),
      lines: [
        ...linesOf('campaigns', campaigns.data?.items, (one) => ({
          to: paths.campaign(one.id),
          label: one.name,
          text: joined(namesOf(one.campaign_applications), text(`status.campaign.${one.status}`)),
        })),
        ...(isMore ? [inAllCampaigns(text('command.allCampaigns', { words }), words)] : []),
      ],
    },
    {
      id: 'missions',
      heading: text('command.missions'),
      lines: linesOf('campaigns', missionsNamed(campaign.data, words), (one) => ({
        to: paths.mission(campaignId ?? '', one.id),
        label: one.name,
        text: text(`status.${one.status}`),
      })),
    },
    {
      id: 'applications',
      heading: text('command.applications'),
      lines: linesOf('applications', applications.data?.items, ({ code, display_name, mode, status }) => ({
        to: paths.application(code),
        label: display_name,
        text: joined(mode === 'unknown' ? '' : mode, text(`status.${status}`)),
      })),
    },
    {
      id: 'sources',
      heading: text('command.sources'),
      lines: linesOf('sources', sources.items, ({ application, id, source_name, status }) => ({
        to: paths.source(application.id, id),
        label: `${source_name} · ${application.display_name}`,
        text: text(`status.${status}`),
      })),
    },
    {
      id: 'onelinks',
      heading: text('command.onelinks'),
      lines: linesOf('onelinks', onelinks.data?.items, ({ id, display_name, custom_id }) => ({
        to: paths.onelink(id),
        label: display_name,
        text: custom_id,
      })),
    },
    {
      id: 'requests',
      heading: text('command.requests'),
      lines: linesOf('metric-requests', requests.data?.items, ({ id, name, application, status }) => ({
        to: paths.metricRequest(id),
        label: name,
        text: joined(application?.display_name ?? '', text(`command.request.${status}`)),
      })),
    },
    {
      id: 'members',
      heading: text('command.members'),
      lines: linesOf('users', members.data?.items, ({ id, user, role }) => ({
        to: paths.user(id),
        label: personName(user),
        text: roleName(role),
      })),
    },
    {
      id: 'invitations',
      heading: text('command.invitations'),
      // Each is a line of the page of members, which the address narrows to it.
      lines: linesOf('users', invitations.data?.items, ({ email, role }) => ({
        to: `${paths.users()}?${new URLSearchParams({ q: email })}`,
        label: email,
        text: roleName(role),
      })),
    },
    {
      id: 'roles',
      heading: text('command.roles'),
      lines: linesOf('roles', roles.data?.items, (one) => ({ to: paths.role(one.id), label: roleName(one) })),
    },
  ]
  const asked = [campaigns, applications, onelinks, requests, members, invitations, roles]
  return {
    groups: groups.filter(({ lines }) => lines.length > 0),
    isSearching: typed.trim().length >= LEAST_LETTERS && (!isAsked || sources.isLoading || asked.some(({ isLoading }) => isLoading)),
    isFailed: sources.isFailed || asked.some(({ error }) => error !== undefined),
  }
}

/** The list of campaigns, narrowed to the typed words; for who may see it. */
export function useAllCampaigns(typed: string): Command | null {
  const text = useText()
  const mayList = useMay(listCampaigns)
  const words = typed.trim()
  return mayList && words !== '' ? inAllCampaigns(text('command.allCampaigns', { words }), words) : null
}

/** The list of missions of all campaigns, narrowed to the typed words; for who may see it. */
export function useAllMissions(typed: string): Command | null {
  const text = useText()
  const mayList = useMay(listCampaigns)
  const mayRead = useMay(getCampaign)
  const words = typed.trim()
  if (!mayList || !mayRead || words === '') return null
  return {
    id: 'all missions',
    label: text('command.allMissions', { words }),
    mark: <Icon id="search" size={16} />,
    to: paths.allMissions({ q: words }),
  }
}

const inAllCampaigns = (label: string, words: string): Command => ({
  id: 'all campaigns',
  label,
  mark: <Icon id="search" size={16} />,
  to: `${paths.campaigns()}?${new URLSearchParams({ q: words })}`,
})

/** The campaign whose page is open; its missions are found by name. The page has read it already. */
function useOpenCampaign(id: string | undefined) {
  const mayRead = useMay(getCampaign)
  return useCall(getCampaign, mayRead && id !== undefined && id !== 'create' ? { campaign_id: id } : null)
}

/** The first missions of a campaign that have the words in their name, in either spelling of Vietnamese. */
function missionsNamed(campaign: Campaign | undefined, words: string) {
  return campaign?.campaign_tasks.filter(({ name }) => fold(name).includes(fold(words))).slice(0, SHOWN)
}

/** What a list finds; null words ask nothing, and neither does who may not list. */
function useSearch<R extends Listed>(route: R, q: string | null) {
  const mayList = useMay(route)
  return useCall<R>(route, mayList && q !== null ? ({ q, page_size: SHOWN } as InputOf<R>) : null)
}

/** Sources are found by their applications. */
function useSourcesToo(): boolean {
  const maySources = useMay(listSources)
  const mayApplications = useMay(listApplications)
  return maySources && mayApplications
}

interface Hit {
  readonly to: string
  readonly label: string
  readonly text?: string
}

const linesOf = <One,>(icon: IconId, items: readonly One[] | undefined, hitOf: (one: One) => Hit): Command[] =>
  items?.map((one) => {
    const hit = hitOf(one)
    return { id: hit.to, mark: <Icon id={icon} size={16} />, ...hit }
  }) ?? []

const joined = (...parts: readonly string[]) => parts.filter(Boolean).join(' · ')

/** The first application by name, and how many more there are. */
function namesOf(pairs: AnswerOf<typeof listCampaigns>['items'][number]['campaign_applications']): string {
  const [first, ...others] = pairs
  if (!first) return ''
  return others.length > 0 ? `${first.application.display_name} +${others.length}` : first.application.display_name
}
