import { Button, CheckLine, Flex, ModalDialog, PlainList, Span, Stack, Text, toast } from '@console/ui'
import { useState } from 'react'
import { useText } from '../../text.ts'
import { copied, idOf, putBack } from './reward-values.ts'
import { useRewardBrief } from './use-reward-text.ts'
import { useRewards } from './use-rewards.ts'

export interface CopyRewardProps {
  /** The application whose reward is copied. */
  readonly from: string
  readonly label: string
  readonly nameOf: (applicationId: string) => string
}

export function CopyRewardDialog({ from, label, nameOf, onClose }: CopyRewardProps & { readonly onClose: () => void }) {
  const text = useText()
  const brief = useRewardBrief()
  const { read, change } = useRewards()
  const others = read().filter((reward) => idOf(reward) !== from)
  const all = others.map(idOf)
  const [to, setTo] = useState<readonly string[]>(all)

  function confirm(): void {
    const before = read()
    change(copied(before, from, to))
    onClose()
    toast.success(text('reward.copy.done', { count: to.length }), {
      label: text('action.undo'),
      onClick: () => change(putBack(read(), before, to)),
    })
  }

  return (
    <ModalDialog title={text('reward.copy.title', { application: label })} onClose={onClose}>
      <Stack gap="4">
        <Text>{text('reward.copy.text')}</Text>
        {others.length > 1 ? (
          <CheckLine checked={to.length === all.length} onChange={(isChecked) => setTo(isChecked ? all : [])}>
            {text('reward.copy.all')}
          </CheckLine>
        ) : null}
        <PlainList gap="1">
          {others.map((reward) => (
            <li key={idOf(reward)}>
              <CheckLine
                checked={to.includes(idOf(reward))}
                onChange={(isChecked) => setTo(isChecked ? [...to, idOf(reward)] : to.filter((one) => one !== idOf(reward)))}
              >
                {nameOf(idOf(reward))}
                <Span color="fg.muted" textStyle="sm">
                  {brief(reward.reward_description)}
                </Span>
              </CheckLine>
            </li>
          ))}
        </PlainList>
        <Flex gap="3" wrap="wrap" justify="flex-end">
          <Button onClick={onClose}>{text('action.cancel')}</Button>
          <Button look="primary" disabledReason={to.length === 0 ? text('reward.copy.none') : undefined} onClick={confirm}>
            {text('reward.copy.confirm')}
          </Button>
        </Flex>
      </Stack>
    </ModalDialog>
  )
}
