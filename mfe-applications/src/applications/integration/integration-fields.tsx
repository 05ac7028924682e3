import { PasswordField, TextField, useFieldFormat, useFieldValue } from '@console/forms'
import { Button, Icon, Stack, useCopy } from '@console/ui'
import type { ReactNode } from 'react'
import { useText } from '../../text.ts'
import { FirebaseField } from './firebase-field.tsx'
import { newRewardSecret } from './reward-secret.ts'

interface Props {
  /** The secret was made just now, and is shown to be copied. */
  readonly isNew?: boolean
  /** A secret is stored and withheld: left empty, it stays. */
  readonly mayKeepSecret?: boolean
  /** What the Firebase config says, shown below it. */
  readonly firebaseCheck?: ReactNode
}

/** What an application needs to be paid for: who it is at Firebase, where rewards are reported, and the secret for it. */
export function IntegrationFields({ isNew = false, mayKeepSecret = false, firebaseCheck }: Props) {
  const text = useText()
  return (
    <Stack gap="5">
      <FirebaseField check={firebaseCheck} />
      <TextField name="url" type="url" label={text('integration.url')} hint={text('integration.urlHint')} required />
      <RewardSecretField isNew={isNew} mayKeep={mayKeepSecret} />
    </Stack>
  )
}

function RewardSecretField({ isNew, mayKeep }: { readonly isNew: boolean; readonly mayKeep: boolean }) {
  const text = useText()
  const copy = useCopy()
  const [secret, setSecret] = useFieldValue<string | null>('reward_secret')
  useFieldFormat<string | null>('reward_secret', () => text('integration.secretHidden'))
  return (
    <PasswordField
      name="reward_secret"
      label={text('integration.secret')}
      hint={text('integration.secretHint')}
      required={!mayKeep}
      autoComplete="off"
      startsShown={isNew}
      {...(mayKeep ? { placeholder: text('integration.secretKept') } : {})}
      actions={
        <>
          <Button size="md" onClick={() => void copy(secret ?? '')}>
            <Icon id="copy" size={16} />
            {text('integration.copySecret')}
          </Button>
          <Button size="md" onClick={() => setSecret(newRewardSecret())}>
            {text('integration.generateSecret')}
          </Button>
        </>
      }
    />
  )
}
