import { Button, lazyPart, ModalDialog } from '@console/ui'
import { useState } from 'react'
import { useText } from '../../text.ts'
import { missionAsides } from '../load-asides.ts'
import type { CopyRewardProps } from './copy-reward-dialog.tsx'
import { useRewards } from './use-rewards.ts'

const CopyRewardDialog = lazyPart(missionAsides, (file) => file.CopyRewardDialog, { within: ModalDialog })

export function CopyReward(props: CopyRewardProps) {
  const text = useText()
  const { ids } = useRewards()
  const [isOpen, setOpen] = useState(false)
  if (ids.length < 2) return null
  return (
    <>
      <Button opens={CopyRewardDialog} onClick={() => setOpen(true)}>
        {text('reward.copy')}
      </Button>
      {isOpen ? <CopyRewardDialog {...props} onClose={() => setOpen(false)} /> : null}
    </>
  )
}
