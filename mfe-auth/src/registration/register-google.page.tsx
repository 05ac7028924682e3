import { isApiError, useCall } from '@console/api'
import { paths, previewInvitation } from '@console/contract'
import { Navigate, useNavigate } from '@console/router'
import { useExtension, usePageData } from '@console/session'
import { ErrorLine, Page, SkeletonPage, Text } from '@console/ui'
import { useState } from 'react'
import { GoogleLink } from '../identity/google/google-link.tsx'
import { storedNext } from '../identity/google/stored-next.ts'
import { invitationIn } from '../identity/invitation-link.ts'
import { type Note, noteIn, notePath, useNoteOn } from '../identity/invitation-refusals.ts'
import { isSameAddress } from '../identity/same-address.ts'
import { keepNotice } from '../identity/sign-in-notice.ts'
import { useText } from '../text.ts'
import { GoogleDetails } from './google-details.tsx'
import { SignInLink } from './sign-in-link.tsx'

/** Registers a person whom Google has just identified: for a publisher of their own, or by an invitation. */
export function RegisterGooglePage() {
  const text = useText()
  const navigate = useNavigate()
  const { registration } = usePageData()
  const [invitation] = useState(() => invitationIn(storedNext()))
  const noteOn = useNoteOn(invitation)
  const obstacle = useObstacle(invitation, registration?.email)
  const [state, setState] = useState<'typing' | 'expired' | 'joined'>(registration ? 'typing' : 'expired')

  function done(): void {
    if (invitation) setState('joined')
    else {
      keepNotice('registered')
      void navigate(paths.registerComplete(), { replace: true })
    }
  }

  function refused(error: unknown): void {
    // Google's answer expires in ten minutes.
    if (isApiError(error, 'token_invalid')) setState('expired')
    else noteOn(error)
  }

  if (obstacle === undefined) return <SkeletonPage />
  // Told before the form is filled in.
  if (obstacle && invitation && state === 'typing') return <Navigate to={notePath(obstacle, invitation)} replace />
  return (
    <Page title={text(state === 'joined' ? 'registration.joined.title' : 'registration.title')}>
      {registration && state === 'typing' ? (
        <>
          <GoogleDetails person={registration} invitation={invitation} onDone={done} onRefused={refused} />
          <SignInLink />
        </>
      ) : null}
      {state === 'expired' ? (
        <>
          <ErrorLine>
            <Text>{text('error.google_expired')}</Text>
          </ErrorLine>
          <GoogleLink />
          <SignInLink />
        </>
      ) : null}
      {state === 'joined' ? (
        <>
          <Text role="status">{text('registration.joined.text')}</Text>
          <GoogleLink next={paths.acceptInviteSuccess()} />
        </>
      ) : null}
    </Page>
  )
}

/** What prevents this address from accepting the invitation, as far as the link tells. Null if nothing does, undefined while loading. */
function useObstacle(token: string | null, email: string | undefined): Note | null | undefined {
  const isShown = useExtension('X4')
  const { data: invitation, error, isLoading } = useCall(previewInvitation, token && email && isShown ? { token } : null)
  if (isLoading) return undefined
  const isOther = invitation !== undefined && email !== undefined && !isSameAddress(invitation.email, email)
  return isOther ? 'wrong_account' : noteIn(error, token)
}
