import type { ApplicationRef } from '@console/contract'
import { ModeBadge } from '@console/entities'
import { LabelLine, useFieldError } from '@console/forms'
import { Box, CheckLine, Field, PlainList, Stack, Text } from '@console/ui'
import { useId, useState } from 'react'
import { idOf, inOrder, isFilled, newReward, type RewardValues } from './reward-values.ts'
import { useText } from './reward-words.ts'
import { useRewards } from './use-rewards.ts'

interface Props {
  readonly applications: readonly ApplicationRef[]
}

/** In which of the campaign's applications the mission runs. What was entered for one that is taken away can be had back until the form is left. */
export function ApplicationChoice({ applications }: Props) {
  const text = useText()
  const id = useId()
  const { ids, read, change } = useRewards()
  const [lost, setLost] = useState<ReadonlyMap<string, RewardValues>>(new Map())
  const error = useFieldError('rewards', text('reward.all'), 'choose', {
    required: 'reward.applications.required',
    min_items: 'reward.applications.required',
  })
  const gone = ids.filter((one) => applications.every((application) => application.id !== one))

  function toggle(applicationId: string, isWanted: boolean): void {
    const rewards = read()
    const taken = rewards.find((reward) => idOf(reward) === applicationId)
    if (!isWanted && taken && isFilled(taken)) setLost(new Map(lost).set(applicationId, taken))
    const others = rewards.filter((one) => one !== taken)
    const order = applications.map((application) => application.id)
    change(isWanted ? inOrder([...others, lost.get(applicationId) ?? newReward(applicationId)], order) : others)
  }

  const line = (applicationId: string, name: string, mode?: ApplicationRef['mode']) => {
    const isChosen = ids.includes(applicationId)
    return (
      <li key={applicationId}>
        <CheckLine
          checked={isChosen}
          isWrong={error !== undefined}
          errorId={`${id}-error`}
          onChange={(isWanted) => toggle(applicationId, isWanted)}
        >
          {name}
          {mode ? <ModeBadge mode={mode} /> : null}
        </CheckLine>
        <Text role="status" ms="6" textStyle="sm" color="fg.muted">
          {!isChosen && lost.has(applicationId) ? text('reward.lost') : null}
        </Text>
      </li>
    )
  }

  return (
    <Stack role="group" aria-labelledby={`${id}-label`} gap="1.5">
      <LabelLine id={`${id}-label`} label={text('reward.applications')} required />
      <PlainList gap="0" textStyle="sm">
        {applications.map((application) => line(application.id, application.display_name, application.mode))}
        {gone.map((one) => line(one, text('reward.gone')))}
      </PlainList>
      <Field.Root invalid={error !== undefined} gap="0">
        <Field.HelperText>{text('reward.applications.hint')}</Field.HelperText>
        <Box id={`${id}-error`}>
          <Field.ErrorText>{error}</Field.ErrorText>
        </Box>
      </Field.Root>
    </Stack>
  )
}
