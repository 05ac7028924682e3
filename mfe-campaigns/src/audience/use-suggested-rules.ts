import { useFormContext } from '@console/forms'
import { useEffect, useEffectEvent } from 'react'
import { isSameRule, useRecentRules } from './recent-rules.ts'
import type { RuleValues } from './rule-values.ts'

/** The conditions used lately that are none of `rules`. Those are remembered in their turn when the form is sent. */
export function useSuggestedRules(rules: readonly RuleValues[]): readonly RuleValues[] {
  const { isSubmitting } = useFormContext().formState
  const [recent, remember] = useRecentRules()
  const use = useEffectEvent(() => remember(rules))

  useEffect(() => {
    if (isSubmitting) use()
  }, [isSubmitting])

  return recent.filter((one) => !rules.some((rule) => isSameRule(rule, one)))
}
