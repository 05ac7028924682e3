import { paths } from '@console/contract'
import { LinkButton, Page, Text } from '@console/ui'
import { GoogleLink } from '../identity/google/google-link.tsx'
import { useText } from '../text.ts'
import { SignInLink } from './sign-in-link.tsx'

export function RegisterPage() {
  const text = useText()
  return (
    <Page title={text('registration.title')}>
      <Text color="fg.muted">{text('registration.intro')}</Text>
      <LinkButton look="primary" size="md" to={paths.registerEmail()}>
        {text('registration.byEmail')}
      </LinkButton>
      <GoogleLink />
      <SignInLink />
    </Page>
  )
}
