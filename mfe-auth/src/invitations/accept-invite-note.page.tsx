import { paths } from '@console/contract'
import { withNext } from '@console/module'
import { useLocation } from '@console/router'
import { useOptionalProfile } from '@console/session'
import { LinkButton, Page, Text } from '@console/ui'
import { NOTES, type Note } from '../identity/invitation-refusals.ts'
import { useText } from '../text.ts'
import { OtherAccount } from './other-account.tsx'

export function AcceptInviteNotePage() {
  const text = useText()
  const query = new URLSearchParams(useLocation().search)
  const profile = useOptionalProfile()
  const note = noteNamed(query.get('reason'))
  const token = query.get('token')
  return (
    <Page title={text(`invitation.note.${note}.title`)}>
      <Text>{text(`invitation.note.${note}.text`)}</Text>
      {profile && note === 'wrong_account' && token ? (
        <OtherAccount token={token} email={profile.email} />
      ) : (
        <WayOn note={note} token={token} isSignedIn={profile !== null} />
      )}
    </Page>
  )
}

interface WayOnProps {
  readonly note: Note | 'unknown'
  readonly token: string | null
  readonly isSignedIn: boolean
}

function WayOn({ note, token, isSignedIn }: WayOnProps) {
  const text = useText()
  const invitation = token ? paths.acceptInvite(token) : null
  const look = { look: isMended(note) ? 'primary' : 'secondary', size: 'md', w: 'full' } as const
  if (invitation && (isSignedIn || note !== 'email_taken')) {
    return (
      <LinkButton {...look} to={invitation}>
        {text(note === 'no_account' ? 'registration.createAccount' : 'invitation.back')}
      </LinkButton>
    )
  }
  return isSignedIn ? (
    <LinkButton {...look} to={paths.home()}>
      {text('invitation.openConsole')}
    </LinkButton>
  ) : (
    <LinkButton {...look} to={withNext(paths.login(), invitation)}>
      {text('login.submit')}
    </LinkButton>
  )
}

/** Whether the person can go on by themselves; else the button only leads away from here. */
const isMended = (note: Note | 'unknown') => MENDED.some((one) => one === note)
const MENDED: readonly Note[] = ['invitation_accepted', 'wrong_account', 'already_member', 'email_taken', 'no_account']

/** An unknown or missing reason still gets a text. */
const noteNamed = (reason: string | null): Note | 'unknown' => NOTES.find((note) => note === reason) ?? 'unknown'
