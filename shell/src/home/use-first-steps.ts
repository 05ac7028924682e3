import { type Reading, useCall } from '@console/api'
import {
  type Application,
  type CampaignSummary,
  createApplication,
  createCampaign,
  createInvitation,
  createSource,
  listApplications,
  listCampaigns,
  listInvitations,
  listSources,
  listUsers,
  paths,
  updateCampaign,
} from '@console/contract'
import { useMayDo, useMaySeeAll } from '@console/session'
import type { Rows } from '../declared/read-list.ts'

/** A new publisher has few applications and campaigns, and each says how many sources or missions it has. */
const LOOKED_AT = 20
const ANY = { page_size: 1 } as const

/** Missions are parts of a campaign: permission to change it covers them. */
const CREATE = { application: createApplication, source: createSource, campaign: createCampaign } as const
const CALLS = { ...CREATE, mission: updateCampaign, activation: updateCampaign, invitation: createInvitation } as const

export interface FirstStep {
  readonly id: keyof typeof CALLS
  readonly isDone: boolean
  /** Undefined once the publisher has one. */
  readonly waitsFor?: 'application' | 'campaign' | 'mission' | undefined
  readonly mayDo: boolean
  readonly to: string
}

/**
 * Returns what a publisher does first, in order; null once nothing of it remains that the person can do, or if that cannot be
 * known; undefined until it is known. A publisher with an active campaign is past its first steps: more is read only for others.
 */
export function useFirstSteps(active: Reading<Rows> | undefined): readonly FirstStep[] | null | undefined {
  const mayDo = useMayDo()
  const seesCampaigns = useMaySeeAll(listCampaigns)
  const seesApplications = useMaySeeAll(listApplications)
  const isAsked = seesCampaigns && seesApplications && Object.values(CREATE).some((create) => mayDo(create))
  const isNew = isAsked && active?.data?.total === 0
  const campaigns = useCall(listCampaigns, isNew ? { page_size: LOOKED_AT } : null)
  const applications = useCall(listApplications, isNew ? { page_size: LOOKED_AT } : null)
  const uncounted = applications.data?.items.find(({ sources_count }) => sources_count === undefined)
  const asksSources = uncounted !== undefined && mayDo(listSources)
  const sources = useCall(listSources, asksSources ? { application_id: uncounted.id, page_size: 1 } : null)
  const hasColleagues = useColleagues(isNew && mayDo(createInvitation))

  if (!isAsked || !active || [active, campaigns, applications, sources].some(isLost)) return null
  if (!active.data) return undefined
  if (!isNew) return null
  if (!campaigns.data || !applications.data || hasColleagues === undefined || (asksSources && !sources.data)) return undefined

  const { items } = applications.data
  const hasApplication = items.length > 0
  const hasSource = items.some(hasSources) || (sources.data?.total ?? 0) > 0
  const isSourceKnown = hasSource || !uncounted || asksSources
  const application = hasApplication ? undefined : 'application'

  const steps: readonly FirstStep[] = [
    { id: 'application', isDone: hasApplication, mayDo: mayDo(createApplication), to: paths.applicationCreate() },
    ...(isSourceKnown
      ? [
          {
            id: 'source',
            isDone: hasSource,
            waitsFor: application,
            mayDo: mayDo(createSource),
            to: paths.sourceCreate(items[0]?.id),
          } as const,
        ]
      : []),
    {
      id: 'campaign',
      isDone: campaigns.data.total > 0,
      waitsFor: application,
      mayDo: mayDo(createCampaign),
      to: paths.campaignCreate(),
    },
    ...campaignSteps(campaigns.data.items, mayDo),
  ]
  // Colleagues are offered along the way; alone they keep no one at the first steps.
  if (!steps.some((one) => !one.isDone && one.mayDo)) return null
  return hasColleagues === null ? steps : [...steps, { id: 'invitation', isDone: hasColleagues, mayDo: true, to: paths.userInvite() }]
}

/** An ended campaign has run, so all of this was done before. */
function campaignSteps(campaigns: readonly CampaignSummary[], mayDo: ReturnType<typeof useMayDo>): FirstStep[] {
  const hasRun = campaigns.some(({ status }) => status === 'ended')
  const filled = campaigns.find(({ tasks_count = 0 }) => tasks_count > 0)
  const isCounted = campaigns.every(({ tasks_count }) => tasks_count !== undefined)
  const campaign = filled ?? campaigns[0]
  const mission: FirstStep = {
    id: 'mission',
    isDone: hasRun || filled !== undefined,
    waitsFor: campaign ? undefined : 'campaign',
    mayDo: mayDo(updateCampaign, campaign?.owner.id),
    to: paths.missionCreate(campaign?.id ?? ''),
  }
  const activation: FirstStep = {
    id: 'activation',
    isDone: hasRun,
    waitsFor: campaign ? (isCounted && !mission.isDone ? 'mission' : undefined) : 'campaign',
    mayDo: mayDo(updateCampaign, campaign?.owner.id),
    to: paths.campaign(campaign?.id ?? ''),
  }
  return isCounted || mission.isDone ? [mission, activation] : [activation]
}

/** Null if that is not asked or cannot be known, undefined until it is known. */
function useColleagues(isAsked: boolean): boolean | null | undefined {
  const mayDo = useMayDo()
  const reads = isAsked && mayDo(listUsers) && mayDo(listInvitations)
  const members = useCall(listUsers, reads ? ANY : null)
  const invitations = useCall(listInvitations, reads ? ANY : null)
  if (!reads || isLost(members) || isLost(invitations)) return null
  if (!members.data || !invitations.data) return undefined
  return members.data.total > 1 || invitations.data.total > 0
}

const isLost = ({ data, error }: Reading<unknown>) => data === undefined && error !== undefined
const hasSources = ({ sources_count = 0 }: Application) => sources_count > 0
