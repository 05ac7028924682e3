import type { AudienceType, EstimateWrite } from '@console/contract'
import { isCountable } from '../rule/rule-errors.ts'
import { completeRule, type RuleValues } from '../rule/rule-values.ts'

export const STEPS_MAX = 8

export interface AudienceValues {
  readonly audienceType: AudienceType
  readonly rules: readonly RuleValues[]
  readonly applicationIds: readonly string[]
}

export interface EstimateStep {
  readonly rule: RuleValues
  /** The index of the condition among all conditions, including the incomplete ones. */
  readonly at: number
  readonly question: EstimateWrite
  /** All conditions but this one. */
  readonly without: EstimateWrite
}

export interface EstimatePlan {
  /** All complete conditions. */
  readonly whole: EstimateWrite
  readonly everyone: EstimateWrite
  readonly steps: readonly EstimateStep[]
  /** Number of incomplete conditions, which are not counted. */
  readonly left: number
}

export function estimatePlan({ audienceType, rules, applicationIds }: AudienceValues): EstimatePlan {
  const counted = rules.map((rule, at) => ({ rule, at })).filter(({ rule }) => isCountable(rule))
  const conditions = counted.flatMap(({ rule }) => completeRule(rule) ?? [])
  const question = (metadata_rule: EstimateWrite['metadata_rule']): EstimateWrite => ({
    metadata_rule,
    audience_type: audienceType,
    // Their order makes no difference to the answer.
    application_ids: [...new Set(applicationIds)].sort(),
  })
  return {
    whole: question(conditions),
    everyone: question([]),
    steps: counted.slice(0, STEPS_MAX).map((one, step) => ({
      ...one,
      question: question(conditions.slice(0, step + 1)),
      without: question(conditions.toSpliced(step, 1)),
    })),
    left: rules.length - counted.length,
  }
}
