import { SLOW } from '../browser/conditions.ts'
import type { Entries } from '../entries/entries.ts'
import { addTaken, atTheList, type Run, type Scenario } from './scenario.ts'

const visit = ({ entry, add }: Run) => atTheList(entry, SLOW, async (_, opened) => addTaken(add, 'cold', opened))

export const manyModules: Scenario = {
  name: 'many-modules',
  entries: async ({ modules }: Entries) => [await modules(5), await modules(50), await modules(200)],
  run: visit,
}

export const faults: Scenario = {
  name: 'faults',
  entries: async ({ beside }: Entries) => [await beside('well'), await beside('down'), await beside('hung')],
  run: visit,
}
