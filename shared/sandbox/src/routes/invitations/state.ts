import type { ErrorCode } from '@console/contract'
import type { invitations } from '../../db/schema/index.ts'

type State = Pick<typeof invitations.$inferSelect, 'status' | 'expires_on'>
type Refusal = Extract<ErrorCode, 'invitation_accepted' | 'invitation_expired' | 'invitation_revoked' | 'invitation_void'>

export function refusalOf({ status, expires_on }: State, backed: boolean, now: Date): Refusal | undefined {
  if (status === 'accepted') return 'invitation_accepted'
  if (status === 'revoked') return 'invitation_revoked'
  if (status === 'expired' || expires_on <= now) return 'invitation_expired'
  return backed ? undefined : 'invitation_void'
}
