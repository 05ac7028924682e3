import { describeRecord } from '@console/records'
import {
  createSampleThing,
  deleteSampleThing,
  getSampleThing,
  listSampleThings,
  paths,
  type SampleThing,
  SampleThingWrite,
  updateSampleThing,
} from '../../contract/index.ts'
import { useText } from '../text.ts'

export const sampleThingRecord = describeRecord({
  messagePrefix: 'sampleThing',
  listMessagePrefix: 'sampleThings',
  text: useText,
  icon: 'campaigns',
  list: listSampleThings,
  read: getSampleThing,
  create: createSampleThing,
  update: updateSampleThing,
  remove: deleteSampleThing,
  gone: ['onelink_not_found'],
  title: ({ name }) => name,
  params: ({ id }) => ({ sample_thing_id: id }),
  path: ({ id }) => paths.sampleThing(id),
  listPath: paths.sampleThings,
  createPath: paths.sampleThingCreate,
  schema: SampleThingWrite,
  values: valuesOf,
})

function valuesOf(sampleThing: SampleThing | undefined): SampleThingWrite {
  return {
    name: sampleThing?.name ?? '',
    status: sampleThing && sampleThing.status !== 'active' ? 'inactive' : 'active',
  }
}
