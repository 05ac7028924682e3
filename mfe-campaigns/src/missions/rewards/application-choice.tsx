import type { ApplicationRef } from '@console/contract'
import { useFieldError } from '@console/forms'
import { useState } from 'react'
import { ApplicationBoxes } from '../../campaign-children/application-boxes.tsx'
import { useText } from '../../text.ts'
import { idOf, inOrder, isFilled, newReward, type RewardValues } from './reward-values.ts'
import { useRewards } from './use-rewards.ts'

interface Props {
  readonly applications: readonly ApplicationRef[]
}

/** What was entered for a removed application can be restored until the form is left. */
export function ApplicationChoice({ applications }: Props) {
  const text = useText()
  const { ids, read, change } = useRewards()
  const [lost, setLost] = useState<ReadonlyMap<string, RewardValues>>(new Map())
  const error = useFieldError('rewards', text('reward.all'), 'choose', {
    required: 'reward.applications.required',
    min_items: 'reward.applications.required',
  })

  function toggle(applicationId: string, isWanted: boolean): void {
    const rewards = read()
    const taken = rewards.find((reward) => idOf(reward) === applicationId)
    if (!isWanted && taken && isFilled(taken)) setLost(new Map(lost).set(applicationId, taken))
    const others = rewards.filter((one) => one !== taken)
    const order = applications.map((application) => application.id)
    change(isWanted ? inOrder([...others, lost.get(applicationId) ?? newReward(applicationId)], order) : others)
  }

  return (
    <ApplicationBoxes
      label={text('reward.applications')}
      hint={text('reward.applications.hint')}
      error={error}
      applications={applications}
      chosen={ids}
      gone={text('reward.gone')}
      onChoose={toggle}
      note={(id) => (!ids.includes(id) && lost.has(id) ? text('reward.lost') : null)}
    />
  )
}
