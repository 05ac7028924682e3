import type { SliceNames } from '../slice-names.ts'

/** `shared/contract/src/<things>.ts`: what the record is, and its five calls. */
export const contractFile = ({ Thing, Things, THING, english, kebabs, snake, snakes }: SliceNames) => `import * as v from 'valibot'
import { ACTIVE_STATUSES, ActiveStatus, Id, listQuery, pageOf, readPicklist, stamp } from './fields/shapes.ts'
import { requiredText } from './fields/text.ts'
import { route } from './route/route.ts'

/** A ${english} as it is read, in a list and alone. */
export const ${Thing} = v.object({
  id: Id,
  name: v.string(),
  status: readPicklist(ACTIVE_STATUSES),
  ...stamp,
})
export type ${Thing} = v.InferOutput<typeof ${Thing}>

const ${THING}_NAME_MAX = 200

export const ${Thing}Write = v.object({
  name: requiredText(${THING}_NAME_MAX),
  status: ActiveStatus,
})
export type ${Thing}Write = v.InferInput<typeof ${Thing}Write>

const PATH = '/pub/core/api/v1/publishers/:publisher_id/${kebabs}'
const touches = ['${snakes}']
const answers = { read: '${snakes}.get', id: '${snake}_id' } as const

export const list${Things} = route({
  id: '${snakes}.list',
  method: 'GET',
  path: PATH,
  access: { any_of: ['pub:${snakes}:read-list'] },
  query: v.object({
    ...listQuery(['name', 'created_on'], '-created_on'),
    status: v.optional(v.picklist(ACTIVE_STATUSES)),
  }),
  response: pageOf(${Thing}),
  status: 200,
  errors: [],
})
export const create${Thing} = route({
  id: '${snakes}.create',
  method: 'POST',
  path: PATH,
  access: { any_of: ['pub:${snakes}:create'] },
  body: ${Thing}Write,
  response: ${Thing},
  status: 201,
  errors: [],
  versioned: true,
  idempotent: true,
  touches,
  answers,
})
export const get${Thing} = route({
  id: '${snakes}.get',
  method: 'GET',
  path: \`\${PATH}/:${snake}_id\`,
  access: { any_of: ['pub:${snakes}:read'] },
  response: ${Thing},
  status: 200,
  errors: ['${snake}_not_found'],
  versioned: true,
})
export const update${Thing} = route({
  id: '${snakes}.update',
  method: 'PUT',
  path: \`\${PATH}/:${snake}_id\`,
  access: { any_of: ['pub:${snakes}:update'] },
  body: ${Thing}Write,
  response: ${Thing},
  status: 200,
  errors: ['${snake}_not_found', 'version_mismatch'],
  versioned: true,
  touches,
  answers,
})
export const delete${Thing} = route({
  id: '${snakes}.delete',
  method: 'DELETE',
  path: \`\${PATH}/:${snake}_id\`,
  access: { any_of: ['pub:${snakes}:delete'] },
  status: 204,
  errors: ['${snake}_not_found', 'version_mismatch'],
  touches,
})
`
