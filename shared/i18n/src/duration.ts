import { useCallback } from 'react'
import { useIntl } from 'react-intl'

const UNITS = [
  ['hour', 3600],
  ['minute', 60],
  ['second', 1],
] as const

/** Returns a duration in words, in the largest unit that fits and rounded up: '15 minutes', '40 giây'. */
export function durationText(locale: string, seconds: number): string {
  const [unit, size] = UNITS.find(([, size]) => seconds >= size) ?? ['second', 1]
  return new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' }).format(Math.ceil(seconds / size))
}

/** Returns `durationText` in the person's language. */
export function useDurationText(): (seconds: number) => string {
  const { locale } = useIntl()
  return useCallback((seconds) => durationText(locale, seconds), [locale])
}
