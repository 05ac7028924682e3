import { isApiError, useChange } from '@console/api'
import { acceptInvitation, type Profile, paths } from '@console/contract'
import { idempotencyKeys } from '@console/forms'
import { goToDocument, pinPublisher } from '@console/session'
import { Button, Text } from '@console/ui'
import { useRef, useState } from 'react'
import { forgetAttempt, keepAttempt } from '../identity/accept-attempt.ts'
import { storeNext } from '../identity/google/stored-next.ts'
import { useNoteOn } from '../identity/invitation-refusals.ts'
import { useText } from '../text.ts'
import { AttemptFailure } from './attempt-failure.tsx'
import { useAsyncAction } from './use-async-action.ts'

interface Props {
  readonly token: string
  readonly profile: Profile
}

export function AcceptStep({ token, profile }: Props) {
  const text = useText()
  const noteOn = useNoteOn(token)
  const { send } = useChange(acceptInvitation)
  const [keys] = useState(idempotencyKeys)
  const isAccepted = useRef(false)
  const { run, isBusy, failure } = useAsyncAction(accept)

  async function accept(): Promise<void> {
    try {
      // Pressed again while the next page is on its way, there is nothing left to accept.
      if (!isAccepted.current) {
        keepAttempt(token)
        const publisher = await send({ token }, { idempotencyKey: keys.keyFor(token) })
        isAccepted.current = true
        forgetAttempt()
        storeNext(null)
        pinPublisher(profile.id, publisher.id)
      }
    } catch (error) {
      if (isApiError(error)) keys.failed(token, error)
      return noteOn(error)
    }
    goToDocument(paths.acceptInviteSuccess())
  }

  return (
    <>
      <Text overflowWrap="anywhere">{text('invitation.signedInAs', { email: profile.email })}</Text>
      <AttemptFailure failed={text('invitation.acceptFailed')} failure={failure} />
      <Button look="primary" size="md" w="full" busy={isBusy} onClick={() => void run()}>
        {text('invitation.accept')}
      </Button>
    </>
  )
}
