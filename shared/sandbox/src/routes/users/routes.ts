import { administers, deleteUser, listUsers, updateUser } from '@console/contract'
import { implement } from '../../http/implement.ts'
import { paginate } from '../../http/pagination.ts'
import { requireFound } from '../../problems/problem.ts'
import { requireApplications, requireRole } from './constraints.ts'
import { lockOtherMember, requireAdministrator, requireHeldPermissions } from './policy.ts'
import { presentMember } from './presenter.ts'
import { findMember, findMemberApplicationIds, findMembers, removeMembership, setMemberApplications, setRole } from './repository.ts'

export const userRoutes = [
  implement(listUsers, async ({ db, caller, query }) => paginate(query, findMembers(db, caller.publisherId, query), presentMember)),

  implement(updateUser, async ({ db, caller, params, body, ifMatch }) => {
    const { row, held } = await lockOtherMember(db, caller, params.user_id, ifMatch)
    const role = await requireRole(db, caller.publisherId, body.role_id)
    requireHeldPermissions(caller, role.permissions)
    if (body.application_ids !== undefined) {
      const ids = body.application_ids ?? []
      await requireApplications(db, caller, ids, await findMemberApplicationIds(db, row.id))
      await setMemberApplications(db, row, ids)
    }
    await setRole(db, row.id, role.id)
    if (administers(held.permissions) && !administers(role.permissions)) await requireAdministrator(db, caller.publisherId)
    return presentMember(requireFound(await findMember(db, caller.publisherId, row.id), 'user_not_found'))
  }),

  implement(deleteUser, async ({ db, caller, params, ifMatch }) => {
    const { row, held } = await lockOtherMember(db, caller, params.user_id, ifMatch)
    await removeMembership(db, row.id)
    if (administers(held.permissions)) await requireAdministrator(db, caller.publisherId)
  }),
]
