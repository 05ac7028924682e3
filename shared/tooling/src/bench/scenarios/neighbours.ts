import { SLOW } from '../browser/conditions.ts'
import type { Entries } from '../entries/entries.ts'
import { addTaken, atTheList, type Run, type Scenario } from './scenario.ts'

/** The first visit again, as it was measured for the console. */
const visit = ({ entry, add }: Run) => atTheList(entry, SLOW, async (_, opened) => addTaken(add, 'cold', opened))

/** The list among 5, 50 and 200 registered modules. */
export const manyModules: Scenario = {
  name: 'many-modules',
  entries: async ({ modules }: Entries) => [await modules(5), await modules(50), await modules(200)],
  run: visit,
}

/** The list while the files of another module are well, gone, or never come. */
export const faults: Scenario = {
  name: 'faults',
  entries: async ({ beside }: Entries) => [await beside('well'), await beside('down'), await beside('hung')],
  run: visit,
}
