import { administers, beyond, type PublisherUser, type Role } from '@console/contract'

export interface RoleChange {
  readonly gained: readonly string[]
  readonly lost: readonly string[]
}

/** What a member can and can no longer do with another role. */
export function changeBetween(from: readonly string[], to: readonly string[]): RoleChange {
  return { gained: beyond(from, to), lost: beyond(to, from) }
}

/** Whether nobody else could put the team in order, as far as the roles tell; the server has the last word. */
export function isLastAdministrator({ role }: Pick<PublisherUser, 'role'>, roles: readonly Role[]): boolean {
  const ruling = roles.filter(({ permissions }) => administers(permissions))
  const count = ruling.reduce((sum, { users_count }) => sum + users_count, 0)
  return count === 1 && ruling.some(({ id }) => id === role.id)
}
