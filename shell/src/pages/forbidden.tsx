import { useText } from '../text.ts'
import { StatusPage } from './status-page.tsx'

/** Spec section 2: status 403 shows 'No Permission'. */
export function Forbidden() {
  const text = useText()
  return <StatusPage status="403" title={text('forbidden.title')} text={text('error.permission_denied')} />
}
