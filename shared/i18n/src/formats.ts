import { useMemo } from 'react'
import { useIntl } from 'react-intl'

export interface Formats {
  /** Day and time in the zone of the preferences: '20 Nov 2026, 15:00'. */
  readonly dateTime: (instant: string | number | Date) => string
  readonly date: (instant: string | number | Date) => string
  readonly number: (value: number) => string
  /** The zone's own name as it is now, to stand beside times: 'GMT+7', 'Indochina Time'. */
  readonly zoneName: string
  readonly timeZone: string
}

/** Dates and numbers as the person's language writes them. */
export function useFormats(): Formats {
  const { locale, timeZone = 'UTC' } = useIntl()
  return useMemo(() => formatsOf(locale, timeZone), [locale, timeZone])
}

/** English is written the British way: day before month, 24 hours, like Vietnamese, so that both read alike. */
export function formatsOf(locale: string, timeZone: string): Formats {
  const tag = locale === 'vi' ? 'vi-VN' : 'en-GB'
  const dateTime = new Intl.DateTimeFormat(tag, { dateStyle: 'medium', timeStyle: 'short', timeZone })
  const date = new Intl.DateTimeFormat(tag, { dateStyle: 'medium', timeZone })
  const number = new Intl.NumberFormat(tag)
  const zone = new Intl.DateTimeFormat(tag, { timeZone, timeZoneName: 'shortOffset' })
  return {
    dateTime: (instant) => dateTime.format(new Date(instant)),
    date: (instant) => date.format(new Date(instant)),
    number: (value) => number.format(value),
    zoneName: zone.formatToParts(Date.now()).find((part) => part.type === 'timeZoneName')?.value ?? timeZone,
    timeZone,
  }
}
