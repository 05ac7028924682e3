import type { Loadable } from '@console/api'
import { ErrorState, Notice } from '@console/ui'
import { useText } from '../text.ts'

/** Why metrics cannot be chosen; existing conditions stay as they are. */
export function MetricsFailure({ error, retry }: Pick<Loadable<unknown>, 'error' | 'retry'>) {
  const text = useText()
  if (!error) return null
  if (error.code === 'permission_denied') return <Notice>{text('rule.metrics.denied')}</Notice>
  return <ErrorState error={error} title={text('rule.metrics.failed')} onRetry={retry} />
}
