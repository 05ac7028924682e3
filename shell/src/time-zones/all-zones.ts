import { fold } from '@console/i18n'
import type { Locale } from '@console/module'
import { presentName } from '@console/session'

export interface Zone {
  /** The name by which it is kept: 'Asia/Ho_Chi_Minh'. */
  readonly id: string
  /** In the person's language: 'Indochina Time'. */
  readonly name: string
  /** 'Ho Chi Minh'; several places share a name. */
  readonly place: string
  /** At the given moment: 'GMT+7'. */
  readonly offset: string
  /** The same in minutes: 420. */
  readonly minutes: number
}

/** Every time zone that the browser knows, each once by its present name, from west to east. */
export function allZones(locale: Locale, now: number): Zone[] {
  const ids = new Set([...Intl.supportedValuesOf('timeZone').map(presentName), 'UTC'])
  const nameIn = (id: string, timeZoneName: 'long' | 'longGeneric' | 'shortOffset') =>
    new Intl.DateTimeFormat(locale, { timeZone: id, timeZoneName }).formatToParts(now).find(({ type }) => type === 'timeZoneName')?.value ??
    id
  return [...ids]
    .map((id) => {
      const generic = nameIn(id, 'longGeneric')
      // UTC has no name for the whole year.
      const name = generic.startsWith('GMT') ? nameIn(id, 'long') : generic
      const offset = nameIn(id, 'shortOffset')
      return { id, name, place: placeOf(id), offset, minutes: minutesOf(offset) }
    })
    .sort((a, b) => a.minutes - b.minutes || a.name.localeCompare(b.name) || a.place.localeCompare(b.place))
}

/** Those with all typed words in their place, name or offset; accents do not matter. */
export function zonesWith(zones: readonly Zone[], typed: string): Zone[] {
  const words = fold(typed).split(/\s+/)
  return zones.filter(({ id, name, place, offset }) => {
    const said = fold(`${place} ${name} ${offset} ${id}`)
    return words.every((word) => said.includes(word))
  })
}

const placeOf = (id: string) => id.slice(id.lastIndexOf('/') + 1).replaceAll('_', ' ')

/** -210 for 'GMT-3:30'. */
function minutesOf(offset: string): number {
  const [, sign, hours = '0', minutes = '0'] = /([+\-−])(\d+)(?::(\d+))?/.exec(offset) ?? []
  return (Number(hours) * 60 + Number(minutes)) * (sign === '+' ? 1 : -1)
}
