import { createSource, deleteSource, getSource, listSources, type Source, updateSource } from '@console/contract'
import type { Database } from '../../db/database.ts'
import type { Member } from '../../http/access.ts'
import { demandVersion } from '../../http/conditional.ts'
import { implement } from '../../http/implement.ts'
import { ProblemError } from '../../http/problem.ts'
import { newId } from '../../ids.ts'
import { findApplication, lockApplication, type Row, refOf } from '../applications/repository.ts'
import { changeSource, findSource, insertSource, listPage, lockSource, removeSource, type SourceRow } from './repository.ts'

export const sourceRoutes = [
  implement(listSources, async ({ db, caller, params, query }) => {
    const application = await demandApplication(db, caller, params.application_id)
    const page = await listPage(db, application, query)
    return { ...page, items: page.items.map((row) => shown(application, row)) }
  }),

  implement(createSource, async ({ db, caller, params, body, now }) => {
    const application = await keepApplication(db, caller, params.application_id)
    const id = newId(now)
    await insertSource(db, {
      id,
      publisher_id: application.publisher_id,
      application_id: application.id,
      ...body,
      created_on: now,
      updated_on: now,
    })
    return sourceOf(db, application, id)
  }),

  implement(getSource, async ({ db, caller, params }) => {
    return sourceOf(db, await demandApplication(db, caller, params.application_id), params.source_id)
  }),

  implement(updateSource, async ({ db, caller, params, body, ifMatch, now }) => {
    const application = await keepApplication(db, caller, params.application_id)
    const row = await lockSource(db, application, params.source_id)
    if (!row) throw new ProblemError('source_not_found')
    demandVersion(ifMatch, row.version)
    await changeSource(db, row.id, body, now)
    return sourceOf(db, application, row.id)
  }),

  implement(deleteSource, async ({ db, caller, params, ifMatch }) => {
    const application = await keepApplication(db, caller, params.application_id)
    const row = await lockSource(db, application, params.source_id)
    if (!row) throw new ProblemError('source_not_found')
    demandVersion(ifMatch, row.version)
    await removeSource(db, row.id)
  }),
]

async function demandApplication(db: Database, caller: Member, id: string): Promise<Row> {
  const found = await findApplication(db, caller.publisherId, id)
  if (!found) throw new ProblemError('application_not_found')
  return found.row
}

/** The application, kept from being deleted while its sources are changed. */
async function keepApplication(db: Database, caller: Member, id: string): Promise<Row> {
  const row = await lockApplication(db, caller.publisherId, id, 'key share')
  if (!row) throw new ProblemError('application_not_found')
  return row
}

async function sourceOf(db: Database, application: Row, id: string): Promise<Source> {
  const row = await findSource(db, application, id)
  if (!row) throw new ProblemError('source_not_found')
  return shown(application, row)
}

const shown = (application: Row, { version, created_on, updated_on, ...row }: SourceRow): Source => ({
  id: row.id,
  application: refOf(application),
  source_name: row.source_name,
  package_name: row.package_name,
  platform: row.platform,
  status: row.status,
  version,
  created_on: created_on.toISOString(),
  updated_on: updated_on.toISOString(),
})
