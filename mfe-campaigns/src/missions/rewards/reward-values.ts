import type { PostbackParam, PostbackReward, Task } from '@console/contract'

export interface RewardValues {
  /** A number where a backend has numbers, as the contract reads them. */
  readonly application_id: string | number
  readonly postback_param: readonly PostbackParam[]
  readonly reward_description: {
    readonly item: string
    /** Null for nothing; what is no number stays as it was typed until it is put right. */
    readonly amount: number | null
    readonly summary: string
    readonly description: string
    readonly icon_url: string | null
  }
}

export function rewardsOf(task: Task | undefined): RewardValues[] {
  return (task?.task_applications ?? []).map(({ application, postback_param, reward_description: { icon_url = null, ...reward } }) => ({
    application_id: application.id,
    postback_param,
    reward_description: { ...reward, icon_url },
  }))
}

export function newReward(application_id: string): RewardValues {
  return {
    application_id,
    postback_param: [],
    reward_description: { item: '', amount: null, summary: '', description: '', icon_url: null },
  }
}

export const idOf = ({ application_id }: Pick<RewardValues, 'application_id'>): string => String(application_id)
const isOf = (id: string) => (reward: RewardValues) => idOf(reward) === id

export const isNamed = ({ item, amount }: Pick<RewardValues['reward_description'], 'item' | 'amount'>): boolean =>
  item !== '' || amount !== null

export function isFilled({ postback_param, reward_description }: RewardValues): boolean {
  const texts = [...Object.values(reward_description), ...postback_param.flatMap(({ name, value }) => [name, value])]
  return texts.some((one) => one !== null && String(one).trim() !== '')
}

/** The rewards in the order of these applications; those of others stay behind them. */
export function inOrder(rewards: readonly RewardValues[], applicationIds: readonly string[]): RewardValues[] {
  const place = (reward: RewardValues) => {
    const at = applicationIds.indexOf(idOf(reward))
    return at < 0 ? applicationIds.length : at
  }
  return [...rewards].sort((one, other) => place(one) - place(other))
}

export function copied(rewards: readonly RewardValues[], from: string, to: readonly string[]): RewardValues[] {
  const original = rewards.find(isOf(from))
  return rewards.map((one) =>
    original && to.includes(idOf(one)) ? { ...structuredClone(original), application_id: one.application_id } : one,
  )
}

export function putBack(rewards: readonly RewardValues[], before: readonly RewardValues[], ids: readonly string[]): RewardValues[] {
  return rewards.map((one) => (ids.includes(idOf(one)) ? (before.find(isOf(idOf(one))) ?? one) : one))
}

export function postbackOf({
  reward_description: { item, amount },
  postback_param,
}: Pick<RewardValues, 'reward_description' | 'postback_param'>): PostbackReward {
  return { item, amount: typeof amount === 'number' ? amount : null, parameters: postback_param }
}
