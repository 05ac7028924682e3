import { useFormats } from '@console/i18n'
import { useText } from '../../text.ts'
import { idOf, isNamed, type RewardValues } from './reward-values.ts'

/** Returns a reward in a few words: '1,000 gold'. */
export function useRewardBrief(): (reward: Pick<RewardValues['reward_description'], 'item' | 'amount'>) => string {
  const text = useText()
  const { number } = useFormats()
  return (reward) => {
    const { item, amount } = reward
    return isNamed(reward)
      ? text('reward.brief', { amount: typeof amount === 'number' ? number(amount) : amount, item }).trim()
      : text('reward.empty')
  }
}

/** Returns all rewards in full, one application a line, for comparing two versions. */
export function useRewardsText(nameOf: (applicationId: string) => string): (rewards: readonly RewardValues[]) => string {
  const brief = useRewardBrief()
  return (rewards) =>
    rewards
      .map((reward) => {
        const { reward_description, postback_param } = reward
        const { summary, description, icon_url } = reward_description
        const params = postback_param.map(({ name, value }) => `${name}=${value}`)
        return [nameOf(idOf(reward)), brief(reward_description), summary, description, icon_url, ...params].filter(Boolean).join(' · ')
      })
      .join('\n')
}
