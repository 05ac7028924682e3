import { useFormContext } from '@console/forms'
import { useEffect, useEffectEvent } from 'react'
import { isSameRule, useRecentRules } from './recent-rules.ts'
import type { RuleValues } from './rule/rule-values.ts'

/** The recently used conditions that are not in `rules`. When the form is sent, `rules` are remembered as used. */
export function useSuggestedRules(rules: readonly RuleValues[]): readonly RuleValues[] {
  const { isSubmitting } = useFormContext().formState
  const [recent, remember] = useRecentRules()
  const use = useEffectEvent(() => remember(rules))

  useEffect(() => {
    if (isSubmitting) use()
  }, [isSubmitting])

  return recent.filter((one) => !rules.some((rule) => isSameRule(rule, one)))
}
