import { useCall } from '@console/api'
import { listOnelinks, type Onelink } from '@console/contract'
import { useMay } from '@console/session'

const NONE: readonly Onelink[] = []
const NEWEST = { page_size: 200, sort: '-created_on' } as const

/** The newest of them; empty without permission to list them. */
export function useNewestOnelinks(): readonly Onelink[] {
  const mayList = useMay(listOnelinks)
  return useCall(listOnelinks, mayList ? NEWEST : null).data?.items ?? NONE
}
