import type { Conditions } from '../browser/conditions.ts'
import { withFreshProfile, withVisitor } from '../browser/fresh-profile.ts'
import type { Shown } from '../browser/page-clock.ts'
import type { Taken, Visit, Visitor } from '../browser/visitor.ts'
import type { Entries, Entry } from '../entries/entries.ts'
import type { Measurement } from '../options.ts'
import type { Collector } from '../rounds.ts'

/** `add` names a series without the entry. */
export interface Run {
  readonly entry: Entry
  readonly add: Collector['add']
  /** All of them, for what is spread over the rounds. */
  readonly rounds: number
}

export interface Scenario {
  readonly name: Measurement
  readonly entries: (entries: Entries) => Promise<readonly Entry[]>
  run(run: Run): Promise<void>
}

export const TEN_ROWS: Shown = {
  path: '/campaigns',
  heading: 'Campaigns',
  selector: 'tbody tr[data-row] th a[href^="/campaigns/"]',
  count: 10,
}

/** As soon as the name can be typed. */
export const CREATE_FORM: Shown = { path: '/campaigns/create', heading: 'Create campaign', selector: 'form input[name="name"]', count: 1 }

export function visitTo({ url, cookies, rows = TEN_ROWS }: Entry, conditions: Conditions, path = '/campaigns', first = rows): Visit {
  return { url: url + path, cookies, conditions, first }
}

/** The visitor has never been here. */
export function atTheList(entry: Entry, conditions: Conditions, use: (visitor: Visitor, opened: Taken) => Promise<void>, path?: string) {
  return withFreshProfile((profile) =>
    withVisitor(profile, visitTo(entry, conditions, path), async (visitor) => use(visitor, await visitor.open())),
  )
}

export function addTaken(add: Collector['add'], step: string, taken: Taken): void {
  for (const [figure, value] of Object.entries(taken)) add(`${step} ${figure}`, value)
}
