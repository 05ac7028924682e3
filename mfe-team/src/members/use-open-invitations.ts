import { useCall } from '@console/api'
import { listInvitations, PAGE_SIZE_MAX, type UserInvitation } from '@console/contract'
import { useMay } from '@console/session'

/** Returns the pending and expired invitations that match `q`, as far as they were read; none without permission. */
export function useOpenInvitations(q: string | undefined): readonly UserInvitation[] {
  const maySee = useMay(listInvitations)
  const page = { page_size: PAGE_SIZE_MAX, ...(q ? { q } : {}) }
  const pending = useCall(listInvitations, maySee ? { ...page, status: 'pending' } : null).data
  const expired = useCall(listInvitations, maySee ? { ...page, status: 'expired' } : null).data
  return [...(pending?.items ?? []), ...(expired?.items ?? [])]
}
