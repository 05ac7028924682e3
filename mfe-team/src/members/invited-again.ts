import { asReceived } from '@console/api'
import type { UserInvitation, UserInvitationWrite } from '@console/contract'
import { idIn, idsIn } from '@console/records'

/** Returns all that the invitation names, including what the console could not read. */
export function invitedAgain(invitation: UserInvitation): UserInvitationWrite {
  const { email, role, applications, note } = asReceived(invitation) as Readonly<Record<keyof UserInvitation, unknown>>
  return { email, role_id: idIn(role), application_ids: idsIn(applications) ?? [], note } as UserInvitationWrite
}
