import { PERMISSION_KEYS } from '@console/contract'
import { useMayDo } from '@console/session'

export function useOwnPermissions(): readonly string[] {
  const mayDo = useMayDo()
  return PERMISSION_KEYS.filter((key) => mayDo({ access: { any_of: [key] } }))
}
