import { useKitText } from '@console/i18n'
import { lazyPart } from '../lazy-part.tsx'
import { StatusPage } from './status-page.tsx'

const MissingPermission = lazyPart(
  () => import('./missing-permission.tsx'),
  (file) => file.MissingPermission,
)

/**
 * Stands in place of what the person may not enter (spec section 2: status 403 shows 'No Permission'). `needs` are the keys
 * that open it, where they are known.
 */
export function Forbidden({ needs = [] }: { readonly needs?: readonly string[] | undefined }) {
  const text = useKitText()
  return (
    <StatusPage status="403" title={text('error.forbidden')} text={text('error.permission_denied')}>
      {needs.length > 0 ? <MissingPermission needs={needs} /> : null}
    </StatusPage>
  )
}
