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
import { type Member, requireAccess } from '../../http/access.ts'
import { requireVersion } from '../../http/conditional.ts'
import { implement } from '../../http/implement.ts'
import { paginate } from '../../http/pagination.ts'
import { requireUnique } from '../../http/unique.ts'
import { newId } from '../../ids.ts'
import { ProblemError, requireFound } from '../../problems/problem.ts'
import { requireReferences } from '../reference/constraints.ts'
import { findCountryCodesOf, setCountries } from './application-countries.ts'
import { uniqueCode } from './constraints.ts'
import { applicationOwnership, listsOnlyOwn, mayReadIntegration, mayReadSecret, requireChanges, requireOwnCode } from './policy.ts'
import { presentApplication, presentApplicationSummary } from './presenter.ts'
import {
  changeApplication,
  findApplication,
  findApplications,
  insertApplication,
  isInUse,
  lockApplication,
  removeApplication,
} from './repository.ts'
import { audienceSizes, deleteTestAudience } from './test-audience.ts'
import { differsFrom, mergeIntegration, mergeValues, requireSecret } from './values.ts'

export const applicationRoutes = [
  implement(listApplications, async ({ db, caller, query }) => {
    const belongingTo = listsOnlyOwn(caller, query.code) ? caller : undefined
    if (belongingTo && query.code) await requireOwnCode(db, caller, query.code)
    return paginate(query, findApplications(db, caller.publisherId, query, belongingTo), presentApplicationSummary)
  }),

  implement(
    createApplication,
    async ({ db, caller, body, now }) => {
      await requireReferences(db, body)
      const row = {
        id: newId(now),
        publisher_id: caller.publisherId,
        code: body.code,
        display_name: body.display_name,
        description: body.description,
        mode: 'TEST',
        status: body.status,
        firebase_config: body.integration_info?.firebase_config ?? null,
        integration_url: body.integration_info?.url ?? null,
        reward_secret: body.integration_info?.reward_secret ?? null,
        category_id: body.category_id ?? null,
        age_classification_id: body.age_classification_id ?? null,
        owner_id: caller.userId,
        created_on: now,
        updated_on: now,
      } as const
      await requireUnique(uniqueCode, insertApplication(db, row))
      await setCountries(db, row, body.country_codes ?? [])
      return readApplication(db, caller, row.id, 'mine')
    },
    {
      secrets: {
        withhold: (response) => withSecrets(response, { firebase_config: null, reward_secret: null }),
        // The repeated request carries its secrets; each repetition decides whether the caller may read them.
        restore: (kept, { caller, body }) => {
          if (!mayReadIntegration(caller, 'mine')) return { ...kept, integration_info: null }
          const reward_secret = mayReadSecret(caller, 'mine') ? (body.integration_info?.reward_secret ?? null) : null
          return withSecrets(kept, { firebase_config: body.integration_info?.firebase_config ?? null, reward_secret })
        },
      },
    },
  ),

  implement(getApplication, async ({ db, caller, params }) => {
    const found = requireFound(await findApplication(db, caller.publisherId, params.application_id), 'application_not_found')
    const ownership = await applicationOwnership(db, caller, found.row.id)
    requireAccess(caller, getApplication.access, ownership)
    return presentApplication(caller, ownership, found, await audienceSizes(db, found.row))
  }),

  implement(updateApplication, async ({ db, caller, params, body, ifMatch, now }) => {
    const row = requireFound(await lockApplication(db, caller.publisherId, params.application_id), 'application_not_found')
    const ownership = await applicationOwnership(db, caller, row.id)
    requireAccess(caller, updateApplication.access, ownership)
    requireVersion(ifMatch, row.version)
    const fields = mergeValues(body, row)
    const integration = mergeIntegration(body.integration_info, row)
    const currentCodes = await findCountryCodesOf(db, row.id)
    const codes = body.country_codes === undefined ? currentCodes : (body.country_codes ?? [])
    const hasOtherCountries = codes.toSorted().join() !== currentCodes.join()
    requireChanges(caller, ownership, {
      fields: differsFrom(row, fields) || hasOtherCountries,
      integration: differsFrom(row, integration),
    })
    if (row.mode === 'LIVE' && fields.mode === 'TEST') throw new ProblemError('mode_is_final')
    requireSecret(body.integration_info, integration)
    await requireReferences(db, body)
    await changeApplication(db, row.id, { ...fields, ...integration }, now)
    if (hasOtherCountries) await setCountries(db, row, codes)
    if (row.mode === 'TEST' && fields.mode === 'LIVE') await deleteTestAudience(db, row.id)
    return readApplication(db, caller, row.id, ownership)
  }),

  implement(deleteApplication, async ({ db, caller, params, ifMatch, now }) => {
    const row = requireFound(await lockApplication(db, caller.publisherId, params.application_id), 'application_not_found')
    requireAccess(caller, deleteApplication.access, await applicationOwnership(db, caller, row.id))
    requireVersion(ifMatch, row.version)
    if (await isInUse(db, row)) throw new ProblemError('application_in_use')
    await removeApplication(db, row.id, now)
  }),
]

async function readApplication(db: Database, caller: Member, id: string, ownership: Ownership): Promise<Application> {
  const found = requireFound(await findApplication(db, caller.publisherId, id), 'application_not_found')
  return presentApplication(caller, ownership, found, await audienceSizes(db, found.row))
}

type ApplicationResponse = v.InferInput<typeof Application>

const withSecrets = (
  response: ApplicationResponse,
  secrets: { firebase_config: Record<string, unknown> | null; reward_secret: string | null },
): ApplicationResponse =>
  response.integration_info ? { ...response, integration_info: { ...response.integration_info, ...secrets } } : response
