import type { Database } from '../../../../../../sandbox/src/db/database.ts'
import { requireVersion } from '../../../../../../sandbox/src/http/conditional.ts'
import { implement } from '../../../../../../sandbox/src/http/implement.ts'
import { paginate } from '../../../../../../sandbox/src/http/pagination.ts'
import { newId } from '../../../../../../sandbox/src/ids.ts'
import { requireFound } from '../../../../../../sandbox/src/problems/problem.ts'
import {
  createSampleThing,
  deleteSampleThing,
  getSampleThing,
  listSampleThings,
  type SampleThing,
  updateSampleThing,
} from '../../../contract/index.ts'
import { presentSampleThing } from './presenter.ts'
import {
  changeSampleThing,
  findSampleThing,
  findSampleThings,
  insertSampleThing,
  lockSampleThing,
  removeSampleThing,
} from './repository.ts'

export const sampleThingRoutes = [
  implement(listSampleThings, async ({ db, caller, query }) =>
    paginate(query, findSampleThings(db, caller.publisherId, query), presentSampleThing),
  ),

  implement(createSampleThing, async ({ db, caller, body, now }) => {
    const row = { id: newId(now), publisher_id: caller.publisherId, ...body, created_on: now, updated_on: now }
    await insertSampleThing(db, row)
    return readSampleThing(db, caller.publisherId, row.id)
  }),

  implement(getSampleThing, async ({ db, caller, params }) => readSampleThing(db, caller.publisherId, params.sample_thing_id)),

  implement(updateSampleThing, async ({ db, caller, params, body, ifMatch, now }) => {
    const row = requireFound(await lockSampleThing(db, caller.publisherId, params.sample_thing_id), 'onelink_not_found')
    requireVersion(ifMatch, row.version)
    await changeSampleThing(db, row.id, body, now)
    return readSampleThing(db, caller.publisherId, row.id)
  }),

  implement(deleteSampleThing, async ({ db, caller, params, ifMatch }) => {
    const row = requireFound(await lockSampleThing(db, caller.publisherId, params.sample_thing_id), 'onelink_not_found')
    requireVersion(ifMatch, row.version)
    await removeSampleThing(db, row.id)
  }),
]

async function readSampleThing(db: Database, publisherId: string, id: string): Promise<SampleThing> {
  return presentSampleThing(requireFound(await findSampleThing(db, publisherId, id), 'onelink_not_found'))
}
