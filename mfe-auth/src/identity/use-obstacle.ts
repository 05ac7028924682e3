import { useCall } from '@console/api'
import { previewInvitation } from '@console/contract'
import { useExtension } from '@console/session'
import { type Note, noteIn } from './invitation-refusals.ts'
import { isSameAddress } from './same-address.ts'

/** What prevents this address from accepting the invitation, as far as the link tells. Null if nothing does, undefined while loading. */
export function useObstacle(token: string | null, email: string | undefined): Note | null | undefined {
  const isShown = useExtension('X4')
  const { data: invitation, error, isLoading } = useCall(previewInvitation, token && email && isShown ? { token } : null)
  if (isLoading) return undefined
  const isOther = invitation !== undefined && email !== undefined && !isSameAddress(invitation.email, email)
  return isOther ? 'wrong_account' : noteIn(error, token)
}
