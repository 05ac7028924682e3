import { type Campaign, createCampaign, deleteCampaign, endCampaign, getCampaign, listCampaigns, updateCampaign } from '@console/contract'
import type { Database } from '../../db/database.ts'
import { type Member, reachesOnlyOwn, requireAccess } from '../../http/access.ts'
import { requireVersion } from '../../http/conditional.ts'
import { implement } from '../../http/implement.ts'
import { paginate } from '../../http/pagination.ts'
import { newId } from '../../ids.ts'
import { ProblemError, requireFound } from '../../problems/problem.ts'
import { areInUse, findApplicationIdsOf, setApplications } from './campaign-applications.ts'
import { requireApplications } from './constraints.ts'
import { campaignOwnership, requireAction } from './policy.ts'
import { presentCampaign, presentCampaignSummary } from './presenter.ts'
import { changeCampaign, findCampaign, findCampaigns, insertCampaign, lockCampaign, removeCampaign, setEnded } from './repository.ts'

export const campaignRoutes = [
  implement(listCampaigns, async ({ db, caller, query }) => {
    const onlyOwn = query.owner === 'me' || reachesOnlyOwn(caller, listCampaigns.access)
    const campaigns = findCampaigns(db, caller.publisherId, query, onlyOwn ? caller.userId : undefined)
    return paginate(query, campaigns, (found) => presentCampaignSummary(caller, found))
  }),

  implement(createCampaign, async ({ db, caller, body, now }) => {
    await requireApplications(db, caller, createCampaign.access, body.application_ids)
    const row = {
      id: newId(now),
      publisher_id: caller.publisherId,
      name: body.name,
      description: body.description ?? '',
      status: body.status ?? 'inactive',
      start_date: new Date(body.start_date),
      end_date: new Date(body.end_date),
      owner_id: caller.userId,
      created_on: now,
      updated_on: now,
    }
    await insertCampaign(db, row)
    await setApplications(db, row, body.application_ids, now)
    return readCampaign(db, caller, row.id)
  }),

  implement(getCampaign, async ({ db, caller, params }) => {
    const found = requireFound(await findCampaign(db, caller.publisherId, params.campaign_id), 'campaign_not_found')
    requireAccess(caller, getCampaign.access, campaignOwnership(caller, found.row))
    return presentCampaign(caller, found)
  }),

  implement(updateCampaign, async ({ db, caller, params, body, ifMatch, now }) => {
    const row = requireFound(await lockCampaign(db, caller.publisherId, params.campaign_id), 'campaign_not_found')
    requireAction(caller, updateCampaign.access, row, 'update')
    requireVersion(ifMatch, row.version)
    const current = await findApplicationIdsOf(db, row.id)
    await requireApplications(db, caller, updateCampaign.access, body.application_ids, current)
    const removed = current.filter((id) => !body.application_ids.includes(id))
    if (await areInUse(db, row.id, removed)) throw new ProblemError('application_in_use')
    const change = {
      name: body.name,
      description: body.description === undefined ? row.description : (body.description ?? ''),
      status: body.status === undefined ? row.status : (body.status ?? 'inactive'),
      start_date: new Date(body.start_date),
      end_date: new Date(body.end_date),
    }
    await changeCampaign(db, row.id, change, now)
    await setApplications(db, row, body.application_ids, now)
    return readCampaign(db, caller, row.id)
  }),

  implement(deleteCampaign, async ({ db, caller, params, ifMatch, now }) => {
    const row = requireFound(await lockCampaign(db, caller.publisherId, params.campaign_id), 'campaign_not_found')
    requireAction(caller, deleteCampaign.access, row, 'delete')
    requireVersion(ifMatch, row.version)
    await removeCampaign(db, row.id, now)
  }),

  implement(endCampaign, async ({ db, caller, params, ifMatch, now }) => {
    const row = requireFound(await lockCampaign(db, caller.publisherId, params.campaign_id), 'campaign_not_found')
    requireAction(caller, endCampaign.access, row, 'end')
    requireVersion(ifMatch, row.version)
    await setEnded(db, row.id, now)
    return { message: 'End campaign success', campaign: await readCampaign(db, caller, row.id) }
  }),
]

async function readCampaign(db: Database, caller: Member, id: string): Promise<Campaign> {
  return presentCampaign(caller, requireFound(await findCampaign(db, caller.publisherId, id), 'campaign_not_found'))
}
