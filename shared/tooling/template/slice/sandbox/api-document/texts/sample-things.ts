import { seedId } from '../../../../../../sandbox/src/seed/ids.ts'
import type { ResourceTexts } from './resource-texts.ts'

export const sampleThingTexts: ResourceTexts<'onelinks'> = {
  tag: 'Sample things of a publisher.',
  calls: {
    'onelinks.list': {
      summary: 'List sample things',
      description: 'Those of the publisher.',
      query: { q: 'Part of the name.', status: 'Only those of this status.' },
    },
    'onelinks.create': {
      summary: 'Create sample thing',
      description: 'It belongs to the publisher.',
      wrong: { '/body/name': 'required' },
    },
    'onelinks.get': { summary: 'Read sample thing', description: 'As the list has it.' },
    'onelinks.update': {
      summary: 'Change sample thing',
      description: 'It stays with its publisher.',
      wrong: { '/body/name': 'too_long' },
    },
    'onelinks.delete': { summary: 'Delete sample thing', description: 'It is gone for every call after that.' },
  },
  entities: {
    SampleThing: { description: 'The sample thing as it is read.', example: { id: seedId('onelink', 1), name: 'One of the demo data' } },
    SampleThingWrite: { description: 'What a new sample thing is made of, and what of it can change.' },
  },
}
