import { useKitText } from '@console/i18n'
import { lazyPart } from '../lazy-part.tsx'
import { StatusPage } from './status-page.tsx'

const MissingPermission = lazyPart(
  () => import(/* webpackChunkName: "reasons-and-row-actions" */ './missing-permission.tsx'),
  (file) => file.MissingPermission,
)

/**
 * Shown in place of a page that the person may not enter (spec section 2: status 403 shows 'No Permission'). `needs` are the
 * permission keys that open the page, where they are known.
 */
export function Forbidden({ needs = [] }: { readonly needs?: readonly string[] | undefined }) {
  const text = useKitText()
  return (
    <StatusPage status="403" title={text('error.forbidden')} text={text('error.permission_denied')}>
      {needs.length > 0 ? <MissingPermission needs={needs} /> : null}
    </StatusPage>
  )
}
