import type { listUsers, ParsedQueryOf, PublisherUser } from '@console/contract'
import { and, asc, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../db/database.ts'
import { contains, countUpTo, type Listing, orderBy } from '../../db/listing.ts'
import { lockRow } from '../../db/lock-row.ts'
import {
  type ApplicationRow,
  applications,
  type MembershipRow,
  membershipApplications,
  memberships,
  publishers,
  type RoleRow,
  roles,
  userRef,
  users,
} from '../../db/schema/index.ts'

export interface FoundMember {
  readonly row: MembershipRow
  readonly user: PublisherUser['user']
  readonly role: RoleRow
  readonly applications: readonly ApplicationRow[]
}

/** By name in either order, the Vietnamese one and the English one, and by email. */
const SEARCHED = sql`search_fold(${users.first_name} || ' ' || ${users.last_name} || ' ' || ${users.first_name} || chr(10) || ${users.email})`

export function findMembers(db: Database, publisherId: string, query: ParsedQueryOf<typeof listUsers>): Listing<FoundMember> {
  const found = contains(SEARCHED, query.q)
  const where = and(
    eq(memberships.publisher_id, publisherId),
    query.role_id ? eq(memberships.role_id, query.role_id) : undefined,
    query.status ? eq(memberships.status, query.status) : undefined,
    found && inArray(memberships.user_id, db.select({ id: users.id }).from(users).where(found)),
  )
  const order = orderBy(query.sort, { email: users.email, first_name: users.first_name, joined_on: memberships.joined_on }, memberships.id)
  return {
    count: (most) => countUpTo(db, memberships, where, most),
    rows: async (limit, offset) => {
      const rows = await selectMembers(db, where)
        .orderBy(...order)
        .limit(limit)
        .offset(offset)
      return withApplications(db, rows)
    },
  }
}

export async function findMember(db: Database, publisherId: string, id: string): Promise<FoundMember | undefined> {
  const [found] = await withApplications(db, await selectMembers(db, ofPublisher(publisherId, id)))
  return found
}

export function lockMembership(db: Database, publisherId: string, id: string): Promise<MembershipRow | undefined> {
  return lockRow(db, memberships, ofPublisher(publisherId, id))
}

/**
 * Changes of one publisher's members, invitations and roles happen one after the other: two administrators could otherwise
 * demote each other, and a role could be deleted while someone receives it.
 */
export async function lockTeam(db: Database, publisherId: string): Promise<void> {
  await lockRow(db, publishers, eq(publishers.id, publisherId))
}

export async function findTeamRole(db: Database, publisherId: string, id: string): Promise<RoleRow | undefined> {
  const [row] = await db
    .select()
    .from(roles)
    .where(and(eq(roles.publisher_id, publisherId), eq(roles.id, id), isNull(roles.deleted_on)))
  return row
}

/** The roles of the members who can sign in, each once. */
export function findRolesInUse(db: Database, publisherId: string): Promise<Pick<RoleRow, 'id' | 'permissions'>[]> {
  return db
    .selectDistinct({ id: roles.id, permissions: roles.permissions })
    .from(memberships)
    .innerJoin(roles, eq(roles.id, memberships.role_id))
    .innerJoin(users, eq(users.id, memberships.user_id))
    .where(and(eq(memberships.publisher_id, publisherId), eq(memberships.status, 'active'), isNull(users.disabled_on)))
}

export async function setRole(db: Database, id: string, roleId: string): Promise<void> {
  await db.update(memberships).set({ role_id: roleId, version: sql`version + 1` }).where(eq(memberships.id, id))
}

export async function setMemberApplications(db: Database, { id, publisher_id }: MembershipRow, ids: readonly string[]): Promise<void> {
  await db.delete(membershipApplications).where(eq(membershipApplications.membership_id, id))
  if (ids.length === 0) return
  await db.insert(membershipApplications).values(ids.map((application_id) => ({ publisher_id, membership_id: id, application_id })))
}

export async function findMemberApplicationIds(db: Database, membershipId: string): Promise<string[]> {
  const rows = await db
    .select({ id: membershipApplications.application_id })
    .from(membershipApplications)
    .where(eq(membershipApplications.membership_id, membershipId))
  return rows.map(({ id }) => id)
}

export async function removeMembership(db: Database, id: string): Promise<void> {
  await db.delete(memberships).where(eq(memberships.id, id))
}

const ofPublisher = (publisherId: string, id: string) => and(eq(memberships.publisher_id, publisherId), eq(memberships.id, id))

function selectMembers(db: Database, where: SQL | undefined) {
  return db
    .select({ row: memberships, user: { ...userRef, phone: users.phone, avatar_url: users.avatar_url }, role: roles })
    .from(memberships)
    .innerJoin(users, eq(users.id, memberships.user_id))
    .innerJoin(roles, eq(roles.id, memberships.role_id))
    .where(where)
}

async function withApplications(db: Database, found: readonly Omit<FoundMember, 'applications'>[]): Promise<FoundMember[]> {
  const { membership_id, application_id } = membershipApplications
  const ids = found.map(({ row }) => row.id)
  const chosen = ids.length
    ? await db
        .select({ membershipId: membership_id, application: applications })
        .from(membershipApplications)
        .innerJoin(applications, eq(applications.id, application_id))
        .where(inArray(membership_id, ids))
        .orderBy(asc(applications.display_name), asc(applications.id))
    : []
  const of = Map.groupBy(chosen, ({ membershipId }) => membershipId)
  return found.map((one) => ({ ...one, applications: (of.get(one.row.id) ?? []).map(({ application }) => application) }))
}
