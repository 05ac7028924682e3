import { getMyPermissions, listOwnPublishers } from '@console/contract'
import { implement } from '../../http/implement.ts'
import { findOwnPublishers } from './repository.ts'

export const publisherRoutes = [
  implement(listOwnPublishers, async ({ db, caller, query }) => ({ items: await findOwnPublishers(db, caller.userId, query.q) })),
  implement(getMyPermissions, async ({ caller }) => ({
    publisher_id: caller.publisherId,
    role: caller.role,
    is_owner: caller.isOwner,
    permissions: [...caller.permissions],
  })),
]
