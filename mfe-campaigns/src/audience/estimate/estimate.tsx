import { Button, ErrorState, Heading, Notice, Stack, Text, TYPING_PAUSE_MS, useSettled } from '@console/ui'
import { useId, useState } from 'react'
import { useText } from '../../text.ts'
import { isUnreadable } from '../rule/rule-values.ts'
import { type AudienceValues, type EstimatePlan, estimatePlan } from './estimate-plan.ts'
import { EstimateSize } from './estimate-size.tsx'
import { EstimateSteps } from './estimate-steps.tsx'
import type { Estimates } from './estimates.ts'
import { type EstimateCall, useEstimates } from './use-estimates.ts'

interface Props extends AudienceValues {
  readonly by: EstimateCall
}

export function Estimate({ by, audienceType, rules, applicationIds }: Props) {
  const text = useText()
  const labelId = useId()
  const typed = JSON.stringify({ audienceType, rules, applicationIds } satisfies AudienceValues)
  const settled = useSettled(typed, TYPING_PAUSE_MS.compute)
  const plan = estimatePlan(JSON.parse(settled) as AudienceValues)
  const { whole, everyone, steps, left } = plan
  const [costed, setCosted] = useState<string>()
  const hasCosts = costed === settled
  const hasApplications = everyone.application_ids?.length !== 0
  const canBeCounted = !rules.some(isUnreadable)
  const isCounted = hasApplications && canBeCounted
  const costs = hasCosts ? steps.map(({ without }) => without) : []
  const estimates = useEstimates(by, isCounted ? [whole, everyone, ...steps.map(({ question }) => question), ...costs] : [])
  const found = estimates.of(whole)
  return (
    <Stack role="group" aria-labelledby={labelId} gap="3">
      <Heading as="h3" id={labelId} size="sm" fontWeight="semibold">
        {text('estimate.title')}
      </Heading>
      {hasApplications ? null : <Text color="fg.muted">{text('estimate.needsApplications')}</Text>}
      {canBeCounted ? null : <Text color="fg.muted">{text('estimate.unreadable')}</Text>}
      {isCounted && found.error ? <ErrorState error={found.error} title={text('estimate.failed')} onRetry={estimates.refresh} /> : null}
      {isCounted && !found.error ? (
        <>
          <EstimateSize found={found} isTyping={typed !== settled} onRefresh={estimates.refresh} />
          <EstimateWarning plan={plan} estimates={estimates} />
          <EstimateSteps plan={plan} estimates={estimates} hasCosts={hasCosts} />
          {steps.length > 1 ? (
            <Button
              size="xs"
              breaks
              alignSelf="flex-start"
              bg={hasCosts ? 'bg.emphasized' : undefined}
              aria-pressed={hasCosts}
              onClick={() => setCosted(hasCosts ? undefined : settled)}
            >
              {text('estimate.costs')}
            </Button>
          ) : null}
        </>
      ) : null}
      {canBeCounted && left > 0 ? <Notice>{text('estimate.incomplete')}</Notice> : null}
    </Stack>
  )
}

interface WarningProps {
  readonly plan: EstimatePlan
  readonly estimates: Estimates
}

/** Warns that nobody is left, or that nobody is left out. */
function EstimateWarning({ plan: { whole, everyone, steps }, estimates }: WarningProps) {
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
