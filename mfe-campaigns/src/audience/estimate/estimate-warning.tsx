import { Notice } from '@console/ui'
import { useText } from '../../text.ts'
import type { EstimatePlan } from './estimate-plan.ts'
import type { Estimates } from './estimates.ts'

interface Props {
  readonly plan: EstimatePlan
  readonly estimates: Estimates
}

/** Warns that nobody is left, or that nobody is left out. */
export function EstimateWarning({ plan: { whole, everyone, steps }, estimates }: Props) {
  const text = useText()
  const sizeOf = (question: typeof whole) => estimates.of(question).answer?.audience_size
  const size = sizeOf(whole)
  const all = sizeOf(everyone)
  if (all === 0) return <Notice>{text('estimate.nobodyThere')}</Notice>
  if (size === 0) {
    const unreported = estimates.of(whole).answer?.metrics_without_values ?? []
    const cause = steps.find(({ rule }) => unreported.includes(String(rule.metric_id)))
    if (cause) return <Notice>{text('estimate.noValues', { place: cause.at + 1 })}</Notice>
    const last = steps.find(({ question }) => sizeOf(question) === 0)
    return <Notice>{last ? text('estimate.nobody.at', { place: last.at + 1 }) : text('estimate.nobody')}</Notice>
  }
  return steps.length > 0 && size !== undefined && size === all ? <Notice>{text('estimate.everybody')}</Notice> : null
}
