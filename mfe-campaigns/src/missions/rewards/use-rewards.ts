import { useFormContext, useWatch } from '@console/forms'
import { idOf, type RewardValues } from './reward-values.ts'

interface Values {
  readonly rewards: readonly RewardValues[]
}

export function useRewards() {
  const { getValues, setValue, formState } = useFormContext<Values>()
  // Only the IDs are watched: with the whole values, every typed letter would draw all rewards again.
  const ids: string[] = useWatch({
    name: 'rewards',
    compute: (rewards: readonly RewardValues[]) => rewards.map(idOf),
  })
  const read = (): readonly RewardValues[] => structuredClone(getValues('rewards'))
  const change = (rewards: readonly RewardValues[]): void =>
    setValue('rewards', rewards, { shouldDirty: true, shouldTouch: true, shouldValidate: formState.isSubmitted })
  return { ids, read, change }
}
