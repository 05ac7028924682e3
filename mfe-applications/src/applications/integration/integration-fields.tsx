import { TextField } from '@console/forms'
import { Stack } from '@console/ui'
import type { ReactNode } from 'react'
import { useText } from '../../text.ts'
import { FirebaseField } from './firebase-field.tsx'
import { RewardSecretField, type StoredSecret } from './reward-secret-field.tsx'

interface Props {
  /** The secret that is stored if the person enters none. */
  readonly madeSecret: string
  readonly storedSecret: StoredSecret
  /** What the Firebase config says, shown below it. */
  readonly firebaseCheck?: ReactNode
}

/** What an application needs to be paid for: who it is at Firebase, where rewards are reported, and the secret for it. */
export function IntegrationFields({ madeSecret, storedSecret, firebaseCheck }: Props) {
  const text = useText()
  return (
    <Stack gap="5">
      <FirebaseField check={firebaseCheck} />
      <TextField name="url" type="url" label={text('integration.url')} hint={text('integration.urlHint')} required />
      <RewardSecretField made={madeSecret} stored={storedSecret} />
    </Stack>
  )
}
