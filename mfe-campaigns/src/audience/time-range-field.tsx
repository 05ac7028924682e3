import { TIME_UNITS } from '@console/contract'
import { controlStyle, FieldFrame, useFieldError, useFieldValue, useFormContext } from '@console/forms'
import { DateTimeField, NumberField, PeriodRow } from '@console/forms/fields'
import { useFormats } from '@console/i18n'
import { Box, Grid, NativeSelect } from '@console/ui'
import { useText } from '../text.ts'
import { ChoiceField } from './choice-field.tsx'
import type { TimeRangeValues } from './rule-values.ts'

const EMPTY = {
  since: { type: 'since', since: '' },
  during_last: { type: 'during_last', amount: 7, unit: 'day' },
  between: { type: 'between', from: '', to: '' },
} as const satisfies Readonly<Partial<Record<TimeRangeValues['type'], TimeRangeValues>>>
const TYPES = ['during_last', 'since', 'between'] as const

interface Props {
  /** The field of the time range: `metadata_rule.0.time_range`. */
  readonly name: string
}

/** When the values of the metric count. */
export function TimeRangeField({ name }: Props) {
  const text = useText()
  const [range, change] = useFieldValue<TimeRangeValues | null>(name)
  const error = useOwnError(name, text('rule.time'))

  function choose(type: string): void {
    const chosen = TYPES.find((one) => one === type)
    change(chosen ? EMPTY[chosen] : type === 'unknown' ? { type } : null)
  }

  return (
    <Grid gap="4" templateColumns={{ base: '1fr', md: '1fr 1fr' }}>
      <FieldFrame label={text('rule.time')} required error={error}>
        <NativeSelect {...controlStyle} value={range?.type ?? ''} onChange={({ target }) => choose(target.value)}>
          {range?.type === 'unknown' ? <option value="unknown">{text('status.unknown')}</option> : null}
          <option value="">{text('rule.time.any')}</option>
          {TYPES.map((type) => (
            <option key={type} value={type}>
              {text(`rule.time.${type}`)}
            </option>
          ))}
        </NativeSelect>
      </FieldFrame>
      {range && range.type !== 'unknown' ? <Parts key={range.type} name={name} type={range.type} /> : null}
    </Grid>
  )
}

function Parts({ name, type }: Props & { readonly type: keyof typeof EMPTY }) {
  const text = useText()
  const { zoneInFull } = useFormats()
  if (type === 'since') {
    return (
      <DateTimeField name={`${name}.since`} label={text('rule.time.since')} required hint={text('time.zone', { zone: zoneInFull() })} />
    )
  }
  if (type === 'between') {
    return (
      <Box gridColumn="1 / -1">
        <PeriodRow
          start={{ name: `${name}.from`, label: text('rule.time.from'), required: true }}
          end={{ name: `${name}.to`, label: text('rule.time.to'), required: true }}
        />
      </Box>
    )
  }
  return (
    <Grid gap="4" templateColumns="1fr 1fr">
      <NumberField name={`${name}.amount`} label={text('rule.time.amount')} required />
      <ChoiceField
        name={`${name}.unit`}
        label={text('rule.time.unit')}
        required
        options={TIME_UNITS.map((unit) => ({ value: unit, label: text(`rule.time.unit.${unit}`) }))}
      />
    </Grid>
  )
}

/** That the metric takes no time range. What is wrong with the parts of one stands at them. */
function useOwnError(name: string, label: string): string | undefined {
  const { getFieldState, formState } = useFormContext()
  const error = useFieldError(name, label, 'choose', undefined)
  return typeof getFieldState(name, formState).error?.type === 'string' ? error : undefined
}
