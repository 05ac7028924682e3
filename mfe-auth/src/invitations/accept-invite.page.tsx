import { useCall } from '@console/api'
import { type InvitationPreview, previewInvitation } from '@console/contract'
import { useFormats } from '@console/i18n'
import { Navigate, useLocation } from '@console/router'
import { roleName, useExtension, useOptionalProfile } from '@console/session'
import { ErrorState, Page, RelativeTime, SkeletonPage, Stack, Text } from '@console/ui'
import { noteIn, notePath } from '../identity/invitation-refusals.ts'
import { isSameAddress } from '../identity/same-address.ts'
import { useText } from '../text.ts'
import { AcceptStep } from './accept-step.tsx'
import { CreateAccountStep } from './create-account-step.tsx'
import { SignInStep } from './sign-in-step.tsx'

export function AcceptInvitePage() {
  const token = new URLSearchParams(useLocation().search).get('token')
  const isShown = useExtension('X4')
  const isAccepted = useExtension('X5')
  if (!isShown || !isAccepted) return <Navigate to={notePath('not_offered', '')} replace />
  if (!token) return <Navigate to={notePath('invitation_not_found', '')} replace />
  return <Invitation token={token} />
}

function Invitation({ token }: { readonly token: string }) {
  const text = useText()
  const preview = useCall(previewInvitation, { token })
  const { data: invitation, error } = preview
  const note = noteIn(error, token)
  if (note) return <Navigate to={notePath(note, token)} replace />
  if (error && !invitation) {
    return (
      <Page title={text('invitation.title')}>
        <ErrorState error={error} title={text('invitation.failed')} onRetry={preview.retry} />
      </Page>
    )
  }
  if (!invitation) return <SkeletonPage />
  return (
    <Page title={text('invitation.join', { publisher: invitation.publisher.name })}>
      <InvitedBy invitation={invitation} />
      <NextStep token={token} invitation={invitation} />
    </Page>
  )
}

function InvitedBy({ invitation: { publisher, role, invited_by, expires_on } }: { readonly invitation: InvitationPreview }) {
  const text = useText()
  const { personName } = useFormats()
  // The publisher's name replaces a missing one.
  const inviter = personName({ ...invited_by, email: publisher.name })
  return (
    <Stack gap="1">
      <Text overflowWrap="anywhere">{text('invitation.from', { inviter, publisher: publisher.name, role: roleName(role) })}</Text>
      {expires_on === undefined ? null : (
        <Text textStyle="sm" color="fg.muted">
          <RelativeTime at={expires_on} in={(when) => text('invitation.expires', { when })} />
        </Text>
      )}
    </Stack>
  )
}

interface NextStepProps {
  readonly token: string
  readonly invitation: InvitationPreview
}

function NextStep({ token, invitation: { email, account_exists } }: NextStepProps) {
  const profile = useOptionalProfile()
  if (!profile) return account_exists ? <SignInStep token={token} email={email} /> : <CreateAccountStep token={token} email={email} />
  return isSameAddress(profile.email, email) ? (
    <AcceptStep token={token} profile={profile} />
  ) : (
    <Navigate to={notePath('wrong_account', token)} replace />
  )
}
