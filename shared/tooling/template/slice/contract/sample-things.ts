import * as v from 'valibot'
import { ACTIVE_STATUSES, ActiveStatus, Id, readPicklist, stamp } from '../../../../contract/src/fields/shapes.ts'
import { requiredText } from '../../../../contract/src/fields/text.ts'
import { listQuery, pageOf } from '../../../../contract/src/route/paging.ts'
import { route } from '../../../../contract/src/route/route.ts'

/** A sample thing as it is read, in a list and alone. */
export const SampleThing = v.object({
  id: Id,
  name: v.string(),
  status: readPicklist(ACTIVE_STATUSES),
  ...stamp,
})
export type SampleThing = v.InferOutput<typeof SampleThing>

const SAMPLE_THING_NAME_MAX = 200

export const SampleThingWrite = v.object({
  name: requiredText(SAMPLE_THING_NAME_MAX),
  status: ActiveStatus,
})
export type SampleThingWrite = v.InferInput<typeof SampleThingWrite>

const PATH = '/pub/core/api/v1/publishers/:publisher_id/sample-things'
const touches = ['onelinks']
const answers = { read: 'onelinks.get', id: 'sample_thing_id' } as const

export const listSampleThings = route({
  id: 'onelinks.list',
  method: 'GET',
  path: PATH,
  access: { any_of: ['pub:onelinks:read-list'] },
  query: v.object({
    ...listQuery(['name', 'created_on'], '-created_on'),
    status: v.optional(v.picklist(ACTIVE_STATUSES)),
  }),
  response: pageOf(SampleThing),
  status: 200,
  errors: [],
})
export const createSampleThing = route({
  id: 'onelinks.create',
  method: 'POST',
  path: PATH,
  access: { any_of: ['pub:onelinks:create'] },
  body: SampleThingWrite,
  response: SampleThing,
  status: 201,
  errors: [],
  versioned: true,
  idempotent: true,
  touches,
  answers,
})
export const getSampleThing = route({
  id: 'onelinks.get',
  method: 'GET',
  path: `${PATH}/:sample_thing_id`,
  access: { any_of: ['pub:onelinks:read'] },
  response: SampleThing,
  status: 200,
  errors: ['onelink_not_found'],
  versioned: true,
})
export const updateSampleThing = route({
  id: 'onelinks.update',
  method: 'PUT',
  path: `${PATH}/:sample_thing_id`,
  access: { any_of: ['pub:onelinks:update'] },
  body: SampleThingWrite,
  response: SampleThing,
  status: 200,
  errors: ['onelink_not_found', 'version_mismatch'],
  versioned: true,
  touches,
  answers,
})
export const deleteSampleThing = route({
  id: 'onelinks.delete',
  method: 'DELETE',
  path: `${PATH}/:sample_thing_id`,
  access: { any_of: ['pub:onelinks:delete'] },
  status: 204,
  errors: ['onelink_not_found', 'version_mismatch'],
  touches,
})
