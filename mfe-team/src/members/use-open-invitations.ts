import { useCall } from '@console/api'
import { listInvitations, PAGE_SIZE_MAX, type UserInvitation } from '@console/contract'
import type { FileLine } from '@console/records'
import { roleName, useMay } from '@console/session'
import { useText } from '../text.ts'
import { useOwnApplications } from './member-columns.tsx'

/** Returns the pending and expired invitations that match `q`, as far as they were read; none without permission. */
export function useOpenInvitations(q: string | undefined): readonly UserInvitation[] {
  const maySee = useMay(listInvitations)
  const page = { page_size: PAGE_SIZE_MAX, ...(q ? { q } : {}) }
  const pending = useCall(listInvitations, maySee ? { ...page, status: 'pending' } : null).data
  const expired = useCall(listInvitations, maySee ? { ...page, status: 'expired' } : null).data
  return [...(pending?.items ?? []), ...(expired?.items ?? [])]
}

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
