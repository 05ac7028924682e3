import { getMyPermissions, listOwnPublishers } from '@console/contract'
import { implement } from '../../http/implement.ts'
import { listOwn } from './repository.ts'

export const publisherRoutes = [
  implement(listOwnPublishers, async ({ db, caller, query }) => ({ items: await listOwn(db, caller.userId, query.q) })),
  implement(getMyPermissions, async ({ caller }) => ({
    publisher_id: caller.publisherId,
    role: caller.role,
    is_owner: caller.isOwner,
    permissions: [...caller.permissions],
  })),
]
