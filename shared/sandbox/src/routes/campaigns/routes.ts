import {
  type Campaign,
  type CampaignSummary,
  createCampaign,
  deleteCampaign,
  endCampaign,
  getCampaign,
  isGranted,
  listCampaigns,
  updateCampaign,
} from '@console/contract'
import type { Database } from '../../db/database.ts'
import { demandKeys, type Member } from '../../http/access.ts'
import { demandVersion } from '../../http/conditional.ts'
import { implement } from '../../http/implement.ts'
import { fieldProblem, ProblemError } from '../../http/problem.ts'
import { newId } from '../../ids.ts'
import { cleanRichText } from '../../rich-text.ts'
import { belongsTo } from '../applications/repository.ts'
import { knownApplications, readApplications, readNotifications, readTasks, writeApplications } from './parts.ts'
import { demandAction, listsOnlyOwn, ownershipOf } from './policy.ts'
import {
  applicationsInUse,
  type CampaignRecord,
  changeCampaign,
  endTasks,
  findCampaign,
  insertCampaign,
  listPage,
  lockCampaign,
} from './repository.ts'

export const campaignRoutes = [
  implement(listCampaigns, async ({ db, caller, query }) => {
    const onlyOwn = query.owner === 'me' || listsOnlyOwn(caller, listCampaigns.access)
    const page = await listPage(db, caller.publisherId, { ...query, ownerId: onlyOwn ? caller.userId : undefined })
    const applications = await readApplications(
      db,
      page.items.map(({ row }) => row.id),
    )
    return {
      ...page,
      items: page.items.map(
        (record): CampaignSummary => ({
          ...fieldsOf(caller, record),
          campaign_applications: applications.get(record.row.id) ?? [],
          tasks_count: record.tasksCount,
          notifications_count: record.notificationsCount,
        }),
      ),
    }
  }),

  implement(createCampaign, async ({ db, caller, body, now }) => {
    await demandApplications(db, caller, body.application_ids, [], createCampaign.access.any_of)
    const id = newId(now)
    await insertCampaign(db, {
      id,
      publisher_id: caller.publisherId,
      name: body.name,
      description: cleanRichText(body.description ?? ''),
      status: body.status ?? 'inactive',
      start_date: new Date(body.start_date),
      end_date: new Date(body.end_date),
      owner_id: caller.userId,
      created_on: now,
      updated_on: now,
    })
    await writeApplications(db, { id, publisher_id: caller.publisherId }, [], body.application_ids, now)
    return campaignOf(db, caller, id)
  }),

  implement(getCampaign, async ({ db, caller, params }) => {
    const found = await findCampaign(db, caller.publisherId, params.campaign_id)
    if (!found) throw new ProblemError('campaign_not_found')
    demandKeys(caller, getCampaign.access, ownershipOf(caller, found.row))
    return campaignOf(db, caller, params.campaign_id, found)
  }),

  implement(updateCampaign, async ({ db, caller, params, body, ifMatch, now }) => {
    const row = await lockCampaign(db, caller.publisherId, params.campaign_id)
    if (!row) throw new ProblemError('campaign_not_found')
    demandAction(caller, updateCampaign.access, row, 'update')
    demandVersion(ifMatch, row.version)
    const current = (await readApplications(db, [row.id])).get(row.id)?.map(({ application }) => application.id) ?? []
    await demandApplications(db, caller, body.application_ids, current, updateCampaign.access.any_of)
    const removed = current.filter((id) => !body.application_ids.includes(id))
    if (removed.length) {
      const used = await applicationsInUse(db, row.id)
      if (removed.some((id) => used.has(id))) throw new ProblemError('application_in_use')
    }
    const change = {
      name: body.name,
      status: body.status ?? row.status,
      description: body.description === undefined ? row.description : cleanRichText(body.description),
      start_date: new Date(body.start_date),
      end_date: new Date(body.end_date),
    }
    await changeCampaign(db, row.id, change, now)
    await writeApplications(db, row, current, body.application_ids, now)
    return campaignOf(db, caller, row.id)
  }),

  implement(deleteCampaign, async ({ db, caller, params, ifMatch, now }) => {
    const row = await lockCampaign(db, caller.publisherId, params.campaign_id)
    if (!row) throw new ProblemError('campaign_not_found')
    demandAction(caller, deleteCampaign.access, row, 'delete')
    demandVersion(ifMatch, row.version)
    await changeCampaign(db, row.id, { deleted_on: now }, now)
  }),

  implement(endCampaign, async ({ db, caller, params, ifMatch, now }) => {
    const row = await lockCampaign(db, caller.publisherId, params.campaign_id)
    if (!row) throw new ProblemError('campaign_not_found')
    demandAction(caller, endCampaign.access, row, 'end')
    demandVersion(ifMatch, row.version)
    await changeCampaign(db, row.id, { status: 'ended', ended_on: now }, now)
    await endTasks(db, row.id, now)
    return { message: 'End campaign success', campaign: await campaignOf(db, caller, row.id) }
  }),
]

/** Every application must be one that the member can see; those already chosen may stay. */
async function demandApplications(
  db: Database,
  caller: Member,
  ids: readonly string[],
  current: readonly string[],
  needs: readonly string[],
): Promise<void> {
  const added = ids.filter((id) => !current.includes(id))
  const reach = isGranted(caller.permissions, needs, 'others') ? undefined : belongsTo(caller)
  const known = await knownApplications(db, caller.publisherId, added, reach)
  const missing = ids.flatMap((id, n) =>
    current.includes(id) || known.has(id) ? [] : [[`/body/application_ids/${n}`, 'not_found'] as const],
  )
  if (missing.length) throw fieldProblem(...missing)
}

async function campaignOf(db: Database, caller: Member, id: string, loaded?: CampaignRecord): Promise<Campaign> {
  const record = loaded ?? (await findCampaign(db, caller.publisherId, id))
  if (!record) throw new TypeError(`Campaign ${id} vanished within its own transaction`)
  const applications = await readApplications(db, [id])
  return {
    ...fieldsOf(caller, record),
    campaign_applications: applications.get(id) ?? [],
    campaign_tasks: await readTasks(db, id),
    campaign_notifications: await readNotifications(db, id),
  }
}

function fieldsOf(caller: Member, { row, owner }: CampaignRecord) {
  return {
    id: row.id,
    name: row.name,
    description: row.description,
    publisher: { id: caller.publisherId, name: caller.publisherName },
    status: row.status,
    start_date: row.start_date.toISOString(),
    end_date: row.end_date.toISOString(),
    owner,
    ended_on: row.ended_on?.toISOString() ?? null,
    version: row.version,
    created_on: row.created_on.toISOString(),
    updated_on: row.updated_on.toISOString(),
  }
}
