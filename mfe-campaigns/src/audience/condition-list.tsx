import { useCall } from '@console/api'
import { listMetricCategories, RULES_MAX } from '@console/contract'
import { LabelLine, useFieldArray, useFieldFormat, useFieldLabel, useFieldValue, useFormContext } from '@console/forms'
import { Button, Flex, Icon, Stack, Text, VisuallyHidden } from '@console/ui'
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import { useText } from '../text.ts'
import { AsJson } from './as-json.tsx'
import { Condition } from './condition.tsx'
import { MetricsFailure } from './metrics-failure.tsx'
import { MissingMetric } from './missing-metric.tsx'
import { isSameRule, useRecentRules } from './recent-rules.ts'
import { doubtsOf } from './rule/rule-doubts.ts'
import { newRule, type RuleValues } from './rule/rule-values.ts'
import { useRuleText } from './rule/use-rule-text.ts'
import { useNextFocus } from './use-next-focus.ts'

const NAME = 'metadata_rule'

interface Props {
  readonly applicationIds: readonly string[]
}

/** After each change the focus goes where the work goes on. */
export function ConditionList({ applicationIds }: Props) {
  const text = useText()
  const ruleText = useRuleText()
  const labelId = useId()
  const place = useRef<HTMLDivElement>(null)
  const focus = useNextFocus(place)
  const [told, setTold] = useState('')
  const categories = useCall(listMetricCategories, {})
  const { fields, append, insert, move, remove, replace } = useFieldArray<Record<string, RuleValues[]>>({ name: NAME })
  const [rules] = useFieldValue<readonly RuleValues[]>(NAME)
  useFieldLabel(NAME, text('audience.conditions'))
  useFieldFormat<readonly RuleValues[]>(NAME, (some) => some.map(ruleText).join('; '))
  const doubts = doubtsOf(rules)
  const suggested = useSuggestedRules(rules)
  const isFull = fields.length >= RULES_MAX ? text('audience.add.most', { limit: RULES_MAX }) : undefined
  const isDenied = categories.error?.code === 'permission_denied'

  function add(): void {
    append(newRule(), { shouldFocus: false })
    focus({ part: 'first', at: fields.length })
  }

  function duplicate(at: number): void {
    insert(at + 1, rules[at] ?? newRule(), { shouldFocus: false })
    focus({ part: 'first', at: at + 1 })
  }

  function moveBy(at: number, by: 1 | -1): void {
    move(at, at + by)
    focus({ part: by < 0 ? 'up' : 'down', at: at + by })
    setTold(text('audience.moved', { place: at + by + 1, total: fields.length }))
  }

  function removeAt(at: number): void {
    remove(at)
    focus(at < fields.length - 1 ? { part: 'condition', at } : { part: 'add' })
    setTold(text('audience.removed'))
  }

  return (
    <Stack ref={place} role="group" aria-labelledby={labelId} gap="3" align="stretch">
      <LabelLine id={labelId} label={text('audience.conditions')} required={false} />
      <Text textStyle="sm" color="fg.muted">
        {text(fields.length === 0 ? 'audience.conditions.none' : 'audience.conditions.all')}
      </Text>
      {fields.length > 0 ? <MetricsFailure error={categories.error} retry={categories.retry} /> : null}
      {fields.map(({ id }, at) => (
        <Condition
          key={id}
          name={`${NAME}.${at}`}
          at={at}
          total={fields.length}
          doubt={doubts[at]}
          suggested={suggested}
          isFull={isFull}
          onMove={(by) => moveBy(at, by)}
          onDuplicate={() => duplicate(at)}
          onRemove={() => removeAt(at)}
          onFilled={() => focus({ part: 'first', at })}
        />
      ))}
      <Flex gap="4" wrap="wrap" align="center">
        <Button data-part="add" disabledReason={isDenied ? text('rule.metrics.denied.add') : isFull} onClick={add}>
          <Icon id="add" size={16} />
          {text('audience.add')}
        </Button>
        <MissingMetric rules={rules} applicationIds={applicationIds} />
      </Flex>
      <AsJson rules={rules} onApply={(applied) => replace([...applied])} />
      <VisuallyHidden role="status">{told}</VisuallyHidden>
    </Stack>
  )
}

/** The recently used conditions that are not in `rules`. Once the form is sent and not refused, `rules` are remembered as used. */
function useSuggestedRules(rules: readonly RuleValues[]): readonly RuleValues[] {
  const { isSubmitting, errors } = useFormContext().formState
  const [recent, remember] = useRecentRules()
  const use = useEffectEvent(() => {
    if (Object.keys(errors).length === 0) remember(rules)
  })

  // The form may be unmounted before the response comes.
  useEffect(() => (isSubmitting ? () => use() : undefined), [isSubmitting])

  return recent.filter((one) => !rules.some((rule) => isSameRule(rule, one)))
}
