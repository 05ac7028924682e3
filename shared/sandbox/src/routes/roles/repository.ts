import type { listRoles, ParsedQueryOf } from '@console/contract'
import { and, eq, isNull, type SQL, sql } from 'drizzle-orm'
import { nextVersion } from '../../db/columns.ts'
import type { Database } from '../../db/database.ts'
import { contains, countUpTo, type Listing, orderBy } from '../../db/listing.ts'
import { lockRow } from '../../db/lock-row.ts'
import { invitations, memberships, type RoleRow, roles } from '../../db/schema/index.ts'
import { canBeAccepted } from '../invitations/sender-may-invite.ts'

export interface FoundRole {
  readonly row: RoleRow
  readonly usersCount: number
}

export function findRoles(db: Database, publisherId: string, query: ParsedQueryOf<typeof listRoles>): Listing<FoundRole> {
  const where = and(
    notDeleted(publisherId),
    query.is_original ? eq(roles.is_original, query.is_original === 'true') : undefined,
    contains(roles.folded_name, query.q),
  )
  const { name, created_on } = roles
  const order = orderBy(query.sort, { name, created_on }, roles.id)
  return {
    count: (most) => countUpTo(db, roles, where, most),
    rows: (limit, offset) =>
      selectRoles(db, where)
        .orderBy(...order)
        .limit(limit)
        .offset(offset),
  }
}

export async function findRole(db: Database, publisherId: string, id: string): Promise<FoundRole | undefined> {
  const [found] = await selectRoles(db, and(notDeleted(publisherId), eq(roles.id, id)))
  return found
}

export function lockRole(db: Database, publisherId: string, id: string): Promise<RoleRow | undefined> {
  return lockRow(db, roles, and(notDeleted(publisherId), eq(roles.id, id)))
}

export async function insertRole(db: Database, row: typeof roles.$inferInsert): Promise<void> {
  await db.insert(roles).values(row)
}

export async function changeRole(db: Database, id: string, change: Partial<RoleRow>, now: Date): Promise<void> {
  await db
    .update(roles)
    .set({ ...change, ...nextVersion(now) })
    .where(eq(roles.id, id))
}

/** Whether a member holds the role, or an invitation that can still be accepted gives it; asked at one instant. */
export async function isHeld(db: Database, { id, publisher_id }: RoleRow, now: Date): Promise<boolean> {
  const members = db
    .select({ one: sql`1` })
    .from(memberships)
    .where(and(eq(memberships.publisher_id, publisher_id), eq(memberships.role_id, id)))
  const invited = db
    .select({ one: sql`1` })
    .from(invitations)
    .where(and(eq(invitations.publisher_id, publisher_id), eq(invitations.role_id, id), canBeAccepted(db, now)))
  return (await members.unionAll(invited).limit(1)).length > 0
}

const notDeleted = (publisherId: string) => and(eq(roles.publisher_id, publisherId), isNull(roles.deleted_on))

function selectRoles(db: Database, where: SQL | undefined) {
  return db
    .select({
      row: roles,
      // A select from one table leaves its name out of its columns.
      usersCount: sql<number>`(select count(*)::int from ${memberships} where ${memberships}.role_id = ${roles}.id)`,
    })
    .from(roles)
    .where(where)
}
