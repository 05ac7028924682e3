import { useCall } from '@console/api'
import { listMetricCategories } from '@console/contract'
import { type FieldProps, LabelLine, useFieldFormat, useFieldLabel, useFieldValue } from '@console/forms'
import { Button, Icon, Stack, Text } from '@console/ui'
import { useId, useRef } from 'react'
import { useText } from '../text.ts'
import { MetricsFailure } from './metrics-failure.tsx'
import { MissingMetric } from './missing-metric.tsx'
import { RuleFields } from './rule/rule-fields.tsx'
import { completeRule, newRule, type RuleValues } from './rule/rule-values.ts'
import { useRuleText } from './rule/use-rule-text.ts'
import { useNextFocus } from './use-next-focus.ts'

interface Props extends Pick<FieldProps, 'name' | 'label' | 'required' | 'hint'> {
  readonly applicationIds: readonly string[]
}

/** The value is null once an optional condition is taken away. */
export function CompletionRuleField({ name, label, required = false, hint, applicationIds }: Props) {
  const text = useText()
  const ruleText = useRuleText()
  const labelId = useId()
  const place = useRef<HTMLDivElement>(null)
  const focus = useNextFocus(place)
  const categories = useCall(listMetricCategories, {})
  const isDenied = categories.error?.code === 'permission_denied'
  const [rule, change] = useFieldValue<RuleValues | null>(name)
  useFieldLabel(name, label)
  useFieldFormat<RuleValues>(name, ruleText)

  function add(): void {
    change(newRule())
    focus({ part: 'first', at: 0 })
  }

  function remove(): void {
    change(null)
    focus({ part: 'add' })
  }

  return (
    <Stack ref={place} role="group" aria-labelledby={labelId} gap="3" align="flex-start">
      <LabelLine id={labelId} label={label} required={required} />
      {hint ? (
        <Text textStyle="sm" color="fg.muted">
          {hint}
        </Text>
      ) : null}
      {rule ? <MetricsFailure error={categories.error} retry={categories.retry} /> : null}
      {rule ? (
        <Stack gap="4" w="full" data-condition="0">
          {completeRule(rule) ? <Text overflowWrap="anywhere">{ruleText(rule)}</Text> : null}
          <RuleFields name={name} />
          <MissingMetric rules={[rule]} applicationIds={applicationIds} />
        </Stack>
      ) : null}
      {rule && !required ? <Button onClick={remove}>{text('rule.completion.remove')}</Button> : null}
      {rule ? null : (
        <Button data-part="add" disabledReason={isDenied ? text('rule.metrics.denied.add') : undefined} onClick={add}>
          <Icon id="add" size={16} />
          {text('rule.completion.add')}
        </Button>
      )}
    </Stack>
  )
}
