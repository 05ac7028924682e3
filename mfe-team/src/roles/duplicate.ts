import { permissionsNotHeld, ROLE_NAME_MAX, type Role } from '@console/contract'
import { roleDescription } from './role-description.ts'
import { type RoleValues, valuesOf } from './role-record.ts'

/** A copy to be created, without the keys that its author does not hold. */
export function duplicateOf(role: Role, name: string, held: readonly string[]): RoleValues {
  const values = valuesOf(role)
  const lacked = permissionsNotHeld(held, values.permissions)
  return {
    ...values,
    description: roleDescription(role),
    name: [...name].slice(0, ROLE_NAME_MAX).join('').trimEnd(),
    permissions: values.permissions.filter((key) => !lacked.includes(key)),
  }
}
