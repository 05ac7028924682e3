import { useCall } from '@console/api'
import { listCampaigns, listTasks, type Task } from '@console/contract'
import { idOf, type RewardValues, rewardsOf } from './reward-values.ts'

/** The most campaigns beside this one whose missions are read: each takes a call. */
const CAMPAIGNS_READ = 2
const MISSIONS_READ = 20

/** A reward that an application has already, with the mission that it belongs to. */
export interface KnownReward {
  readonly mission: string
  readonly reward: RewardValues
}

/** The rewards of other missions in an application, each once: those of this campaign first, then those of its latest others. */
export function useKnownRewards(campaignId: string, applicationId: string): readonly KnownReward[] {
  const campaigns = useCall(listCampaigns, { application_id: applicationId, page_size: CAMPAIGNS_READ + 1, sort: '-created_on' })
  const [second, third] = (campaigns.data?.items ?? []).filter(({ id }) => id !== campaignId)
  const missions = [useMissions(campaignId), useMissions(second?.id), useMissions(third?.id)].flat()
  return knownRewards(missions, applicationId)
}

function useMissions(campaignId: string | undefined): readonly Task[] {
  const missions = useCall(listTasks, campaignId === undefined ? null : { campaign_id: campaignId, page_size: MISSIONS_READ })
  return missions.data?.items ?? []
}

/** The rewards of these missions in an application; of equal ones the first. */
function knownRewards(missions: readonly Task[], applicationId: string): KnownReward[] {
  const known = missions.flatMap((task) => {
    const reward = rewardsOf(task).find((one) => idOf(one) === applicationId)
    return reward ? [{ mission: task.name, reward }] : []
  })
  return known.filter((one, at) => known.findIndex((other) => saysOf(other) === saysOf(one)) === at)
}

const saysOf = ({ reward }: KnownReward) => JSON.stringify(reward)

/** The words that an application uses for items, each once. */
export const itemsOf = (known: readonly KnownReward[]): string[] => [...new Set(known.map(({ reward }) => reward.reward_description.item))]
