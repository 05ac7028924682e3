import { PERMISSION_KEYS, permissionsNotHeld, type Role } from '@console/contract'

const KNOWN: readonly string[] = PERMISSION_KEYS

/** Returns whether a role has permissions that `held` lacks. Keys that the console does not know are left to the server. */
export function exceeds({ permissions }: Pick<Role, 'permissions'>, held: readonly string[]): boolean {
  return permissionsNotHeld(held, permissions).some((key) => KNOWN.includes(key))
}

/** The role that is held already, `current`, can stay. */
export function givableRoles(roles: readonly Role[], held: readonly string[], current?: string): Role[] {
  return roles.filter((role) => role.id === current || !exceeds(role, held))
}
