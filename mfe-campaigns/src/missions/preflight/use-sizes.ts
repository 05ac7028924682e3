import { type EstimateWrite, estimateTask, type Task } from '@console/contract'
import { useMemo } from 'react'
import { useEstimates } from '../../audience/estimate/use-estimates.ts'
import { completeRule, isUnreadable, valuesOfRule } from '../../audience/rule-values.ts'
import type { Sizes } from './mission-preflight.ts'

/** The most missions whose audience is counted: each takes a call. */
const COUNTED = 8

/** How many each active mission with conditions reaches, as far as it is known by now. */
export function useSizes(campaignId: string, missions: readonly Task[]): Sizes {
  const questions = useMemo(() => missions.filter(isCounted).slice(0, COUNTED).map(questionOf), [missions])
  const estimates = useEstimates(
    { route: estimateTask, params: { campaign_id: campaignId } },
    questions.map(({ question }) => question),
  )
  const known = questions.flatMap(({ id, question }) => {
    const size = estimates.of(question).answer?.audience_size
    return size === undefined ? [] : [[id, size] as const]
  })
  return Object.fromEntries(known)
}

const isCounted = ({ status, metadata_rule, audience_type }: Task) =>
  status === 'active' && metadata_rule.length > 0 && audience_type !== 'unknown' && !metadata_rule.some(isUnreadable)

function questionOf({ id, metadata_rule, audience_type, task_applications }: Task): {
  readonly id: string
  readonly question: EstimateWrite
} {
  const application_ids = task_applications.map(({ application }) => application.id)
  const rules = metadata_rule.flatMap((rule) => completeRule(valuesOfRule(rule)) ?? [])
  return { id, question: { metadata_rule: rules, audience_type: audience_type === 'user' ? 'user' : 'character', application_ids } }
}
