import { PERMISSION_KEYS } from '@console/contract'
import { useMayDo } from '@console/session'

/** The keys that the person holds, and so may give to others. */
export function useOwnPermissions(): readonly string[] {
  const mayDo = useMayDo()
  return PERMISSION_KEYS.filter((key) => mayDo({ access: { any_of: [key] } }))
}
