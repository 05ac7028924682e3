import { administers, createRole, deleteRole, getRole, listRoles, type Role, updateRole } from '@console/contract'
import type { Database } from '../../db/database.ts'
import type { Member } from '../../http/access.ts'
import { implement } from '../../http/implement.ts'
import { paginate } from '../../http/pagination.ts'
import { requireUnique } from '../../http/unique.ts'
import { newId } from '../../ids.ts'
import { ProblemError, requireFound } from '../../problems/problem.ts'
import { requireAdministrator, requireHeldPermissions } from '../users/policy.ts'
import { uniqueName } from './constraints.ts'
import { lockCustomRole } from './policy.ts'
import { presentRole } from './presenter.ts'
import { changeRole, findRole, findRoles, insertRole, isHeld } from './repository.ts'

export const roleRoutes = [
  implement(listRoles, async ({ db, caller, query }) => paginate(query, findRoles(db, caller.publisherId, query), presentRole)),

  implement(createRole, async ({ db, caller, body, now }) => {
    requireHeldPermissions(caller, body.permissions)
    const row = { id: newId(now), publisher_id: caller.publisherId, ...body, created_on: now, updated_on: now }
    await requireUnique(uniqueName, insertRole(db, row))
    return readRole(db, caller, row.id)
  }),

  implement(getRole, async ({ db, caller, params }) => readRole(db, caller, params.role_id)),

  implement(updateRole, async ({ db, caller, params, body, ifMatch, now }) => {
    const row = await lockCustomRole(db, caller, params.role_id, ifMatch)
    requireHeldPermissions(caller, body.permissions)
    await requireUnique(uniqueName, changeRole(db, row.id, body, now))
    if (administers(row.permissions) && !administers(body.permissions)) await requireAdministrator(db, caller.publisherId)
    return readRole(db, caller, row.id)
  }),

  implement(deleteRole, async ({ db, caller, params, ifMatch, now }) => {
    const row = await lockCustomRole(db, caller, params.role_id, ifMatch)
    if (await isHeld(db, row, now)) throw new ProblemError('role_in_use')
    await changeRole(db, row.id, { deleted_on: now }, now)
  }),
]

async function readRole(db: Database, { publisherId }: Member, id: string): Promise<Role> {
  return presentRole(requireFound(await findRole(db, publisherId, id), 'role_not_found'))
}
