import { seedId } from '../../../../../../sandbox/src/seed/ids.ts'
import type { SampleThing } from '../../../contract/index.ts'
import type { ResourceTexts } from './resource-texts.ts'

const SAMPLE_THING: SampleThing = {
  id: seedId('onelink', 1),
  name: 'One of the demo data',
  status: 'active',
  version: 1,
  created_on: '2026-09-23T00:00:00.000Z',
  updated_on: '2026-09-23T00:00:00.000Z',
}
const REQUEST = { name: 'One of the demo data', status: 'active' } as const

export const sampleThingTexts: ResourceTexts<'onelinks'> = {
  tag: 'Sample things of a publisher.',
  calls: {
    'onelinks.list': {
      summary: 'List sample things',
      description: 'Those of the publisher.',
      query: { q: 'Part of the name.', status: 'Only those of this status.' },
      answer: { items: [SAMPLE_THING], page: 1, page_size: 20, total: 1, total_capped: false },
    },
    'onelinks.create': {
      summary: 'Create sample thing',
      description: 'It belongs to the publisher.',
      request: REQUEST,
      wrong: { '/body/name': 'required' },
      answer: SAMPLE_THING,
    },
    'onelinks.get': { summary: 'Read sample thing', description: 'As the list has it.', answer: SAMPLE_THING },
    'onelinks.update': {
      summary: 'Change sample thing',
      description: 'It stays with its publisher.',
      request: { ...REQUEST, status: 'inactive' },
      wrong: { '/body/name': 'too_long' },
      answer: { ...SAMPLE_THING, status: 'inactive', version: 2, updated_on: '2026-11-20T08:00:00.000Z' },
    },
    'onelinks.delete': { summary: 'Delete sample thing', description: 'It is gone for every call after that.' },
  },
  entities: {
    SampleThing: { description: 'The sample thing as it is read.' },
    SampleThingWrite: { description: 'What a new sample thing is made of, and what of it can change.' },
  },
}
