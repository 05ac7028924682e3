import type { FileLine } from '@console/records'
import { roleName } from '@console/session'
import { useText } from '../text.ts'
import { useOwnApplications } from './member-columns.tsx'
import { useOpenInvitations } from './use-open-invitations.ts'

interface Narrowed {
  readonly q?: string | undefined
  readonly role_id?: unknown
  readonly status?: unknown
}

/** Returns the open invitations that match the members' filters, as lines of their file; none with a status filter. */
export function useInvitedLines({ q, role_id, status }: Narrowed): readonly FileLine[] {
  const text = useText()
  const applicationsOf = useOwnApplications()
  return useOpenInvitations(q)
    .filter(({ role }) => status === undefined && (role_id === undefined || role.id === role_id))
    .map((invitation) => ({
      id: invitation.id,
      email: invitation.email,
      role: roleName(invitation.role),
      status: text(invitation.status === 'pending' ? 'member.invited' : 'member.invited.expired'),
      status_key: invitation.status,
      applications: invitation.applications.length === 0 ? '' : applicationsOf(invitation),
    }))
}
