import {
  type Application,
  createApplication,
  deleteApplication,
  getApplication,
  listApplications,
  type Ownership,
  updateApplication,
} from '@console/contract'
import type * as v from 'valibot'
import type { Database } from '../../db/database.ts'
import { demandKeys, type Member } from '../../http/access.ts'
import { demandVersion } from '../../http/conditional.ts'
import { implement } from '../../http/implement.ts'
import { ProblemError } from '../../http/problem.ts'
import { newId } from '../../ids.ts'
import { demandSecret, differsFrom, fieldsAfter, integrationAfter } from './changes.ts'
import { demandChanges, listReach, mayReadIntegration, mayReadSecret, shownIntegration } from './policy.ts'
import { countryCodesOf, demandReferences } from './references.ts'
import { type ApplicationRecord, findApplication, isOwnApplication, listPage, lockApplication } from './repository.ts'
import {
  changeApplication,
  countTestAudience,
  deleteTestAudience,
  insertApplication,
  isInUse,
  removeApplication,
  writeCountries,
} from './writes.ts'

export const applicationRoutes = [
  implement(listApplications, async ({ db, caller, query }) => {
    const page = await listPage(db, caller, listReach(caller, query.code), query)
    return { ...page, items: page.items.map(({ shown }) => shown) }
  }),

  implement(
    createApplication,
    async ({ db, caller, body, now }) => {
      await demandReferences(db, body)
      const { code, integration_info, country_codes = [] } = body
      const place = { id: newId(now), publisher_id: caller.publisherId }
      await insertApplication(db, {
        ...place,
        code,
        display_name: body.display_name,
        description: body.description,
        mode: 'TEST',
        status: body.status,
        firebase_config: integration_info?.firebase_config ?? null,
        integration_url: integration_info?.url ?? null,
        reward_secret: integration_info?.reward_secret ?? null,
        category_id: body.category_id ?? null,
        age_classification_id: body.age_classification_id ?? null,
        owner_id: caller.userId,
        created_on: now,
        updated_on: now,
      })
      await writeCountries(db, place, country_codes)
      return applicationOf(db, caller, place.id, 'mine')
    },
    {
      // Whoever repeats a request has sent its secrets with it; what may be read is asked anew.
      secrets: {
        withhold: (answer) => withSecrets(answer, { firebase_config: null, reward_secret: null }),
        restore: (kept, { caller, body }) => {
          if (!mayReadIntegration(caller, 'mine')) return { ...kept, integration_info: null }
          const reward_secret = mayReadSecret(caller, 'mine') ? (body.integration_info?.reward_secret ?? null) : null
          return withSecrets(kept, { firebase_config: body.integration_info?.firebase_config ?? null, reward_secret })
        },
      },
    },
  ),

  implement(getApplication, async ({ db, caller, params }) => {
    const found = await findApplication(db, caller.publisherId, params.application_id)
    if (!found) throw new ProblemError('application_not_found')
    const ownership = await ownershipOf(db, caller, found.row.id)
    demandKeys(caller, getApplication.access, ownership)
    return applicationOf(db, caller, found.row.id, ownership, found)
  }),

  implement(updateApplication, async ({ db, caller, params, body, ifMatch, now }) => {
    const row = await lockApplication(db, caller.publisherId, params.application_id)
    if (!row) throw new ProblemError('application_not_found')
    const ownership = await ownershipOf(db, caller, row.id)
    demandKeys(caller, updateApplication.access, ownership)
    demandVersion(ifMatch, row.version)
    const fields = fieldsAfter(row, body)
    const integration = integrationAfter(row, body.integration_info)
    const current = await countryCodesOf(db, row.id)
    const wanted = body.country_codes ?? current
    const differentCountries = wanted.toSorted().join() !== current.join()
    demandChanges(caller, ownership, {
      fields: differsFrom(row, fields) || differentCountries,
      integration: differsFrom(row, integration),
    })
    if (row.mode === 'LIVE' && fields.mode === 'TEST') throw new ProblemError('mode_is_final')
    demandSecret(body.integration_info, integration)
    await demandReferences(db, body)
    await changeApplication(db, row.id, { ...fields, ...integration }, now)
    if (differentCountries) await writeCountries(db, row, wanted)
    if (row.mode === 'TEST' && fields.mode === 'LIVE') await deleteTestAudience(db, row.id)
    return applicationOf(db, caller, row.id, ownership)
  }),

  implement(deleteApplication, async ({ db, caller, params, ifMatch, now }) => {
    const row = await lockApplication(db, caller.publisherId, params.application_id)
    if (!row) throw new ProblemError('application_not_found')
    demandKeys(caller, deleteApplication.access, await ownershipOf(db, caller, row.id))
    demandVersion(ifMatch, row.version)
    if (await isInUse(db, row)) throw new ProblemError('application_in_use')
    await removeApplication(db, row, now)
  }),
]

type Answer = v.InferInput<typeof Application>

/** The answer with these in place of the integration's secrets, if it shows an integration at all. */
const withSecrets = (answer: Answer, secrets: { firebase_config: Record<string, unknown> | null; reward_secret: string | null }): Answer =>
  answer.integration_info ? { ...answer, integration_info: { ...answer.integration_info, ...secrets } } : answer

const ownershipOf = async (db: Database, caller: Member, id: string): Promise<Ownership> =>
  (await isOwnApplication(db, caller, id)) ? 'mine' : 'others'

async function applicationOf(
  db: Database,
  caller: Member,
  id: string,
  ownership: Ownership,
  loaded?: ApplicationRecord,
): Promise<Application> {
  const record = loaded ?? (await findApplication(db, caller.publisherId, id))
  if (!record) throw new TypeError(`Application ${id} vanished within its own transaction`)
  const { row, shown } = record
  return {
    ...shown,
    integration_info: shownIntegration(caller, ownership, row),
    test_audience_size: row.mode === 'TEST' ? await countTestAudience(db, id) : null,
  }
}
