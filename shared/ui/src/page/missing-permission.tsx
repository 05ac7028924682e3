import { Text } from '@chakra-ui/react'
import { useCall } from '@console/api'
import { listPermissions } from '@console/contract'
import { useKitText, useLocalized } from '@console/i18n'
import { useLocale, useOptionalPublisher } from '@console/session'
import { CopyButton } from '../feedback/copy-button.tsx'

/** Which permissions open the page, any one of which is enough, and words to ask somebody for one. */
export function MissingPermission({ needs }: { readonly needs: readonly string[] }) {
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
      <CopyButton
        kind="content"
        label={text('forbidden.copy')}
        value={text('forbidden.request', { permissions, publisher, address: location.href })}
      />
    </>
  )
}
