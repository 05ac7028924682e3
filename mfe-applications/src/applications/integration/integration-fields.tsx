import { TextField } from '@console/forms'
import { Stack } from '@console/ui'
import { useText } from '../../text.ts'
import { FirebaseField } from './firebase-field.tsx'
import { RewardSecretField, type StoredSecret } from './reward-secret-field.tsx'

interface Props {
  /** The secret that is stored if the person enters none. */
  readonly madeSecret: string
  readonly storedSecret: StoredSecret
  /** Absent for a new application. */
  readonly applicationId?: string
}

export function IntegrationFields({ madeSecret, storedSecret, applicationId }: Props) {
  const text = useText()
  return (
    <Stack gap="5">
      <FirebaseField applicationId={applicationId} />
      <TextField name="url" type="url" label={text('integration.url')} hint={text('integration.urlHint')} required />
      <RewardSecretField made={madeSecret} stored={storedSecret} />
    </Stack>
  )
}
