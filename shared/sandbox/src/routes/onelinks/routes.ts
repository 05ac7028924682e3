import { checkOnelink, createOnelink, deleteOnelink, getOnelink, listOnelinks, type Onelink, updateOnelink } from '@console/contract'
import type { Database } from '../../db/database.ts'
import { requireVersion } from '../../http/conditional.ts'
import { implement } from '../../http/implement.ts'
import { paginate } from '../../http/pagination.ts'
import { requireUnique } from '../../http/unique.ts'
import { newId } from '../../ids.ts'
import { requireFound } from '../../problems/problem.ts'
import type { Services } from '../../services.ts'
import { uniqueCustomId } from './constraints.ts'
import { presentOnelink } from './presenter.ts'
import { changeOnelink, findByCustomId, findOnelink, findOnelinks, insertOnelink, lockOnelink, removeOnelink } from './repository.ts'
import { mergeValues } from './values.ts'

export const onelinkRoutes = [
  implement(listOnelinks, async ({ db, services, caller, query }) =>
    paginate(query, findOnelinks(db, caller.publisherId, query), (row) => presentOnelink(row, services.settings)),
  ),

  implement(createOnelink, async ({ db, services, caller, body, now }) => {
    const row = { id: newId(now), publisher_id: caller.publisherId, ...mergeValues(body), created_on: now, updated_on: now }
    await requireUnique(uniqueCustomId, insertOnelink(db, row))
    return readOnelink(db, services, caller.publisherId, row.id)
  }),

  implement(checkOnelink, async ({ db, query }) => ({
    exists: (await findByCustomId(db, query.custom_id, query.except_id)) !== undefined,
  })),

  implement(getOnelink, async ({ db, services, caller, params }) => readOnelink(db, services, caller.publisherId, params.onelink_id)),

  implement(updateOnelink, async ({ db, services, caller, params, body, ifMatch, now }) => {
    const row = requireFound(await lockOnelink(db, caller.publisherId, params.onelink_id), 'onelink_not_found')
    requireVersion(ifMatch, row.version)
    await requireUnique(uniqueCustomId, changeOnelink(db, row.id, mergeValues(body, row), now))
    return readOnelink(db, services, caller.publisherId, row.id)
  }),

  implement(deleteOnelink, async ({ db, caller, params, ifMatch }) => {
    const row = requireFound(await lockOnelink(db, caller.publisherId, params.onelink_id), 'onelink_not_found')
    requireVersion(ifMatch, row.version)
    await removeOnelink(db, row.id)
  }),
]

async function readOnelink(db: Database, { settings }: Services, publisherId: string, id: string): Promise<Onelink> {
  return presentOnelink(requireFound(await findOnelink(db, publisherId, id), 'onelink_not_found'), settings)
}
