import { useFieldValue } from '@console/forms'
import { Button, Flex, Stack, Text } from '@console/ui'
import { useId } from 'react'
import { useText } from '../../text.ts'
import type { KnownReward } from './known-rewards.ts'
import { isFilled, type RewardValues } from './reward-values.ts'
import { useRewardBrief } from './use-reward-text.ts'

/** More would be a list to read, which takes as long as typing. */
const OFFERED = 4

interface Props {
  readonly name: string
  readonly known: readonly KnownReward[]
}

/** Before anything is filled in: the rewards of other missions, each taken whole by one press. */
export function SameReward({ name, known }: Props) {
  const text = useText()
  const brief = useRewardBrief()
  const labelId = useId()
  const [reward, change] = useFieldValue<RewardValues | undefined>(name)
  if (!reward || isFilled(reward) || known.length === 0) return null
  return (
    <Stack gap="2">
      <Text id={labelId} textStyle="xs" color="fg.muted">
        {text('reward.same')}
      </Text>
      <Flex role="group" aria-labelledby={labelId} gap="2" wrap="wrap">
        {known.slice(0, OFFERED).map(({ mission, reward: other }) => (
          <Button
            key={mission + brief(other.reward_description)}
            size="xs"
            breaks
            onClick={() => change({ ...structuredClone(other), application_id: reward.application_id })}
          >
            {text('reward.same.of', { mission, reward: brief(other.reward_description) })}
          </Button>
        ))}
      </Flex>
    </Stack>
  )
}
