import { useCall } from '@console/api'
import { listRoles, type Role } from '@console/contract'
import { useMay } from '@console/session'

const MOST = 500

/** Every role of the publisher by name; nothing where the person cannot see them. */
export function useRoles(): readonly Role[] | undefined {
  const maySee = useMay(listRoles)
  return useCall(listRoles, maySee ? { page_size: MOST, sort: 'name' } : null).data?.items
}
