import { checkPublisher, getMyPermissions, getPublisher, listOwnPublishers, type Publisher, updatePublisher } from '@console/contract'
import type { Database } from '../../db/database.ts'
import { requireVersion } from '../../http/conditional.ts'
import { implement } from '../../http/implement.ts'
import { ProblemError, requireFound } from '../../problems/problem.ts'
import { consumeLimit, LIMITS } from '../../security/rate-limits.ts'
import { hasPublisher } from '../registrations/repository.ts'
import { requireReferences } from './constraints.ts'
import { presentPublisher } from './presenter.ts'
import { changePublisher, findOwnPublishers, findPublisher, lockPublisher, setCategories } from './repository.ts'
import { mergeValues } from './values.ts'

export const publisherRoutes = [
  implement(listOwnPublishers, async ({ db, caller, query }) => ({ items: await findOwnPublishers(db, caller.userId, query.q) })),
  implement(checkPublisher, async ({ db, services, query, network }) => {
    await consumeLimit(services, LIMITS.checkExist, network)
    const { code, name } = query
    if (code && !name) return { exists: await hasPublisher(db, 'code', code) }
    if (name && !code) return { exists: await hasPublisher(db, 'name', name) }
    throw new ProblemError('invalid_query', { errors: [{ pointer: '/query/code', code: 'required', message: 'required' }] })
  }),
  implement(getMyPermissions, async ({ caller }) => ({
    publisher_id: caller.publisherId,
    role: caller.role,
    is_owner: caller.isOwner,
    permissions: [...caller.permissions],
  })),

  implement(getPublisher, async ({ db, caller }) => readPublisher(db, caller.publisherId)),

  implement(updatePublisher, async ({ db, caller, body, ifMatch, now }) => {
    const row = requireFound(await lockPublisher(db, caller.publisherId), 'publisher_not_found')
    requireVersion(ifMatch, row.version)
    await requireReferences(db, body)
    await changePublisher(db, row.id, mergeValues(body, row), now)
    if (body.category_ids !== undefined) await setCategories(db, row.id, body.category_ids ?? [])
    return readPublisher(db, row.id)
  }),
]

async function readPublisher(db: Database, id: string): Promise<Publisher> {
  return presentPublisher(requireFound(await findPublisher(db, id), 'publisher_not_found'))
}
