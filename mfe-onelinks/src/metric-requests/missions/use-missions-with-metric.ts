import { ApiError, call, type Failure, isApiError } from '@console/api'
import { listCampaigns, listTasks, PAGE_SIZE_MAX, type Task } from '@console/contract'
import { useEffect, useRef, useState } from 'react'

/** The most campaigns whose missions are read, each by a call, and the most missions of each. */
export const SEARCHED = { campaigns: 20, missions: 100 } as const

interface MissionOf {
  readonly mission: Pick<Task, 'id' | 'name'>
  readonly campaign: { readonly id: string; readonly name: string }
}

export interface Found {
  readonly missions: readonly MissionOf[]
  /** No other mission can use it. */
  readonly isAll: boolean
}

type State = { readonly is: 'idle' | 'searching' } | { readonly is: 'failed'; readonly error: Failure } | ({ readonly is: 'found' } & Found)

/** Looks through the newest campaigns for missions whose rules use the metric, since no call names them. */
export function useMissionsWithMetric(metricId: string) {
  const [state, setState] = useState<State>({ is: 'idle' })
  const leaving = useRef<AbortController>(null)

  useEffect(() => () => leaving.current?.abort(), [])

  async function search(): Promise<void> {
    const stop = new AbortController()
    leaving.current = stop
    setState({ is: 'searching' })
    const outcome = await missionsWith(metricId, stop.signal).then(
      (found): State => ({ is: 'found', ...found }),
      (error: unknown): State => ({ is: 'failed', error: isApiError(error) ? error : new ApiError({ code: 'internal', status: 0 }) }),
    )
    if (!stop.signal.aborted) setState(outcome)
  }

  return { state, search: () => void search() }
}

async function missionsWith(metricId: string, signal: AbortSignal): Promise<Found> {
  const newest = await call(listCampaigns, { page_size: PAGE_SIZE_MAX }, { signal })
  const withMissions = newest.items.filter(({ tasks_count }) => tasks_count !== 0)
  const searched = withMissions.slice(0, SEARCHED.campaigns)
  const missions: MissionOf[] = []
  let isAll = searched.length === withMissions.length && newest.items.length === newest.total
  for (const campaign of searched) {
    const { items, total } = await call(listTasks, { campaign_id: campaign.id, page_size: SEARCHED.missions }, { signal })
    isAll &&= items.length === total
    missions.push(...items.filter((mission) => usesMetric(mission, metricId)).map((mission) => ({ mission, campaign })))
  }
  return { missions, isAll }
}

/** Whether a mission's audience or its completion depends on the metric. */
function usesMetric({ metadata_rule, completion_metadata_rule }: Task, metricId: string): boolean {
  const rules = completion_metadata_rule ? [...metadata_rule, completion_metadata_rule] : metadata_rule
  return rules.some(({ metric_id }) => metric_id === metricId)
}
