import { type EstimateWrite, estimateTask, type Task } from '@console/contract'
import { useMemo } from 'react'
import { useEstimates } from '../../audience/estimate/use-estimates.ts'
import { completeRule, isUnreadable, valuesOfRule } from '../../audience/rule/rule-values.ts'
import type { Reaches } from './mission-preflight.ts'

/** Each takes a call. */
const COUNTED = 8

/** Only of active missions with conditions, as far as known by now. */
export function useReaches(campaignId: string, missions: readonly Task[]): Reaches {
  const questions = useMemo(() => missions.filter(isCounted).slice(0, COUNTED).map(questionOf), [missions])
  const estimates = useEstimates(
    { route: estimateTask, params: { campaign_id: campaignId } },
    questions.map(({ question }) => question),
  )
  const known = questions.flatMap(({ id, question }) => {
    const { answer } = estimates.of(question)
    if (!answer) return []
    const isWithoutValues = (answer.metrics_without_values ?? []).length > 0
    return [[id, { size: answer.audience_size, isWithoutValues }] as const]
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
