import { useCall } from '@console/api'
import { listInvitations, PAGE_SIZE_MAX, type UserInvitation } from '@console/contract'
import type { FileLine } from '@console/records'
import { roleName, useMay } from '@console/session'
import { useText } from '../text.ts'
import { useOwnApplications } from './member-columns.tsx'

interface Narrowed {
  readonly q?: string | undefined
  readonly role_id?: unknown
  readonly status?: unknown
}

/**
 * Returns the invitations that nobody has accepted as lines of the members' file, those that match what the members are narrowed to. They
 * have no status that a member has.
 */
export function useInvitedLines({ q, role_id, status }: Narrowed): readonly FileLine[] {
  const text = useText()
  const applicationsOf = useOwnApplications()
  const isAsked = useMay(listInvitations) && status === undefined
  const page = { page_size: PAGE_SIZE_MAX, ...(q ? { q } : {}) }
  const pending = useCall(listInvitations, isAsked ? { ...page, status: 'pending' } : null).data
  const expired = useCall(listInvitations, isAsked ? { ...page, status: 'expired' } : null).data
  const invitations: readonly UserInvitation[] = [...(pending?.items ?? []), ...(expired?.items ?? [])]
  return invitations
    .filter(({ role }) => role_id === undefined || role.id === role_id)
    .map((invitation) => ({
      id: invitation.id,
      email: invitation.email,
      role: roleName(invitation.role),
      status: text(invitation.status === 'pending' ? 'member.invited' : 'member.invited.expired'),
      status_key: invitation.status,
      applications: invitation.applications.length === 0 ? '' : applicationsOf(invitation),
    }))
}
