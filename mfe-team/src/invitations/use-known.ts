import { useCall } from '@console/api'
import { listInvitations, listUsers } from '@console/contract'
import { useMay } from '@console/session'
import { useMemo } from 'react'
import type { Known } from './addresses.ts'

const MOST = 500

/** Who is a member or invited already, as far as the person may see it; the server knows all of them. */
export function useKnown(): Known {
  const maySeeMembers = useMay(listUsers)
  const maySeeInvitations = useMay(listInvitations)
  const members = useCall(listUsers, maySeeMembers ? { page_size: MOST } : null).data?.items
  const pending = useCall(listInvitations, maySeeInvitations ? { status: 'pending', page_size: MOST } : null).data?.items
  return useMemo(
    () => ({
      members: new Set(members?.map(({ user }) => user.email.toLowerCase())),
      pending: new Set(pending?.map(({ email }) => email.toLowerCase())),
    }),
    [members, pending],
  )
}
