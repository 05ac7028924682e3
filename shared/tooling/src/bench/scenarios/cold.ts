import { FAST, SLOW } from '../browser/conditions.ts'
import { withFreshProfile, withVisitor } from '../browser/fresh-profile.ts'
import type { Entries } from '../entries/entries.ts'
import { PEERS } from '../peers/build-peers.ts'
import { addTaken, atTheList, type Scenario, visitTo } from './scenario.ts'

const compared = async (entries: Entries) => [await entries.console(), await entries.oneBundle(), await entries.staticPage()]

export const cold: Scenario = {
  name: 'cold',
  entries: compared,
  async run({ entry, add }) {
    await withFreshProfile(async (profile) => {
      const visit = visitTo(entry, SLOW)
      for (const name of ['cold', 'revisit']) {
        await withVisitor(profile, visit, async (visitor) => addTaken(add, name, await visitor.open()))
      }
    })
  },
}

export const peers: Scenario = {
  ...cold,
  name: 'peers',
  entries: async (entries: Entries) => [await entries.console(), ...(await Promise.all(PEERS.map(entries.peer)))],
}

/** Long enough for everything that a page fetches ahead of the next one. */
const RESTS_MS = 6_000

/** The first visit without any limit: what is left is the work of the main thread. Then what is fetched while the person only reads. */
export const coldFast: Scenario = {
  name: 'cold-fast',
  entries: compared,
  run: ({ entry, add }) =>
    atTheList(entry, FAST, async ({ rest }, opened) => {
      addTaken(add, 'cold-fast', opened)
      const { bytes, requests } = await rest(RESTS_MS)
      add('ahead bytes', bytes)
      add('ahead requests', requests)
    }),
}
