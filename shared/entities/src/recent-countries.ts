import { TRACES, useStoredText } from '@console/session'
import { useState } from 'react'

const KEPT = 5
/** Where most of the console's publishers are. */
const HOME = 'VN'

/** Codes that come before all others: the home country, then the last chosen. */
export function countriesFirst(stored: string | null): string[] {
  const recent = (stored ?? '').split(',').filter((code) => /^[A-Z]{2}$/.test(code))
  return [...new Set([HOME, ...recent])].slice(0, KEPT + 1)
}

/** Returns what is stored once `code` is the last chosen. */
export function withRecent(stored: string | null, code: string): string {
  const others = (stored ?? '').split(',').filter((one) => one !== '' && one !== code)
  return [code, ...others].slice(0, KEPT).join(',')
}

/** The countries to list first, and the way to remember another. Their order stays while the page is open, so that no row moves. */
export function useRecentCountries(): readonly [first: readonly string[], remember: (code: string) => void] {
  const [stored, store] = useStoredText(TRACES.countries)
  const [first] = useState(() => countriesFirst(stored))
  return [first, (code) => void store(withRecent(stored, code))]
}
