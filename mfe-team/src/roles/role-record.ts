import { createRole, deleteRole, getRole, listRoles, PERMISSION_KEYS, paths, type Role, RoleWrite, updateRole } from '@console/contract'
import { describeRecord } from '@console/records'
import { roleName } from '@console/session'
import { useText } from '../text.ts'

export type RoleValues = RoleWrite

export const roleRecord = describeRecord({
  messagePrefix: 'role',
  listMessagePrefix: 'roles',
  text: useText,
  icon: 'roles',
  list: listRoles,
  read: getRole,
  create: createRole,
  update: updateRole,
  remove: deleteRole,
  gone: ['role_not_found'],
  title: roleName,
  params: ({ id }) => ({ role_id: id }),
  path: ({ id }) => paths.role(id),
  listPath: paths.roles,
  createPath: paths.roleCreate,
  schema: RoleWrite,
  values: valuesOf,
})

export function valuesOf(role: Role | undefined): RoleValues {
  return {
    name: role?.name ?? '',
    description: role?.description ?? '',
    permissions: PERMISSION_KEYS.filter((key) => role?.permissions.includes(key)),
  }
}
