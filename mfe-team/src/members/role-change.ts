import { type PublisherUser, permissionsNotHeld, type Role } from '@console/contract'
import { exceeds } from '../permissions/givable-roles.ts'

export interface RoleChange {
  readonly gained: readonly string[]
  readonly lost: readonly string[]
}

export function changeBetween(from: readonly string[], to: readonly string[]): RoleChange {
  return { gained: permissionsNotHeld(from, to), lost: permissionsNotHeld(to, from) }
}

/** Whether a member has keys that are not in `held`, as far as the roles tell; the server decides. */
export function holdsMore({ role }: Pick<PublisherUser, 'role'>, roles: readonly Role[], held: readonly string[]): boolean {
  return roles.some((one) => one.id === role.id && exceeds(one, held))
}
