import { useFormContext } from '@console/forms'
import { useEffect, useEffectEvent } from 'react'
import { isSameRule, useRecentRules } from './recent-rules.ts'
import type { RuleValues } from './rule/rule-values.ts'

/** The recently used conditions that are not in `rules`. Once the form is sent and not refused, `rules` are remembered as used. */
export function useSuggestedRules(rules: readonly RuleValues[]): readonly RuleValues[] {
  const { isSubmitting, errors } = useFormContext().formState
  const [recent, remember] = useRecentRules()
  const use = useEffectEvent(() => {
    if (Object.keys(errors).length === 0) remember(rules)
  })

  // The form may be unmounted before the response comes.
  useEffect(() => (isSubmitting ? () => use() : undefined), [isSubmitting])

  return recent.filter((one) => !rules.some((rule) => isSameRule(rule, one)))
}
