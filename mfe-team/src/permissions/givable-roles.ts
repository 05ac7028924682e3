import { beyond, type Role } from '@console/contract'

/** The roles that somebody with these keys can give; the one that is held already can stay. */
export function givableRoles(roles: readonly Role[], held: readonly string[], current?: string): Role[] {
  return roles.filter(({ id, permissions }) => id === current || beyond(held, permissions).length === 0)
}
