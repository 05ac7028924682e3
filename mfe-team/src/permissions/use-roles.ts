import { useCall } from '@console/api'
import { listRoles, PAGE_SIZE_MAX } from '@console/contract'
import { useMay } from '@console/session'

/** By name; nothing is read if the person may not see roles. */
export function useRoles() {
  const maySee = useMay(listRoles)
  return useCall(listRoles, maySee ? { page_size: PAGE_SIZE_MAX, sort: 'name' } : null)
}
