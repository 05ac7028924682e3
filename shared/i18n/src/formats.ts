import { useMemo } from 'react'
import { useIntl } from 'react-intl'

export interface Formats {
  /** Day and time in the zone of the preferences: '20 Nov 2026, 15:00'. */
  readonly dateTime: (instant: string | number | Date) => string
  readonly date: (instant: string | number | Date) => string
  readonly number: (value: number) => string
  /** The zone as it names itself beside several times: 'GMT+7', or 'Central European Time' where the offset changes with the season. */
  readonly zoneName: string
  /** The zone beside one time, with the offset of that time: 'GMT+2'. */
  readonly zoneNameAt: (instant: string | number | Date) => string
  /** The zone by its name in the person's language, with its offset at this time or the one it always has: 'Vietnam Time (GMT+7)'. */
  readonly zoneInFull: (instant?: string | number | Date) => string
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
  const zone = zoneNames(tag, timeZone)
  return {
    dateTime: (instant) => dateTime.format(new Date(instant)),
    date: (instant) => date.format(new Date(instant)),
    number: (value) => number.format(value),
    zoneName: zone.general,
    zoneNameAt: zone.at,
    zoneInFull: zone.inFull,
    timeZone,
  }
}

const FORTNIGHT_MS = 14 * 24 * 60 * 60 * 1000

function zoneNames(tag: string, timeZone: string) {
  const naming = (timeZoneName: 'shortOffset' | 'longGeneric') => {
    const format = new Intl.DateTimeFormat(tag, { timeZone, timeZoneName })
    return (instant: string | number | Date) =>
      format.formatToParts(new Date(instant)).find((part) => part.type === 'timeZoneName')?.value ?? timeZone
  }
  const at = naming('shortOffset')
  const offsets = new Set(Array.from({ length: 26 }, (_, fortnight) => at(Date.now() + fortnight * FORTNIGHT_MS)))
  const long = naming('longGeneric')(Date.now())
  const [offset] = offsets.size === 1 ? offsets : []
  const inFull = (instant?: string | number | Date) => {
    const shown = instant === undefined ? offset : at(instant)
    // A zone without a name is called by its offset.
    if (shown === undefined || long.startsWith('GMT')) return shown ?? long
    return `${long} (${shown})`
  }
  return { at, general: offset ?? long, inFull }
}
