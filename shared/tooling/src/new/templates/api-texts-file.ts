import type { SliceNames } from '../slice-names.ts'

/** `shared/sandbox/src/api-document/texts/<things>.ts`: what the API document says of its calls. */
export const apiTextsFile = ({
  Thing,
  THING,
  thing,
  snakes,
  english,
  englishPlural,
  EnglishPlural,
}: SliceNames) => `import type { ${Thing} } from '@console/contract'
import { seedId } from '../../seed/ids.ts'
import type { ResourceTexts } from './resource-texts.ts'

const ${THING}: ${Thing} = {
  id: seedId('${thing}', 1),
  name: 'One of the demo data',
  status: 'active',
  version: 1,
  created_on: '2026-09-23T00:00:00.000Z',
  updated_on: '2026-09-23T00:00:00.000Z',
}
const REQUEST = { name: 'One of the demo data', status: 'active' } as const

export const ${thing}Texts: ResourceTexts<'${snakes}'> = {
  tag: '${EnglishPlural} of a publisher.',
  calls: {
    '${snakes}.list': {
      summary: 'List ${englishPlural}',
      description: 'Those of the publisher.',
      query: { q: 'Part of the name.', status: 'Only those of this status.' },
      answer: { items: [${THING}], page: 1, page_size: 20, total: 1, total_capped: false },
    },
    '${snakes}.create': {
      summary: 'Create ${english}',
      description: 'It belongs to the publisher.',
      request: REQUEST,
      wrong: { '/body/name': 'required' },
      answer: ${THING},
    },
    '${snakes}.get': { summary: 'Read ${english}', description: 'As the list has it.', answer: ${THING} },
    '${snakes}.update': {
      summary: 'Change ${english}',
      description: 'It stays with its publisher.',
      request: { ...REQUEST, status: 'inactive' },
      wrong: { '/body/name': 'too_long' },
      answer: { ...${THING}, status: 'inactive', version: 2, updated_on: '2026-11-20T08:00:00.000Z' },
    },
    '${snakes}.delete': { summary: 'Delete ${english}', description: 'It is gone for every call after that.' },
  },
  entities: {
    ${Thing}: { description: 'The ${english} as it is read.' },
    ${Thing}Write: { description: 'What a new ${english} is made of, and what of it can change.' },
  },
}
`
