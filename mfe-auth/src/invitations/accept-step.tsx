import { useChange } from '@console/api'
import { acceptInvitation, type Profile, paths } from '@console/contract'
import { Form, useRecordForm } from '@console/forms'
import { goToDocument, pinPublisher } from '@console/session'
import { Text } from '@console/ui'
import { useRef } from 'react'
import * as v from 'valibot'
import { keepNext } from '../identity/google/kept-next.ts'
import { useNoteOn } from '../identity/invitation-note.ts'
import { useText } from '../text.ts'

const Nothing = v.object({})

interface Props {
  readonly token: string
  readonly profile: Profile
}

/** For the invited person, who is signed in: one button. */
export function AcceptStep({ token, profile }: Props) {
  const text = useText()
  const noteOn = useNoteOn(token)
  const { send } = useChange(acceptInvitation)
  const form = useRecordForm(Nothing, {})
  const isAccepted = useRef(false)

  async function accept(): Promise<void> {
    try {
      // Pressed again while the next page is on its way, there is nothing left to accept.
      if (!isAccepted.current) {
        const publisher = await send({ token })
        isAccepted.current = true
        keepNext(null)
        pinPublisher(profile.id, publisher.id)
      }
    } catch (error) {
      return noteOn(error)
    }
    goToDocument(paths.acceptInviteSuccess())
  }

  return (
    <Form form={form} onSubmit={accept} submit={text('invitation.accept')} failed={text('invitation.acceptFailed')} wide>
      <Text overflowWrap="anywhere">{text('invitation.signedInAs', { email: profile.email })}</Text>
    </Form>
  )
}
