import { type Reading, useCall } from '@console/api'
import {
  type Application,
  createApplication,
  createCampaign,
  createSource,
  listApplications,
  listCampaigns,
  listSources,
  paths,
} from '@console/contract'
import { useMayDo, useMaySeeAll } from '@console/session'
import { ENDING_FIRST } from './attention.tsx'

/** A new publisher has few applications, and each says how many sources it has. */
const LOOKED_AT = 20

const CREATE = { application: createApplication, source: createSource, campaign: createCampaign } as const

export interface FirstStep {
  readonly id: keyof typeof CREATE
  readonly isDone: boolean
  /** It needs an application, and the publisher has no application yet. */
  readonly isWaiting: boolean
  /** Whether the person has the permission for it. */
  readonly mayDo: boolean
  /** Where it is done. */
  readonly to: string
}

/**
 * Returns what a publisher does first, in order; null once nothing of it remains that the person can do, and where that cannot be
 * known; undefined until it is known. A publisher with an active campaign is past its first steps: only of others more is read.
 */
export function useFirstSteps(): readonly FirstStep[] | null | undefined {
  const mayDo = useMayDo()
  const seesCampaigns = useMaySeeAll(listCampaigns)
  const seesApplications = useMaySeeAll(listApplications)
  const isAsked = seesCampaigns && seesApplications && Object.values(CREATE).some((create) => mayDo(create))
  const active = useCall(listCampaigns, isAsked ? ENDING_FIRST : null)
  const isNew = active.data?.total === 0
  const campaigns = useCall(listCampaigns, isNew ? { page_size: 1 } : null)
  const applications = useCall(listApplications, isNew ? { page_size: LOOKED_AT } : null)
  const uncounted = applications.data?.items.find(({ sources_count }) => sources_count === undefined)
  const asksSources = uncounted !== undefined && mayDo(listSources)
  const sources = useCall(listSources, asksSources ? { application_id: uncounted.id, page_size: 1 } : null)

  if (!isAsked || [active, campaigns, applications, sources].some(isLost)) return null
  if (!active.data) return undefined
  if (!isNew) return null
  if (!campaigns.data || !applications.data || (asksSources && !sources.data)) return undefined

  const { items } = applications.data
  const hasApplication = items.length > 0
  const hasSource = items.some(hasSources) || (sources.data?.total ?? 0) > 0
  const isSourceKnown = hasSource || !uncounted || asksSources
  const step = (id: FirstStep['id'], isDone: boolean, to: string): FirstStep => ({
    id,
    isDone,
    isWaiting: id !== 'application' && !hasApplication,
    mayDo: mayDo(CREATE[id]),
    to,
  })
  const steps = [
    step('application', hasApplication, paths.applicationCreate()),
    ...(isSourceKnown ? [step('source', hasSource, paths.sourceCreate(items[0]?.id))] : []),
    step('campaign', campaigns.data.total > 0, paths.campaignCreate()),
  ]
  return steps.some((one) => !one.isDone && one.mayDo) ? steps : null
}

const isLost = ({ data, error }: Reading<unknown>) => data === undefined && error !== undefined
const hasSources = ({ sources_count = 0 }: Application) => sources_count > 0
