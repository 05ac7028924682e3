import { mayPass, useRetryLater } from '@console/api'
import { ERROR_STATUS } from '@console/contract'
import { ErrorState, Page } from '@console/ui'
import type { Access } from '../modules/guards.ts'
import { useText } from '../text.ts'
import { loadPermissions, reopenSession } from './open-session.ts'

const RETRIES = { session: reopenSession, permissions: loadPermissions } as const
/** A code of the browser's own (`offline`) has no status. */
const STATUSES: Readonly<Record<string, number | undefined>> = ERROR_STATUS

/** In place of a page whose session or permissions could not be loaded. It tries again by itself as long as it is shown. */
export function SessionFailed({ what, code }: Pick<Extract<Access, { is: 'failed' }>, 'what' | 'code'>) {
  const text = useText()
  const retry = RETRIES[what]
  useRetryLater(mayPass({ status: STATUSES[code] ?? 0 }) ? retry : null)
  return (
    <Page title={text(what === 'session' ? 'session.failed' : 'publisher.failed')}>
      <ErrorState error={{ code, status: 0 }} onRetry={() => void retry()} />
    </Page>
  )
}
