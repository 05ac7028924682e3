import { fromLocalInput, useFieldErrorText, useFormats } from '@console/i18n'
import type { PanelProps } from '@console/records'
import { serverNow } from '@console/session'
import { Button, Field, Flex, Input, ModalDialog, Stack, Text } from '@console/ui'
import { type SyntheticEvent, useState } from 'react'
import { useText } from '../../text.ts'
import { type Days, daysOf, nextDays, queryOf, USUAL_DAYS } from './period.ts'

export function PeriodPanel({ input, change, onClose }: PanelProps) {
  const text = useText()
  const fieldError = useFieldErrorText()
  const { timeZone, zoneInFull } = useFormats()
  const [days, setDays] = useState(() => daysOf(input, timeZone))
  const [isWrong, setWrong] = useState(false)

  function narrow(to: Days): void {
    change(queryOf(to, timeZone))
    onClose()
  }

  function submit(event: SyntheticEvent): void {
    event.preventDefault()
    if (days.from && days.to && days.to < days.from) setWrong(true)
    else narrow(days)
  }

  return (
    <ModalDialog title={text('campaigns.period')} below="start" onClose={onClose}>
      <Stack as="form" gap="4" pb="2" onSubmit={submit}>
        <Flex gap="2" wrap="wrap">
          {USUAL_DAYS.map((count) => (
            <Button key={count} onClick={() => narrow(nextDays(count, serverNow(), timeZone))}>
              {count === 1 ? text('campaigns.period.today') : text('campaigns.period.next', { count })}
            </Button>
          ))}
        </Flex>
        <Flex gap="3" wrap="wrap">
          <DateCell label={text('campaigns.period.from')} value={days.from} onChange={(from) => setDays({ ...days, from })} />
          <DateCell
            label={text('campaigns.period.to')}
            value={days.to}
            error={isWrong ? fieldError('end_before_start', { label: text('campaigns.period.to') }) : undefined}
            onChange={(to) => setDays({ ...days, to })}
          />
        </Flex>
        <Text textStyle="sm" color="fg.muted">
          {text('campaigns.period.zone', { zone: zoneInFull() })}
        </Text>
        <Flex gap="2" justify="flex-end">
          <Button onClick={() => narrow({ from: '', to: '' })}>{text('campaigns.period.any')}</Button>
          <Button look="primary" type="submit">
            {text('campaigns.period.apply')}
          </Button>
        </Flex>
      </Stack>
    </ModalDialog>
  )
}

interface DayProps {
  readonly label: string
  readonly value: string
  readonly error?: string | undefined
  readonly onChange: (day: string) => void
}

/** Browsers write a date field in their own language, so the day is written below it in the person's language. */
function DateCell({ label, value, error, onChange }: DayProps) {
  const { date, timeZone } = useFormats()
  return (
    <Field.Root invalid={error !== undefined} flex="1 1 10rem">
      <Field.Label>{label}</Field.Label>
      <Input type="date" max="9999-12-30" borderColor="border.control" value={value} onChange={(event) => onChange(event.target.value)} />
      {error ? (
        <Field.ErrorText>{error}</Field.ErrorText>
      ) : value ? (
        <Field.HelperText>{date(fromLocalInput(`${value}T12:00`, timeZone))}</Field.HelperText>
      ) : null}
    </Field.Root>
  )
}
