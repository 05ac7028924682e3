import { paths } from '@console/contract'
import { Navigate, useNavigate } from '@console/router'
import { Page, Text, TextLink } from '@console/ui'
import { useEffect, useState } from 'react'
import { keptNotice } from '../identity/sign-in-notice.ts'
import { useText } from '../text.ts'

/** Spec section 9: from here to the sign-in page. */
const REDIRECT_MS = 5_000

/** Without a sent registration it leads to registering. */
export function RegisterCompletePage() {
  const [isSent] = useState(() => keptNotice()?.notice === 'registered')
  return isSent ? <Sent /> : <Navigate to={paths.register()} replace />
}

function Sent() {
  const text = useText()
  const navigate = useNavigate()
  const login = paths.login()

  useEffect(() => {
    const timer = setTimeout(() => void navigate(login, { replace: true }), REDIRECT_MS)
    return () => clearTimeout(timer)
  }, [navigate, login])

  return (
    <Page title={text('registration.sent.title')}>
      <Text role="status">{text('error.registration_pending')}</Text>
      <Text>{text('registration.sent.next')}</Text>
      <Text>{text('registration.sent.meanwhile')}</Text>
      <Text color="fg.muted">{text('registration.sent.leads')}</Text>
      <TextLink to={login} alignSelf="flex-start">
        {text('login.submit')}
      </TextLink>
    </Page>
  )
}
