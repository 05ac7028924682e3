import type { ApplicationRef } from '@console/contract'
import { useApplicationLabel } from '@console/entities'
import { useFieldFormat, useFieldLabel } from '@console/forms'
import { Stack, Text } from '@console/ui'
import { useState } from 'react'
import { useText } from '../../text.ts'
import { ApplicationChoice } from './application-choice.tsx'
import { RewardPanel } from './reward-panel.tsx'
import type { RewardValues } from './reward-values.ts'
import { useRewardsText } from './use-reward-text.ts'
import { useRewards } from './use-rewards.ts'

/** More than these begin closed, so that the page does not become endless. */
const OPEN_MOST = 3

interface Props {
  readonly campaignId: string
  readonly applications: readonly ApplicationRef[]
}

/** The form field `rewards`: one for each application that the mission runs in. */
export function RewardFields({ campaignId, applications }: Props) {
  const text = useText()
  const labelOf = useApplicationLabel()
  const { ids } = useRewards()
  const [before] = useState(ids)
  const [only] = applications
  const isOnlyOne = applications.length === 1 && ids.length === 1 && ids[0] === only?.id

  function nameOf(id: string): string {
    const found = applications.find((application) => application.id === id)
    return found ? labelOf(found) : text('reward.gone')
  }
  useFieldLabel('rewards', text('reward.all'))
  useFieldFormat<readonly RewardValues[]>('rewards', useRewardsText(nameOf))

  if (applications.length === 0) return <Text color="fg.muted">{text('reward.applications.none')}</Text>
  return (
    <Stack gap="5">
      {isOnlyOne ? null : <ApplicationChoice applications={applications} />}
      {ids.map((id, at) => (
        <RewardPanel
          key={id}
          at={at}
          campaignId={campaignId}
          applicationId={id}
          label={nameOf(id)}
          nameOf={nameOf}
          isOpenAtFirst={ids.length <= OPEN_MOST || !before.includes(id)}
        />
      ))}
    </Stack>
  )
}
