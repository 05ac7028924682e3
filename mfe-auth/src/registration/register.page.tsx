import { paths } from '@console/contract'
import { LinkButton, Page, Text } from '@console/ui'
import { GoogleLink } from '../identity/google/google-link.tsx'
import { useText } from '../text.ts'
import { ToSignIn } from './to-sign-in.tsx'

export function RegisterPage() {
  const text = useText()
  return (
    <Page title={text('registration.title')}>
      <Text color="fg.muted">{text('registration.intro')}</Text>
      <LinkButton look="primary" size="md" to={paths.registerEmail()}>
        {text('registration.byEmail')}
      </LinkButton>
      <GoogleLink />
      <ToSignIn />
    </Page>
  )
}
