import type { UserInvitation } from '@console/contract'
import { presentApplicationRef } from '../applications/presenter.ts'
import type { SentInvitation } from './sent-repository.ts'

/** One that is past its time, or void, is shown as expired, whatever is stored. */
export const presentInvitation = ({ row, role, invitedBy, backed, applications }: SentInvitation, now: Date): UserInvitation => ({
  id: row.id,
  email: row.email,
  role: { id: role.id, name: role.name, is_original: role.is_original },
  applications: applications.map(presentApplicationRef),
  note: row.note,
  status: row.status === 'pending' && (row.expires_on <= now || !backed) ? 'expired' : row.status,
  invited_by: invitedBy,
  expires_on: row.expires_on.toISOString(),
  accepted_on: row.accepted_on?.toISOString() ?? null,
  created_on: row.created_on.toISOString(),
})
