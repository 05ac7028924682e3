import { isApiError } from '@console/api'
import { paths } from '@console/contract'
import { useNavigate } from '@console/router'
import { wasAttempted } from './accept-attempt.ts'

/** Error codes of the invitation's calls, and reasons that only a page knows. */
export const NOTES = [
  'invitation_not_found',
  'invitation_expired',
  'invitation_revoked',
  'invitation_void',
  'invitation_accepted',
  'wrong_account',
  'already_member',
  'email_taken',
  'no_account',
  'not_offered',
] as const
export type Note = (typeof NOTES)[number]

/** The invitation can still be accepted, by another account. */
const OPEN: readonly Note[] = ['wrong_account', 'email_taken', 'no_account']

/** The path has the token only if the next step needs it. */
export function notePath(note: Note, token: string): string {
  return paths.acceptInviteNote(note, OPEN.includes(note) ? token : undefined)
}

/** Returns null for an error that is not about the invitation. */
export function noteIn(error: unknown, token: string | null): Note | null {
  if (!isApiError(error)) return null
  // For a token of an impossible form, the gateway finds no path.
  if (error.code === 'not_found') return 'invitation_not_found'
  if (error.code === 'invitation_accepted' && token !== null && wasAttempted(token)) return 'already_member'
  return NOTES.find((note) => note === error.code) ?? null
}

/** Returns a function that opens the note on an error. It rethrows an error without a note, and any without an invitation. */
export function useNoteOn(token: string | null): (error: unknown) => void {
  const navigate = useNavigate()
  return (error) => {
    const note = noteIn(error, token)
    if (note === null || token === null) throw error
    void navigate(notePath(note, token), { replace: true })
  }
}
