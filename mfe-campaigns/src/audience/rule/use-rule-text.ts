import type { MetadataRule } from '@console/contract'
import { OPERATOR_WORDS } from '@console/entities'
import { type Formats, useFormats, useLocalized } from '@console/i18n'
import { useCallback } from 'react'
import { useText } from '../../text.ts'
import { metricOf } from '../known-metrics.ts'
import { kindOfRule } from './metric-kind.ts'
import type { RuleValues } from './rule-values.ts'
import { valueInKind } from './value-in-kind.ts'

export type AnyRule = MetadataRule | RuleValues

interface Words {
  readonly text: ReturnType<typeof useText>
  readonly formats: Formats
  readonly localized: ReturnType<typeof useLocalized>
}

/** Returns a condition in words: '“Sessions” in the last 7 days is more than 3'. What has no name is called by its id. */
export function useRuleText(): (rule: AnyRule) => string {
  const text = useText()
  const formats = useFormats()
  const localized = useLocalized()
  return useCallback((rule) => clause(rule, { text, formats, localized }), [text, formats, localized])
}

function clause(rule: AnyRule, words: Words): string {
  const { text } = words
  const subject = subjectOf(rule, words)
  const value = valueText(rule, words)
  if (rule.operator === 'unknown' || rule.operator === '') {
    return text('rule.clause.unknown', { subject, operator: text('status.unknown'), value })
  }
  const operator = OPERATOR_WORDS[rule.operator]
  const kind = kindOfRule(rule)
  const meant = valueInKind(rule.value, kind)
  if (kind === 'boolean' && typeof meant === 'boolean') {
    return text((operator === 'is') === meant ? 'rule.clause.boolean.yes' : 'rule.clause.boolean.no', { subject })
  }
  if (kind === 'number' || kind === 'date') return text(`rule.clause.${kind}.${operator}`, { subject, value })
  if (operator === 'is' || operator === 'isNot') return text(`rule.clause.text.${operator}`, { subject, value })
  return text('rule.clause.unknown', { subject, operator: rule.operator, value })
}

function subjectOf(rule: AnyRule, { text, formats, localized }: Words): string {
  const known = metricOf(rule)
  const metric = known ? localized(known.name) : rule.metric_id || text('status.unknown')
  const range = rule.time_range
  if (!range) return text('rule.subject', { metric })
  if (range.type === 'unknown') return text('rule.subject.unknown', { metric })
  if (range.type === 'since') return text('rule.subject.since', { metric, moment: momentText(range.since, formats) })
  if (range.type === 'during_last') return text(`rule.subject.${range.unit}`, { metric, amount: Number(range.amount) })
  return text('rule.subject.between', { metric, from: momentText(range.from, formats), to: momentText(range.to, formats) })
}

function valueText(rule: AnyRule, { text, formats }: Words): string {
  const kind = kindOfRule(rule)
  const value = valueInKind(rule.value, kind)
  if (value === null || value === '') return text('status.unknown')
  if (typeof value === 'boolean') return text(value ? 'rule.value.yes' : 'rule.value.no')
  const isMoment = kind === 'date' && typeof value === 'string' && !Number.isNaN(Date.parse(value))
  if (isMoment) return text('rule.value.moment', { moment: formats.dateTime(value), zone: formats.zoneNameAt(value) })
  if (typeof value === 'string') return text('rule.value.quoted', { value })
  const number = numberText(value, formats.locale)
  const unit = metricOf(rule)?.unit
  return unit ? text('rule.value.unit', { value: number, unit }) : number
}

/** With all its digits, which the formats of the console round to three. */
export const numberText = (value: number, locale: string) => new Intl.NumberFormat(locale, { maximumFractionDigits: 20 }).format(value)

/** An invalid date is shown as it is. */
const momentText = (instant: string, { moment }: Formats) => (Number.isNaN(Date.parse(instant)) ? instant : moment(instant))
