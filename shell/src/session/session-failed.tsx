import { mayPass, useRetryLater } from '@console/api'
import { ErrorState, Page } from '@console/ui'
import type { Access } from '../modules/guards.ts'
import { useText } from '../text.ts'
import { loadPermissions, reopenSession } from './open-session.ts'

const RETRIES = { session: reopenSession, permissions: loadPermissions } as const

/** Tries again by itself as long as it is shown. */
export function SessionFailed({ what, error }: Pick<Extract<Access, { is: 'failed' }>, 'what' | 'error'>) {
  const text = useText()
  const retry = RETRIES[what]
  useRetryLater(mayPass(error) ? retry : null)
  return (
    <Page title={text(what === 'session' ? 'session.failed' : 'publisher.failed')}>
      <ErrorState error={error} onRetry={() => void retry()} />
    </Page>
  )
}
