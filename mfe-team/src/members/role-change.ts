import { type PublisherUser, permissionsNotHeld, type Role } from '@console/contract'
import { exceeds } from '../permissions/givable-roles.ts'

export interface RoleChange {
  readonly gained: readonly string[]
  readonly lost: readonly string[]
}

/** What a member can and can no longer do with another role. */
export function changeBetween(from: readonly string[], to: readonly string[]): RoleChange {
  return { gained: permissionsNotHeld(from, to), lost: permissionsNotHeld(to, from) }
}

/** Whether a member holds more than whoever looks at them, as far as the roles tell; the server has the last word. */
export function holdsMore({ role }: Pick<PublisherUser, 'role'>, roles: readonly Role[], held: readonly string[]): boolean {
  return roles.some((one) => one.id === role.id && exceeds(one, held))
}
