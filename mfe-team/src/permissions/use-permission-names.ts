import { useCall } from '@console/api'
import { listPermissions } from '@console/contract'
import { useLocalized } from '@console/i18n'

/** What a permission is called in the person's language; the key itself while the list is on its way, or of one that it does not have. */
export function usePermissionNames(): (key: string) => string {
  const localized = useLocalized()
  const known = useCall(listPermissions, {}).data?.items
  return (key) => {
    const name = known?.find((one) => one.key === key)?.name
    return name ? localized(name) : key
  }
}
