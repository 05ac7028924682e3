import { Text, VisuallyHidden } from '@console/ui'
import { useText } from '../../text.ts'

/** In an input too, so that password managers know what the password belongs to. */
export function SignsInAs({ email }: { readonly email: string }) {
  const text = useText()
  return (
    <>
      <Text overflowWrap="anywhere">{text('registration.signsInAs', { email })}</Text>
      <VisuallyHidden aria-hidden="true">
        <input type="email" autoComplete="username" value={email} readOnly tabIndex={-1} />
      </VisuallyHidden>
    </>
  )
}
