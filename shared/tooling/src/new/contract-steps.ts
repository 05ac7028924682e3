import { addBelow, addMissing, addSorted, all, append, itemsIn } from './edits.ts'
import type { SliceNames } from './slice-names.ts'
import type { SliceTemplate } from './slice-template.ts'
import { edit, PERMISSION_ACTIONS, type Read, type SliceStep } from './step.ts'

export function contractSteps(names: SliceNames, slice: SliceTemplate, read: Read): SliceStep[] {
  const { module, Things, thing, things, kebab, kebabs, snake, snakes, english, Vietnamese } = names
  const contract = (file: string) => `shared/contract/src/${file}`
  const areKeysThere = itemsIn(read(contract('route/permissions.ts')) ?? '', snakes).length > 0
  const missing = (words: string) => addMissing('default', `'error.${snake}_not_found': '${words}'`, /_not_found$/)
  return [
    slice.copy('contract/sample-things.ts', `add the fields of a ${english} to both shapes, and its sorts and filters`),
    edit(contract('index.ts'), addBelow(`export * from './${kebabs}.ts'`)),
    edit(contract('routes.ts'), all(addBelow(`import * as ${things} from './${kebabs}.ts'`), addSorted('resources', things))),
    edit(contract('paths.ts'), addBelow(slice.text('contract/paths.ts').trim()), 'add further addresses here'),
    edit(
      contract('route/error-codes.ts'),
      addMissing('ERROR_STATUS', `${snake}_not_found: 404`, /_not_found$/),
      'add a code for each further refusal, such as a name that is taken',
    ),
    edit(
      contract('route/permissions.ts'),
      areKeysThere ? all() : append('ACTIONS', `${snakes}: [${PERMISSION_ACTIONS}]`),
      'add a key for each further action',
    ),
    edit('shared/i18n/src/messages/en.ts', missing(`The ${english} does not exist.`), 'say each further refusal'),
    edit('shared/i18n/src/messages/vi.ts', missing(`${Vietnamese} không tồn tại.`), 'and in Vietnamese'),
    slice.copy('testing/sample-thing-factory.ts', 'give each required field a value'),
    edit('shared/testing/src/index.ts', addBelow(`export { ${thing}Factory } from './${kebab}-factory.ts'`)),
    edit('shared/federation/src/builds/route-access.test.ts', append(module, neededKeys(names).join(',\n'))),
    edit(
      'e2e/fixtures/addresses.ts',
      all(addBelow(`import { list${Things} } from '@console/contract'`), append('records', addressItem(names))),
      `nothing: the sweep of every address opens the oldest ${english}`,
    ),
  ]
}

/** As `route-access.test.ts` lists them. */
const neededKeys = ({ kebabs, snake, snakes }: SliceNames) => [
  `'/${kebabs}': ['pub:${snakes}:read-list']`,
  `'/${kebabs}/create': ['pub:${snakes}:create']`,
  `'/${kebabs}/:${snake}_id': ['pub:${snakes}:read']`,
  `'/${kebabs}/:${snake}_id/edit': ['pub:${snakes}:update']`,
]

/** As `addresses.ts` lists it, for the sweep of every address. */
const addressItem = ({ Things, snake, english }: SliceNames) => `async ${snake}_id(api, publisher) {
    const [first] = await read(api, urlFor(list${Things}, { sort: 'created_on' }, publisher))
    if (!first) throw new Error('The publisher has no ${english}.')
    return first.id
  }`
