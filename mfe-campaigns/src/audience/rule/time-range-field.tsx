import { TIME_UNITS } from '@console/contract'
import { FieldFrame, Select, SelectField, useFieldError, useFieldValue, useFormContext } from '@console/forms'
import { DateTimeField, NumberField, PeriodRow } from '@console/forms/fields'
import { useFormats } from '@console/i18n'
import { Box, Grid } from '@console/ui'
import { useText } from '../../text.ts'
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

export function TimeRangeField({ name }: Props) {
  const text = useText()
  const [range, change] = useFieldValue<TimeRangeValues | null | undefined>(name)
  const kind = range && range.type !== 'unknown' ? range.type : undefined
  const error = useOwnError(name, text('rule.time'), kind !== undefined)

  function choose(type: string): void {
    const chosen = TYPES.find((one) => one === type)
    change(chosen ? EMPTY[chosen] : null)
  }

  return (
    <Grid gap="4" templateColumns={{ base: '1fr', md: '1fr 1fr' }}>
      <FieldFrame label={text('rule.time')} required error={error}>
        <Select
          value={range?.type ?? ''}
          options={TYPES.map((type) => ({ value: type, label: text(`rule.time.${type}`) }))}
          none={text('rule.time.any')}
          onChoose={choose}
        />
      </FieldFrame>
      {kind ? <Parts key={kind} name={name} type={kind} /> : null}
    </Grid>
  )
}

function Parts({ name, type }: Props & { readonly type: keyof typeof EMPTY }) {
  const text = useText()
  const { zoneInFull } = useFormats()
  if (type === 'since') {
    return <DateTimeField name={`${name}.since`} label={text('rule.time.from')} required hint={text('time.zone', { zone: zoneInFull() })} />
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
      <SelectField
        name={`${name}.unit`}
        label={text('rule.time.unit')}
        required
        options={TIME_UNITS.map((unit) => ({ value: unit, label: text(`rule.time.unit.${unit}`) }))}
      />
    </Grid>
  )
}

/** Errors of the time range as a whole: the metric takes none, or its kind is unknown. Its parts have errors of their own. */
function useOwnError(name: string, label: string, hasParts: boolean): string | undefined {
  const { getFieldState, formState } = useFormContext()
  const error = useFieldError(name, label, 'choose', undefined)
  return !hasParts || typeof getFieldState(name, formState).error?.type === 'string' ? error : undefined
}
