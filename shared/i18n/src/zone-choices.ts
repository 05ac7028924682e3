import { formatsOf } from './formats.ts'

export interface ZoneChoice {
  /** 'Asia/Ho_Chi_Minh'. */
  readonly zone: string
  readonly label: string
}

const USUAL = ['Asia/Ho_Chi_Minh', 'UTC']

/** Returns the time zones that are offered at once, wherever one is chosen: the usual ones, and the chosen one if it is another. */
export function zoneChoices(locale: string, chosen: string | null): readonly ZoneChoice[] {
  const zones = chosen === null || USUAL.includes(chosen) ? USUAL : [...USUAL, chosen]
  // In full, UTC is called by its offset, which says less than its name.
  return zones.map((zone) => ({ zone, label: zone === 'UTC' ? zone : formatsOf(locale, zone).zoneInFull() }))
}
