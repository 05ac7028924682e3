import { useCall } from '@console/api'
import { listPermissions } from '@console/contract'
import { useLocalized } from '@console/i18n'

/** Names a permission in the person's language; by its key while the list loads, or if the list lacks it. */
export function usePermissionNames(): (key: string) => string {
  const localized = useLocalized()
  const known = useCall(listPermissions, {}).data?.items
  return (key) => {
    const name = known?.find((one) => one.key === key)?.name
    return name ? localized(name) : key
  }
}
