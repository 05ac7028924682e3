import { type Metric, type Operator, operatorsOf } from '@console/contract'
import { OPERATOR_WORDS } from '@console/entities'
import { SelectField, useFieldValue } from '@console/forms'
import { useText } from '../../text.ts'
import { kindOf, kindOfRule, type MetricKind } from './metric-kind.ts'
import type { RuleValues } from './rule-values.ts'

interface Props {
  readonly name: string
  readonly rule: RuleValues
  readonly metric: Metric | undefined
}

export function OperatorField({ name, rule, metric }: Props) {
  const text = useText()
  const [, change] = useFieldValue<string>(`${name}.operator`)
  const kind = metric && metric.data_type !== 'unknown' ? kindOf(metric.data_type) : kindOfRule(rule)
  const offered = OFFERED[kind]
  // A stored operator that does not fit is shown too, so that the person sees what has to change.
  const { operator } = rule
  const shown = operator === '' || operator === 'unknown' || offered.includes(operator) ? offered : [...offered, operator]
  return (
    <SelectField
      name={`${name}.operator`}
      label={text('rule.operator')}
      required
      errors={{ invalid_option: 'field.required_choice' }}
      none={text('rule.operator.choose')}
      options={shown.map((operator) => ({ value: operator, label: operatorText(text, kind, operator) }))}
      onChoose={change}
    />
  )
}

const OFFERED: Readonly<Record<MetricKind, readonly Operator[]>> = {
  keyword: operatorsOf('keyword'),
  boolean: operatorsOf('boolean'),
  date: operatorsOf('date'),
  number: operatorsOf('double'),
}

function operatorText(text: ReturnType<typeof useText>, kind: MetricKind, operator: Operator): string {
  const word = OPERATOR_WORDS[operator]
  if (kind === 'number') return text(`rule.operator.number.${word}`)
  if (kind === 'date') return word === 'isNot' ? operator : text(`rule.operator.date.${word}`)
  return word === 'is' || word === 'isNot' ? text(`rule.operator.text.${word}`) : operator
}
