import * as v from 'valibot'
import { Id, stamp } from './fields/shapes.ts'
import { requiredText } from './fields/text.ts'
import { listQuery, pageOf } from './route/paging.ts'
import { PERMISSION_KEYS } from './route/permissions.ts'
import { route } from './route/route.ts'

export const ROLE_NAME_MAX = 100
const ROLE_DESCRIPTION_MAX = 500

export const Role = v.object({
  id: Id,
  name: v.string(),
  description: v.optional(v.string(), ''),
  /** One of the provider's own, which no publisher can change. */
  is_original: v.optional(v.boolean(), false),
  permissions: v.array(v.string()),
  users_count: v.optional(v.number(), 0),
  ...stamp,
})
export type Role = v.InferOutput<typeof Role>

export const RoleWrite = v.object({
  name: requiredText(ROLE_NAME_MAX),
  description: requiredText(ROLE_DESCRIPTION_MAX),
  permissions: v.pipe(
    v.array(v.picklist(PERMISSION_KEYS, 'invalid_option')),
    v.minLength(1),
    v.check((keys) => new Set(keys).size === keys.length, 'duplicate'),
  ),
})
export type RoleWrite = v.InferInput<typeof RoleWrite>

const ROLES = '/pub/core/api/v1/publishers/:publisher_id/roles'
const answers = { read: 'roles.get', id: 'role_id' } as const
// A role decides what its holders may do, and members and invitations show its name.
const touches = ['roles', 'users', 'invitations', 'authz']

export const listRoles = route({
  id: 'roles.list',
  method: 'GET',
  path: ROLES,
  access: {
    any_of: ['pub:roles:read-list', 'pub:invitations:invite', 'pub:users:update-role'],
    page: ['pub:roles:read-list'],
  },
  query: v.object({
    ...listQuery(['name', 'created_on'], '-created_on'),
    is_original: v.optional(v.picklist(['true', 'false'], 'invalid_option')),
  }),
  response: pageOf(Role),
  status: 200,
  errors: [],
})
export const createRole = route({
  id: 'roles.create',
  method: 'POST',
  path: ROLES,
  access: { any_of: ['pub:roles:create'] },
  body: RoleWrite,
  response: Role,
  status: 201,
  errors: ['permission_escalation', 'name_taken'],
  versioned: true,
  idempotent: true,
  touches,
  answers,
})
export const getRole = route({
  id: 'roles.get',
  method: 'GET',
  path: `${ROLES}/:role_id`,
  access: { any_of: ['pub:roles:read'] },
  response: Role,
  status: 200,
  errors: ['role_not_found'],
  versioned: true,
})
export const updateRole = route({
  id: 'roles.update',
  method: 'PUT',
  path: `${ROLES}/:role_id`,
  access: { any_of: ['pub:roles:update'] },
  body: RoleWrite,
  response: Role,
  status: 200,
  errors: ['role_not_found', 'permission_escalation', 'name_taken', 'role_is_original', 'last_administrator', 'version_mismatch'],
  versioned: true,
  touches,
  answers,
})
export const deleteRole = route({
  id: 'roles.delete',
  method: 'DELETE',
  path: `${ROLES}/:role_id`,
  access: { any_of: ['pub:roles:delete'] },
  status: 204,
  errors: ['role_not_found', 'permission_escalation', 'role_is_original', 'role_in_use', 'version_mismatch'],
  touches,
})

/** The keys that make a member an administrator, who can put a publisher's team in order; one must always be left (contract section 1). */
export const ADMINISTRATOR_KEYS = ['pub:users:update-role', 'pub:roles:update'] as const

/** Returns whether these keys make an administrator. */
export const administers = (permissions: readonly string[]): boolean => ADMINISTRATOR_KEYS.every((key) => permissions.includes(key))

/** Returns the keys that a member can neither give nor take away, because the member does not hold them (contract section 1). */
export const permissionsNotHeld = (held: readonly string[], keys: readonly string[]): string[] => keys.filter((key) => !held.includes(key))
