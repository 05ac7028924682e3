import type { SliceNames } from '../slice-names.ts'

/** `shared/sandbox/src/routes/<things>/routes.ts`: the five calls. */
export const routesFile = ({
  Thing,
  Things,
  thing,
  snake,
}: SliceNames) => `import { create${Thing}, delete${Thing}, get${Thing}, list${Things}, type ${Thing}, update${Thing} } from '@console/contract'
import type { Database } from '../../db/database.ts'
import { requireVersion } from '../../http/conditional.ts'
import { implement } from '../../http/implement.ts'
import { paginate } from '../../http/pagination.ts'
import { newId } from '../../ids.ts'
import { requireFound } from '../../problems/problem.ts'
import { present${Thing} } from './presenter.ts'
import { change${Thing}, find${Thing}, find${Things}, insert${Thing}, lock${Thing}, remove${Thing} } from './repository.ts'

export const ${thing}Routes = [
  implement(list${Things}, async ({ db, caller, query }) => paginate(query, find${Things}(db, caller.publisherId, query), present${Thing})),

  implement(create${Thing}, async ({ db, caller, body, now }) => {
    const row = { id: newId(now), publisher_id: caller.publisherId, ...body, created_on: now, updated_on: now }
    await insert${Thing}(db, row)
    return read${Thing}(db, caller.publisherId, row.id)
  }),

  implement(get${Thing}, async ({ db, caller, params }) => read${Thing}(db, caller.publisherId, params.${snake}_id)),

  implement(update${Thing}, async ({ db, caller, params, body, ifMatch, now }) => {
    const row = requireFound(await lock${Thing}(db, caller.publisherId, params.${snake}_id), '${snake}_not_found')
    requireVersion(ifMatch, row.version)
    await change${Thing}(db, row.id, body, now)
    return read${Thing}(db, caller.publisherId, row.id)
  }),

  implement(delete${Thing}, async ({ db, caller, params, ifMatch }) => {
    const row = requireFound(await lock${Thing}(db, caller.publisherId, params.${snake}_id), '${snake}_not_found')
    requireVersion(ifMatch, row.version)
    await remove${Thing}(db, row.id)
  }),
]

async function read${Thing}(db: Database, publisherId: string, id: string): Promise<${Thing}> {
  return present${Thing}(requireFound(await find${Thing}(db, publisherId, id), '${snake}_not_found'))
}
`
