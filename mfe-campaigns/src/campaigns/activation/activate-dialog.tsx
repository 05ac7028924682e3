import type { Campaign } from '@console/contract'
import { useErrorText, useKitText } from '@console/i18n'
import type { ActionDialogProps } from '@console/records'
import { ConfirmAction } from '@console/records/page'
import { Box, CheckLine, Loaded, PlainList, Progress, SkeletonPage, Stack, Text } from '@console/ui'
import { useState } from 'react'
import { useText } from '../../text.ts'
import { PreflightItems } from '../preflight/preflight-items.tsx'
import { useInactiveChildren } from './inactive-children.ts'
import { type ActivationStep, stepOf, useActivation } from './use-activation.ts'
import { useActivationToast } from './use-activation-toast.ts'

export function ActivateDialog({ record: campaign, call, refused, onClose, ...rest }: ActionDialogProps<Campaign>) {
  const text = useText()
  const kitText = useKitText()
  const errorText = useErrorText('action')
  const parts = useInactiveChildren(campaign)
  const { count, failed, activate, takeBack, stepsDone, refresh } = useActivation()
  const tellDone = useActivationToast(campaign, takeBack)
  const [isWhole, setWhole] = useState(true)
  const { inactive = [], activeMissions = 0 } = parts.data ?? {}
  const ready = inactive.filter(({ refusal }) => refusal === undefined)
  const steps = [stepOf('campaign', campaign.id, campaign.name, campaign, call), ...(isWhole ? ready : [])]
  const failedParts = failed.filter(({ step }) => step.kind !== 'campaign')

  /** Also after a failure: reports the finished steps, which can be undone. */
  function close(): void {
    const done = stepsDone()
    if (done.length > 0) {
      refresh()
      tellDone(activeMissions + countOf(done, 'mission'), countOf(done, 'notification'))
    }
    onClose()
  }

  return (
    <ConfirmAction
      {...rest}
      open
      title={text('campaign.activate.title')}
      confirm={text('action.activate')}
      danger={false}
      disabledReason={refused ?? (parts.data || parts.error ? undefined : kitText('feedback.loading'))}
      act={() => activate(steps)}
      failed={text(count > 0 ? 'campaign.activate.partly' : 'campaign.activate.failed')}
      onClose={close}
    >
      <Loaded from={parts} skeleton={<SkeletonPage />} failed={text('campaign.activate.unread')}>
        {() => (
          <Stack gap="4" textStyle="sm">
            <PlainList gap="2">
              <PreflightItems campaign={campaign} activates={isWhole && ready.some(({ kind }) => kind === 'mission')} />
            </PlainList>
            {ready.length > 0 && count === 0 ? (
              <CheckLine checked={isWhole} onChange={setWhole}>
                <Box flex="1" minW="0">
                  {text('campaign.activate.parts', {
                    missions: countOf(ready, 'mission'),
                    notifications: countOf(ready, 'notification'),
                  })}
                </Box>
              </CheckLine>
            ) : null}
            <Reasons of={inactive.flatMap(({ refusal, ...part }) => (refusal === undefined ? [] : [[part, refusal]]))} />
            {count > 0 && steps.length > 1 ? <Progress label={text('action.activate')} done={count} total={steps.length} /> : null}
            <Reasons of={failedParts.map(({ step, error }) => [step, errorText(error.code, error.retryAfter)])} />
          </Stack>
        )}
      </Loaded>
    </ConfirmAction>
  )
}

const countOf = (steps: readonly ActivationStep[], kind: ActivationStep['kind']) => steps.filter((step) => step.kind === kind).length

function Reasons({ of }: { readonly of: readonly (readonly [part: Pick<ActivationStep, 'id' | 'name'>, reason: string])[] }) {
  if (of.length === 0) return null
  return (
    <PlainList gap="1">
      {of.map(([{ id, name }, reason]) => (
        <Box as="li" key={id} overflowWrap="anywhere">
          <Text as="span" fontWeight="medium">
            {name}
          </Text>
          {`: ${reason}`}
        </Box>
      ))}
    </PlainList>
  )
}
