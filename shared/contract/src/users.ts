import * as v from 'valibot'
import { ApplicationIds } from './application-ids.ts'
import { ApplicationRef } from './application-ref.ts'
import { ACTIVE_STATUSES, Id, Instant, RoleRef, readPicklist, stamp, Url, UserRef } from './fields/shapes.ts'
import { listQuery, pageOf } from './route/paging.ts'
import { route } from './route/route.ts'

export const MemberAccount = v.object({ ...UserRef.entries, phone: v.nullish(v.string()), avatar_url: v.nullish(Url) })

/** `id` is that of the membership. */
export const PublisherUser = v.object({
  id: Id,
  user: MemberAccount,
  role: RoleRef,
  /** Those that count as the member's own; none chosen means all. */
  applications: v.optional(v.array(ApplicationRef), []),
  is_owner: v.optional(v.boolean(), false),
  status: readPicklist(ACTIVE_STATUSES),
  joined_on: v.nullish(Instant),
  last_seen_on: v.nullish(Instant),
  version: stamp.version,
})
export type PublisherUser = v.InferOutput<typeof PublisherUser>

export const PublisherUserWrite = v.object({ role_id: Id, application_ids: v.nullish(ApplicationIds) })
export type PublisherUserWrite = v.InferInput<typeof PublisherUserWrite>

const USERS = '/pub/core/api/v1/publishers/:publisher_id/users'
// Roles say how many hold them.
const touches = ['users', 'roles']

export const listUsers = route({
  id: 'users.list',
  method: 'GET',
  path: USERS,
  access: { any_of: ['pub:users:read-list'], page: ['pub:users:read-list', 'pub:invitations:read-list'] },
  query: v.object({
    ...listQuery(['email', 'first_name', 'joined_on'], '-joined_on'),
    role_id: v.optional(Id),
    status: v.optional(v.picklist(ACTIVE_STATUSES)),
  }),
  response: pageOf(PublisherUser),
  status: 200,
  errors: [],
})
export const updateUser = route({
  id: 'users.update',
  method: 'PUT',
  path: `${USERS}/:user_id`,
  access: { any_of: ['pub:users:update-role'] },
  body: PublisherUserWrite,
  response: PublisherUser,
  status: 200,
  errors: ['user_not_found', 'permission_escalation', 'last_administrator', 'cannot_change_self', 'version_mismatch'],
  versioned: true,
  touches,
})
export const deleteUser = route({
  id: 'users.delete',
  method: 'DELETE',
  path: `${USERS}/:user_id`,
  access: { any_of: ['pub:users:delete'] },
  status: 204,
  errors: ['user_not_found', 'permission_escalation', 'last_administrator', 'cannot_change_self', 'version_mismatch'],
  touches,
})
