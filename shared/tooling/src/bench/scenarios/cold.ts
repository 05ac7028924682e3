import { FAST, SLOW } from '../browser/conditions.ts'
import { withFreshProfile, withVisitor } from '../browser/fresh-profile.ts'
import type { Entries } from '../entries/entries.ts'
import { addTaken, atTheList, type Scenario, visitTo } from './scenario.ts'

const compared = async (entries: Entries) => [await entries.console(), await entries.oneBundle(), await entries.staticPage()]

/** The first visit on a slow phone, and the next one with a new browser on the same profile. */
export const cold: Scenario = {
  name: 'cold',
  entries: compared,
  async run({ entry, add }) {
    await withFreshProfile(async (profile) => {
      const visit = visitTo(entry, SLOW)
      await withVisitor(profile, visit, async (visitor) => {
        addTaken(add, 'cold', await visitor.open())
        add('cold heap', await visitor.heap())
      })
      await withVisitor(profile, visit, async (visitor) => addTaken(add, 'revisit', await visitor.open()))
    })
  },
}

/** The first visit without any limit: what is left is the work of the main thread. */
export const coldFast: Scenario = {
  name: 'cold-fast',
  entries: compared,
  run: ({ entry, add }) => atTheList(entry, FAST, async (_, opened) => addTaken(add, 'cold-fast', opened)),
}
