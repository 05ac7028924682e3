import { checkPublisher, getMyPermissions, listOwnPublishers } from '@console/contract'
import { implement } from '../../http/implement.ts'
import { consumeLimit, LIMITS } from '../../http/limits.ts'
import { ProblemError } from '../../http/problem.ts'
import { hasPublisher } from '../registrations/repository.ts'
import { findOwnPublishers } from './repository.ts'

export const publisherRoutes = [
  implement(listOwnPublishers, async ({ db, caller, query }) => ({ items: await findOwnPublishers(db, caller.userId, query.q) })),
  implement(checkPublisher, async ({ db, services, query, address }) => {
    await consumeLimit(services, LIMITS.checkExist, address)
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
]
