import { PASSWORD } from '@console/contract'
import { PasswordField } from '@console/forms'
import { useText } from '../../text.ts'

export function NewPasswordFields() {
  const text = useText()
  return (
    <>
      <PasswordField
        name="password"
        label={text('password.new')}
        hint={text('password.hint', { limit: PASSWORD.min })}
        autoComplete="new-password"
        required
      />
      <PasswordField name="confirmation" label={text('password.confirmation')} autoComplete="new-password" required />
    </>
  )
}
