import { Text } from '@chakra-ui/react'
import { useCall } from '@console/api'
import { isGranted, listPermissions, listRoles, PAGE_SIZE_MAX, type PermissionKey } from '@console/contract'
import { useKitText, useLocalized } from '@console/i18n'
import { roleName, useLocale, useMay, useMayDo, useOptionalPublisher } from '@console/session'
import { CopyButton } from '../feedback/copy-button.tsx'

/** Says which permissions open the page (any one is enough) and which roles have one, and offers words to ask someone for it. */
export function MissingPermission({ needs: all }: { readonly needs: readonly string[] }) {
  const needs = useLacking(all)
  const text = useKitText()
  const locale = useLocale()
  const localized = useLocalized()
  const publisher = useOptionalPublisher()?.name ?? ''
  const known = useCall(listPermissions, {}).data?.items
  const named = needs.map((key) => {
    const name = known?.find((one) => one.key === key)?.name
    return name ? `“${localized(name)}” (${key})` : key
  })
  const permissions = new Intl.ListFormat(locale, { type: 'disjunction' }).format(named)
  return (
    <>
      <Text textStyle="sm">{text('forbidden.needs', { permissions })}</Text>
      <RolesThatHave needs={needs} />
      <CopyButton
        kind="content"
        label={text('forbidden.copy')}
        value={text('forbidden.request', { permissions, publisher, address: location.href })}
      />
    </>
  )
}

/** Keys that the person lacks: one for their own records does not open someone else’s. */
function useLacking(needs: readonly string[]): readonly string[] {
  const mayDo = useMayDo()
  const lacking = needs.filter((key) => !mayDo({ access: { any_of: [key as PermissionKey] } }))
  return lacking.length > 0 ? lacking : needs
}

/** Shown only if the person may read roles. Its line is kept free while they load, so that nothing moves. */
function RolesThatHave({ needs }: { readonly needs: readonly string[] }) {
  const text = useKitText()
  const locale = useLocale()
  const maySee = useMay(listRoles)
  const roles = useCall(listRoles, maySee ? { page_size: PAGE_SIZE_MAX, sort: 'name' } : null)
  if (!maySee || roles.error) return null
  const names = roles.data?.items.filter(({ permissions }) => isGranted(permissions, needs)).map(roleName)
  if (names?.length === 0) return null
  return (
    <Text textStyle="sm" minH="5">
      {names ? text('forbidden.roles', { names: new Intl.ListFormat(locale).format(names) }) : null}
    </Text>
  )
}
