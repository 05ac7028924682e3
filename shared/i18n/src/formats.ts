import { useIntl } from 'react-intl'
import { type NamedPerson, personName } from './person-name.ts'

type Instant = string | number | Date

/** Every format is in the person's language, and every time is in the zone of the preferences. */
export interface Formats {
  /** '24 Nov 2026', '24/11/2026'. */
  readonly date: (instant: Instant) => string
  /** '07:00'. */
  readonly time: (instant: Instant) => string
  /** '24 Nov 2026, 07:00', '07:00 24/11/2026'. In a Vietnamese sentence, 'lúc' comes before it. */
  readonly dateTime: (instant: Instant) => string
  /** The date alone where the time is midnight, else date and time. For lists and facts. */
  readonly moment: (instant: Instant) => string
  /** Two moments: '24 Nov 2026 – 1 Dec 2026'. With times if either has one. A line ends between them, not within one. */
  readonly period: (start: Instant, end: Instant) => string
  /** With the weekday, for a date being chosen: 'Tuesday, 24 Nov 2026, 07:00', 'Thứ Ba, 24/11/2026, 07:00'. */
  readonly dateTimeInFull: (instant: Instant) => string
  /** How long ago or ahead, in the largest unit that fits: '3 days ago', 'trong 2 giờ nữa'. The exact moment belongs beside it. */
  readonly relative: (instant: Instant, now: number) => string
  readonly number: (value: number) => string
  /** 'Liên Nguyễn' in English, 'Nguyễn Liên' in Vietnamese; the email address of a person without a name. */
  readonly personName: (person: NamedPerson) => string
  /** The zone's own name beside several times: 'GMT+7', or 'Central European Time' where the offset changes with the season. */
  readonly zoneName: string
  /** The zone beside one time, with the offset at that time: 'GMT+2'. */
  readonly zoneNameAt: (instant: Instant) => string
  /** The zone's name with its offset at this time, or with the one it always has: 'Vietnam Time (GMT+7)'. */
  readonly zoneInFull: (instant?: Instant) => string
  readonly timeZone: string
  /** The language of these formats: the page's, or that of a part which is in another one. */
  readonly locale: string
}

/** Returns the formats of the current language and time zone. */
export function useFormats(): Formats {
  const { locale, timeZone = 'UTC' } = useIntl()
  return formatsOf(locale, timeZone)
}

const made: Record<string, Formats> = {}

/** Returns the formats of a language and a zone. They are made once, because constructing `Intl` objects is slow. */
export function formatsOf(locale: string, timeZone: string): Formats {
  const key = `${locale} ${timeZone}`
  made[key] ??= makeFormats(locale, timeZone)
  return made[key]
}

/** Day before month and 24 hours in both languages. Dates are put together by hand because Vietnamese `Intl` says '24 thg 11, 2026'. */
function makeFormats(locale: string, timeZone: string): Formats {
  const inVietnamese = locale === 'vi'
  const tag = inVietnamese ? 'vi-VN' : 'en-GB'
  const format = (options: Intl.DateTimeFormatOptions) => {
    const made = once(() => new Intl.DateTimeFormat(tag, { ...options, timeZone }))
    return (instant: Instant) => made().format(new Date(instant))
  }
  const date = format(
    inVietnamese ? { day: '2-digit', month: '2-digit', year: 'numeric' } : { day: 'numeric', month: 'short', year: 'numeric' },
  )
  const time = format({ timeStyle: 'short' })
  const weekday = format({ weekday: 'long' })
  const dateTime = (at: Instant) => (inVietnamese ? `${time(at)} ${date(at)}` : `${date(at)}, ${time(at)}`)
  const isMidnight = (at: Instant) => time(at) === '00:00'
  const number = once(() => new Intl.NumberFormat(tag))
  const zone = once(() => zoneNames(tag, timeZone))
  return {
    date,
    time,
    dateTime,
    moment: (at) => (isMidnight(at) ? date : dateTime)(at),
    period: (start, end) =>
      [start, end]
        .map(isMidnight(start) && isMidnight(end) ? date : dateTime)
        .map(onOneLine)
        .join(' – '),
    dateTimeInFull: (at) => `${weekday(at)}, ${date(at)}, ${time(at)}`,
    relative: (at, now) => relative(tag, (new Date(at).getTime() - now) / 1000),
    number: (value) => number().format(value),
    personName: (person) => personName(person, locale),
    get zoneName() {
      return zone().general
    },
    zoneNameAt: (at) => zone().at(at),
    zoneInFull: (at) => zone().inFull(at),
    timeZone,
    locale,
  }
}

const onOneLine = (words: string) => words.replaceAll(' ', '\u00a0')

const UNITS = [
  ['second', 60],
  ['minute', 60],
  ['hour', 24],
  ['day', 30],
  ['month', 12],
  ['year', Number.POSITIVE_INFINITY],
] as const

/** Full units only, so that nothing is said to be longer ago than it is; less than a minute is 'now'. */
function relative(tag: string, seconds: number): string {
  let amount = seconds
  for (const [unit, size] of UNITS) {
    if (Math.abs(amount) >= size) amount /= size
    else if (unit === 'second') return new Intl.RelativeTimeFormat(tag, { numeric: 'auto' }).format(0, unit)
    else return new Intl.RelativeTimeFormat(tag).format(Math.trunc(amount), unit)
  }
  return ''
}

function once<T>(make: () => T): () => T {
  let result: T | undefined
  return () => {
    result ??= make()
    return result
  }
}

const FORTNIGHT_MS = 14 * 24 * 60 * 60 * 1000

function zoneNames(tag: string, timeZone: string) {
  const naming = (timeZoneName: 'shortOffset' | 'longGeneric') => {
    const format = new Intl.DateTimeFormat(tag, { timeZone, timeZoneName })
    return (instant: Instant) => format.formatToParts(new Date(instant)).find((part) => part.type === 'timeZoneName')?.value ?? timeZone
  }
  const at = naming('shortOffset')
  const offsets = new Set(Array.from({ length: 26 }, (_, fortnight) => at(Date.now() + fortnight * FORTNIGHT_MS)))
  const long = naming('longGeneric')(Date.now())
  const [offset] = offsets.size === 1 ? offsets : []
  const inFull = (instant?: Instant) => {
    const shown = instant === undefined ? offset : at(instant)
    // A zone without a name is called by its offset.
    if (shown === undefined || long.startsWith('GMT')) return shown ?? long
    return `${long} (${shown})`
  }
  return { at, general: offset ?? long, inFull }
}
