import { useCall } from '@console/api'
import { listRoles, PAGE_SIZE_MAX } from '@console/contract'
import { useMay } from '@console/session'

/** Reads every role of the publisher, by name; nothing where the person cannot see them. */
export function useRoles() {
  const maySee = useMay(listRoles)
  return useCall(listRoles, maySee ? { page_size: PAGE_SIZE_MAX, sort: 'name' } : null)
}
