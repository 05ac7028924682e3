import { type Metric, WHOLE_RANGES } from '@console/contract'
import { controlStyle, FieldFrame, type FieldProps, SelectField, useController, useFieldError, useFieldValue } from '@console/forms'
import { DateTimeField, NumberField } from '@console/forms/fields'
import { useFormats } from '@console/i18n'
import { useLocale } from '@console/session'
import { Input } from '@console/ui'
import { useText } from '../../text.ts'
import { kindOf, kindOfRule } from './metric-kind.ts'
import type { RuleValues } from './rule-values.ts'
import { numberText } from './use-rule-text.ts'
import { valueInKind } from './value-in-kind.ts'

interface Props {
  readonly name: string
  readonly rule: RuleValues
  readonly metric: Metric | undefined
}

export function ValueField({ name: ruleName, rule, metric }: Props) {
  const text = useText()
  const { zoneInFull } = useFormats()
  const rangeHint = useRangeHint(metric)
  const name = `${ruleName}.value`
  const label = text('rule.value')
  const kind = metric && metric.data_type !== 'unknown' ? kindOf(metric.data_type) : kindOfRule(rule)
  if (kind === 'number') {
    const unit = metric?.unit ?? rule.metric?.unit
    return <NumberField name={name} label={label} required hint={rangeHint} {...(unit ? { unit } : {})} />
  }
  if (kind === 'date') {
    return <DateTimeField name={name} label={label} required hint={text('time.zone', { zone: zoneInFull() })} errors={NO_MOMENT} />
  }
  if (kind === 'boolean') return <YesNoField name={name} label={label} required />
  if (!metric?.allowed_values) return <KeywordField name={name} label={label} required />
  const options = metric.allowed_values.map((value) => ({ value, label: value }))
  return <SelectField name={name} label={label} required none={text('rule.value.choose')} options={options} />
}

const NO_MOMENT = { value_type_mismatch: 'field.invalid_format' }

function useRangeHint(metric: Metric | undefined): string | undefined {
  const text = useText()
  const locale = useLocale()
  const type = metric?.data_type
  if (type === 'byte' || type === 'short' || type === 'integer' || type === 'long') {
    const [least, most] = WHOLE_RANGES[type].map((limit) => numberText(limit, locale))
    return text('rule.value.whole', { least, most })
  }
  return type === 'double' || type === 'float' ? text('rule.value.decimals') : undefined
}

function YesNoField(field: FieldProps) {
  const text = useText()
  const [, change] = useFieldValue<boolean | null>(field.name)
  const options = [
    { value: 'true', label: text('rule.value.yes') },
    { value: 'false', label: text('rule.value.no') },
  ]
  const choose = (value: string) => change(value === '' ? null : value === 'true')
  const shown = (value: string) => String(valueInKind(value, 'boolean'))
  return <SelectField {...field} none={text('rule.value.choose')} options={options} shown={shown} onChoose={choose} />
}

/** Not the kit's field, which would register a name that other metrics use for other controls. */
function KeywordField({ name, label, required = false, errors }: FieldProps) {
  const { field } = useController({ name })
  const error = useFieldError(name, label, 'enter', errors)
  return (
    <FieldFrame label={label} required={required} error={error}>
      <Input {...field} value={field.value ?? ''} autoComplete="off" {...controlStyle} />
    </FieldFrame>
  )
}
