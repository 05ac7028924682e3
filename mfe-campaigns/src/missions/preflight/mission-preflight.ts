import { type Campaign, keepUnknown, paths, type Task, TaskWrite } from '@console/contract'
import * as v from 'valibot'
import { valuesOf } from '../mission-values.ts'
import { mismatchedAmountsIn } from '../rewards/mismatched-amounts.ts'
import { completionOf, missionsOfSameRule } from '../same-rule.ts'

export type MissionCheckId = 'noneActive' | 'unrewarded' | 'incomplete' | 'nobody' | 'noValues' | 'otherAmount' | 'sameRule'

/** Its words are `mission.preflight.<id>`. */
export interface MissionCheck {
  readonly id: MissionCheckId
  /** Of the mission or the application. */
  readonly name: string
  readonly to: string
}

/** Audience size, and whether a metric of the mission has no values yet. */
export interface Reach {
  readonly size: number
  readonly isWithoutValues: boolean
}

/** By mission id; absent while not known. */
export type Reaches = Readonly<Record<string, Reach>>

/** Returns no findings for a campaign without missions, which may have notifications only. */
export function missionPreflightOf(
  campaign: Pick<Campaign, 'id' | 'campaign_applications'>,
  missions: readonly Task[],
  reaches: Reaches,
): MissionCheck[] {
  const active = missions.filter(({ status }) => status === 'active')
  if (missions.length === 0) return []
  if (active.length === 0) return [{ id: 'noneActive', name: '', to: inactiveIn(campaign.id, missions) }]
  const rewarded = new Set(active.flatMap(({ task_applications }) => task_applications.map(({ application }) => application.id)))
  const unrewarded = campaign.campaign_applications.filter(({ application }) => !rewarded.has(application.id))
  return [
    ...unrewarded.map(({ application }) => ({
      id: 'unrewarded' as const,
      name: application.display_name,
      to: paths.missionCreate(campaign.id),
    })),
    ...active
      .filter((mission) => !v.is(keepUnknown(TaskWrite), valuesOf(mission)))
      .map((mission) => about('incomplete', campaign.id, mission)),
    ...active
      .filter(({ id }) => reaches[id]?.size === 0)
      .map((mission) => about(reaches[mission.id]?.isWithoutValues ? 'noValues' : 'nobody', campaign.id, mission)),
    ...active
      .filter((mission, at) => missionsOfSameRule(completionOf(mission), active.slice(0, at)).length > 0)
      .map((mission) => about('sameRule', campaign.id, mission)),
    ...active.filter(promisesOtherAmount).map((mission) => about('otherAmount', campaign.id, mission)),
  ]
}

/** The only inactive mission, else the campaign's list of inactive ones. */
function inactiveIn(campaignId: string, missions: readonly Task[]): string {
  const [only, another] = missions
  return only && !another ? paths.mission(campaignId, only.id) : listOfInactive(campaignId)
}

export const listOfInactive = (campaignId: string) => `${paths.campaign(campaignId)}?status=inactive#missions`

const promisesOtherAmount = ({ task_applications }: Task) =>
  task_applications.some(({ reward_description: { summary, amount } }) => mismatchedAmountsIn(summary, amount).length > 0)

const about = (id: MissionCheckId, campaignId: string, mission: Task): MissionCheck => ({
  id,
  name: mission.name,
  to: paths.missionEdit(campaignId, mission.id),
})
