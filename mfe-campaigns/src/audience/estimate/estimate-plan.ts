import type { AudienceType, EstimateWrite } from '@console/contract'
import { isCountable } from '../rule/rule-errors.ts'
import { completeRule, type RuleValues } from '../rule/rule-values.ts'

/** How many conditions are drawn one by one. */
export const STEPS_MAX = 8

export interface AudienceValues {
  readonly audienceType: AudienceType
  readonly rules: readonly RuleValues[]
  readonly applicationIds: readonly string[]
}

/** One condition, and the question how many stay with it and those before it. */
export interface EstimateStep {
  readonly rule: RuleValues
  /** The index of the condition among all conditions, including the incomplete ones. */
  readonly at: number
  readonly question: EstimateWrite
  /** How many there are with all conditions but this one. */
  readonly without: EstimateWrite
}

export interface EstimatePlan {
  /** All conditions that are complete. */
  readonly whole: EstimateWrite
  readonly everyone: EstimateWrite
  readonly steps: readonly EstimateStep[]
  /** How many conditions are not counted, because they are not complete. */
  readonly left: number
}

/** Returns what has to be asked to draw an audience. */
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
