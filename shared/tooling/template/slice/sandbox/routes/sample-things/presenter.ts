import type { SampleThing } from '../../../contract/index.ts'
import type { SampleThingRow } from '../../db/schema/index.ts'

export const presentSampleThing = (row: SampleThingRow): SampleThing => ({
  id: row.id,
  name: row.name,
  status: row.status,
  version: row.version,
  created_on: row.created_on.toISOString(),
  updated_on: row.updated_on.toISOString(),
})
