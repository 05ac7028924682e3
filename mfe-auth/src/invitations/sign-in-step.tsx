import { paths } from '@console/contract'
import { withNext } from '@console/module'
import { LinkButton, Text } from '@console/ui'
import { GoogleInstead } from '../identity/google/google-instead.tsx'
import { useText } from '../text.ts'

interface Props {
  readonly token: string
  readonly email: string
}

/** Signing in leads back here. */
export function SignInStep({ token, email }: Props) {
  const text = useText()
  const here = paths.acceptInvite(token)
  return (
    <>
      <Text overflowWrap="anywhere">{text('invitation.hasAccount', { email })}</Text>
      <LinkButton look="primary" size="md" w="full" to={withNext(paths.login(), here)}>
        {text('invitation.signIn')}
      </LinkButton>
      <GoogleInstead next={here} />
    </>
  )
}
