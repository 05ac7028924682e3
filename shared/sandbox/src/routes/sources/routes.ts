import { createSource, deleteSource, getSource, listSources, type Source, updateSource } from '@console/contract'
import type { Database } from '../../db/database.ts'
import type { ApplicationRow } from '../../db/schema/index.ts'
import { requireVersion } from '../../http/conditional.ts'
import { implement } from '../../http/implement.ts'
import { paginate } from '../../http/pagination.ts'
import { requireUnique } from '../../http/unique.ts'
import { newId } from '../../ids.ts'
import { requireFound } from '../../problems/problem.ts'
import { findApplication, lockApplication } from '../applications/repository.ts'
import { uniquePackage } from './constraints.ts'
import { presentSource } from './presenter.ts'
import { changeSource, findSource, findSources, insertSource, lockSource, removeSource } from './repository.ts'

export const sourceRoutes = [
  implement(listSources, async ({ db, caller, params, query }) => {
    const { row: application } = requireFound(await findApplication(db, caller.publisherId, params.application_id), 'application_not_found')
    return paginate(query, findSources(db, application, query), (row) => presentSource(application, row))
  }),

  implement(createSource, async ({ db, caller, params, body, now }) => {
    const application = await lockParent(db, caller.publisherId, params.application_id)
    const id = newId(now)
    const row = { id, publisher_id: application.publisher_id, application_id: application.id, ...body, created_on: now, updated_on: now }
    await requireUnique(uniquePackage, insertSource(db, row))
    return readSource(db, application, id)
  }),

  implement(getSource, async ({ db, caller, params }) => {
    const { row: application } = requireFound(await findApplication(db, caller.publisherId, params.application_id), 'application_not_found')
    return readSource(db, application, params.source_id)
  }),

  implement(updateSource, async ({ db, caller, params, body, ifMatch, now }) => {
    const application = await lockParent(db, caller.publisherId, params.application_id)
    const row = requireFound(await lockSource(db, application, params.source_id), 'source_not_found')
    requireVersion(ifMatch, row.version)
    await requireUnique(uniquePackage, changeSource(db, row.id, body, now))
    return readSource(db, application, row.id)
  }),

  implement(deleteSource, async ({ db, caller, params, ifMatch }) => {
    const application = await lockParent(db, caller.publisherId, params.application_id)
    const row = requireFound(await lockSource(db, application, params.source_id), 'source_not_found')
    requireVersion(ifMatch, row.version)
    await removeSource(db, row.id)
  }),
]

/** Locks the application against deletion while its sources are changed. */
async function lockParent(db: Database, publisherId: string, id: string): Promise<ApplicationRow> {
  return requireFound(await lockApplication(db, publisherId, id, 'key share'), 'application_not_found')
}

async function readSource(db: Database, application: ApplicationRow, id: string): Promise<Source> {
  return presentSource(application, requireFound(await findSource(db, application, id), 'source_not_found'))
}
