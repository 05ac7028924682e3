import {
  createMetricRequest,
  deleteMetricRequest,
  getMetricRequest,
  listMetricRequests,
  type MetricRequest,
  updateMetricRequest,
} from '@console/contract'
import type { Database } from '../../db/database.ts'
import type { Member } from '../../http/access.ts'
import { implement } from '../../http/implement.ts'
import { paginate } from '../../http/pagination.ts'
import { newId } from '../../ids.ts'
import { requireFound } from '../../problems/problem.ts'
import { requireReferences } from './constraints.ts'
import { presentMetricRequest } from './presenter.ts'
import { changeMetricRequest, findMetricRequest, findMetricRequests, insertMetricRequest, removeMetricRequest } from './repository.ts'
import { lockUndecided } from './state.ts'

export const metricRequestRoutes = [
  implement(listMetricRequests, async ({ db, caller, query }) =>
    paginate(query, findMetricRequests(db, caller.publisherId, query), presentMetricRequest),
  ),

  implement(createMetricRequest, async ({ db, caller, body, now }) => {
    const { name, description, data_type } = body
    const references = { application_id: body.application_id ?? null, metrics_category_id: body.metrics_category_id ?? null }
    await requireReferences(db, caller, references)
    const row = {
      id: newId(now),
      publisher_id: caller.publisherId,
      name,
      description,
      ...references,
      data_type,
      example: body.example ?? '',
      status: 'pending',
      requested_by: caller.userId,
      created_on: now,
      updated_on: now,
    } as const
    await insertMetricRequest(db, row)
    return readMetricRequest(db, caller, row.id)
  }),

  implement(getMetricRequest, async ({ db, caller, params }) => readMetricRequest(db, caller, params.metric_request_id)),

  implement(updateMetricRequest, async ({ db, caller, params, body, ifMatch, now }) => {
    const row = await lockUndecided(db, caller, params.metric_request_id, ifMatch)
    const { name, description, data_type } = body
    const references = {
      application_id: body.application_id === undefined ? row.application_id : body.application_id,
      metrics_category_id: body.metrics_category_id === undefined ? row.metrics_category_id : body.metrics_category_id,
    }
    await requireReferences(db, caller, references, row)
    const example = body.example === undefined ? row.example : (body.example ?? '')
    await changeMetricRequest(db, row.id, { name, description, ...references, data_type, example }, now)
    return readMetricRequest(db, caller, row.id)
  }),

  implement(deleteMetricRequest, async ({ db, caller, params, ifMatch }) => {
    const row = await lockUndecided(db, caller, params.metric_request_id, ifMatch)
    await removeMetricRequest(db, row.id)
  }),
]

async function readMetricRequest(db: Database, { publisherId }: Member, id: string): Promise<MetricRequest> {
  return presentMetricRequest(requireFound(await findMetricRequest(db, publisherId, id), 'metric_request_not_found'))
}
