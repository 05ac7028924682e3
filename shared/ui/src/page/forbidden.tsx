import { useKitText } from '@console/i18n'
import { StatusPage } from './status-page.tsx'

/** Stands in place of what the person may not enter (spec section 2: status 403 shows 'No Permission'). */
export function Forbidden() {
  const text = useKitText()
  return <StatusPage status="403" title={text('error.forbidden')} text={text('error.permission_denied')} />
}
