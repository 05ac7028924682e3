import { useCall } from '@console/api'
import { listCampaigns, listTasks, type Task } from '@console/contract'
import { idOf, type RewardValues, rewardsOf } from './reward-values.ts'

/** Beside this campaign; each takes a call. */
const CAMPAIGNS_READ = 2
const MISSIONS_READ = 20

export interface KnownReward {
  readonly mission: string
  readonly reward: RewardValues
}

/** Rewards of other missions in an application, each once: first those of this campaign, then those of the latest others. */
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

/** Of equal rewards the first. */
function knownRewards(missions: readonly Task[], applicationId: string): KnownReward[] {
  const known = missions.flatMap((task) => {
    const reward = rewardsOf(task).find((one) => idOf(one) === applicationId)
    return reward ? [{ mission: task.name, reward }] : []
  })
  return known.filter((one, at) => known.findIndex((other) => saysOf(other) === saysOf(one)) === at)
}

const saysOf = ({ reward }: KnownReward) => JSON.stringify(reward)

export const itemsOf = (known: readonly KnownReward[]): string[] => [...new Set(known.map(({ reward }) => reward.reward_description.item))]
