import { createTask, deleteTask, endTask, estimateTask, getTask, listTasks, type Task, updateTask } from '@console/contract'
import { estimateAudience } from '../../audience/estimate.ts'
import type { Database } from '../../db/database.ts'
import type { Member } from '../../http/access.ts'
import { requireVersion } from '../../http/conditional.ts'
import { implement } from '../../http/implement.ts'
import { paginate } from '../../http/pagination.ts'
import { newId } from '../../ids.ts'
import { fieldProblem, requireFound } from '../../problems/problem.ts'
import { findApplicationIdsOf } from '../campaigns/campaign-applications.ts'
import { findOwnedCampaign } from '../campaigns/repository.ts'
import { lockForChange, requireCampaign } from '../campaigns/require-campaign.ts'
import { presentTask } from './presenter.ts'
import { changeTask, findTask, findTasks, insertTask, lockTask, removeTask } from './repository.ts'
import { lockUnended } from './state.ts'
import { setRewards } from './task-applications.ts'
import { checkValues } from './values.ts'

export const taskRoutes = [
  implement(listTasks, async ({ db, caller, params, query }) => {
    const campaign = await requireCampaign(db, caller, listTasks.access, params.campaign_id)
    return paginate(query, findTasks(db, campaign.row, query), (found) => presentTask(campaign, found))
  }),

  implement(estimateTask, async ({ db, caller, params, body, now }) => {
    const { row: campaign } = await requireCampaign(db, caller, estimateTask.access, params.campaign_id)
    return estimateAudience(db, await findApplicationIdsOf(db, campaign.id), body, now)
  }),

  implement(createTask, async ({ db, caller, params, body, now }) => {
    const campaign = await lockForChange(db, caller, createTask.access, params.campaign_id)
    const values = await checkValues(db, campaign, body)
    const key = { id: newId(now), publisher_id: campaign.publisher_id, campaign_id: campaign.id }
    await insertTask(db, { ...key, task_type: body.task_type, ...values, created_on: now, updated_on: now })
    await setRewards(db, key, body.rewards, now)
    return readTask(db, caller, key.campaign_id, key.id)
  }),

  implement(getTask, async ({ db, caller, params }) => {
    const campaign = await requireCampaign(db, caller, getTask.access, params.campaign_id)
    return presentTask(campaign, requireFound(await findTask(db, campaign.row, params.task_id), 'task_not_found'))
  }),

  implement(updateTask, async ({ db, caller, params, body, ifMatch, now }) => {
    const campaign = await lockForChange(db, caller, updateTask.access, params.campaign_id)
    const row = await lockUnended(db, campaign, params.task_id, 'task_ended')
    requireVersion(ifMatch, row.version)
    if (body.task_type !== row.task_type) throw fieldProblem(['/body/task_type', 'immutable'])
    await changeTask(db, row.id, await checkValues(db, campaign, body), now)
    await setRewards(db, row, body.rewards, now)
    return readTask(db, caller, campaign.id, row.id)
  }),

  implement(deleteTask, async ({ db, caller, params, ifMatch }) => {
    const campaign = await lockForChange(db, caller, deleteTask.access, params.campaign_id)
    const row = requireFound(await lockTask(db, campaign, params.task_id), 'task_not_found')
    requireVersion(ifMatch, row.version)
    await removeTask(db, row.id)
  }),

  implement(endTask, async ({ db, caller, params, ifMatch, now }) => {
    const campaign = await lockForChange(db, caller, endTask.access, params.campaign_id)
    const row = await lockUnended(db, campaign, params.task_id, 'already_ended')
    requireVersion(ifMatch, row.version)
    await changeTask(db, row.id, { status: 'inactive', ended_on: now }, now)
    return { message: 'End mission success', task: await readTask(db, caller, campaign.id, row.id) }
  }),
]

async function readTask(db: Database, { publisherId }: Member, campaignId: string, id: string): Promise<Task> {
  const campaign = requireFound(await findOwnedCampaign(db, publisherId, campaignId), 'campaign_not_found')
  return presentTask(campaign, requireFound(await findTask(db, campaign.row, id), 'task_not_found'))
}
