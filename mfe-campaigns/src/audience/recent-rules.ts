import { MetadataRule } from '@console/contract'
import { TRACES, useStoredText } from '@console/session'
import { useMemo } from 'react'
import * as v from 'valibot'
import { isCountable } from './rule/rule-errors.ts'
import { completeRule, type RuleValues, valuesOfRule } from './rule/rule-values.ts'

const KEPT = 10
const Stored = v.array(MetadataRule)

/** Returns no conditions for a text of another release or a damaged one. */
export function recentFrom(text: string | null): RuleValues[] {
  try {
    const read = v.safeParse(Stored, JSON.parse(text ?? '[]'))
    return read.success ? read.output.slice(0, KEPT).map(valuesOfRule) : []
  } catch {
    return []
  }
}

/** Each condition once, the latest first. */
export function withUsed(recent: readonly RuleValues[], used: readonly RuleValues[]): RuleValues[] {
  const all = [...used.filter(isCountable), ...recent]
  return all.filter((rule, at) => all.findIndex((one) => isSameRule(one, rule)) === at).slice(0, KEPT)
}

/** Whether both select the same; names do not matter. */
export const isSameRule = (a: RuleValues, b: RuleValues): boolean => JSON.stringify(completeRule(a)) === JSON.stringify(completeRule(b))

export function useRecentRules(): readonly [recent: readonly RuleValues[], remember: (used: readonly RuleValues[]) => void] {
  const [text, keep] = useStoredText(TRACES.conditions)
  const recent = useMemo(() => recentFrom(text), [text])
  return [recent, (used) => void keep(JSON.stringify(withUsed(recent, used)))]
}
