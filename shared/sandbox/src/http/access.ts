import { type Access, isGranted, type Ownership } from '@console/contract'
import { and, eq } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import { memberships, publishers, roles, sessions, users } from '../db/schema/index.ts'
import { ProblemError } from '../problems/problem.ts'
import { checkAccessToken } from '../security/tokens.ts'
import type { Services } from '../services.ts'

export interface Person {
  readonly userId: string
  readonly sessionId: string
}

export interface Member extends Person {
  readonly publisherId: string
  readonly publisherName: string
  readonly membershipId: string
  readonly isOwner: boolean
  readonly role: { readonly id: string; readonly name: string; readonly is_original: boolean }
  readonly permissions: readonly string[]
}

/** Returns the caller, by the bearer token. The session must not have ended, so that signing out takes effect at once. */
export async function authenticate({ db, keys, now }: Services, authorization: string | null): Promise<Person> {
  const token = /^Bearer +([^\s]+)$/i.exec(authorization ?? '')?.[1]
  if (!token) throw new ProblemError('unauthenticated')
  const checked = await checkAccessToken(keys, token, now())
  if (!checked.ok) throw new ProblemError(checked.code)
  const { userId, sessionId } = checked.claims
  const [session] = await db
    .select({ revoked_on: sessions.revoked_on, expires_on: sessions.expires_on, disabled_on: users.disabled_on })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.user_id))
    .where(and(eq(sessions.id, sessionId), eq(sessions.user_id, userId)))
  if (!session) throw new ProblemError('token_invalid')
  if (session.revoked_on || session.disabled_on || session.expires_on <= now()) throw new ProblemError('session_revoked')
  return { userId, sessionId }
}

/** Returns the person as a member of the publisher. For everyone else, the publisher does not exist (contract section 0, Tenant). */
export async function membershipOf(db: Database, person: Person, publisherId: string): Promise<Member> {
  const [found] = await db
    .select({
      publisherId: publishers.id,
      publisherName: publishers.name,
      membershipId: memberships.id,
      isOwner: memberships.is_owner,
      role: { id: roles.id, name: roles.name, is_original: roles.is_original },
      permissions: roles.permissions,
    })
    .from(memberships)
    .innerJoin(publishers, eq(publishers.id, memberships.publisher_id))
    .innerJoin(roles, eq(roles.id, memberships.role_id))
    .where(and(eq(memberships.publisher_id, publisherId), eq(memberships.user_id, person.userId), eq(memberships.status, 'active')))
  if (!found) throw new ProblemError('publisher_not_found')
  return { ...person, ...found }
}

const keysOf = (access: Access) => (typeof access === 'string' ? [] : access.any_of)

/** Returns whether the member has any one of the keys of a call. Own keys pass while the record is not known (contract section 1). */
export const hasAccess = (member: Member, access: Access, ownership: Ownership = 'unknown'): boolean =>
  isGranted(member.permissions, keysOf(access), ownership)

/** Throws 403 if the member has none of the keys, see `hasAccess`. */
export function requireAccess(member: Member, access: Access, ownership: Ownership = 'unknown'): void {
  if (!hasAccess(member, access, ownership)) throw permissionDenied(keysOf(access))
}

/** Returns whether the member can reach only their own records, because they have only own keys (contract section 1). */
export const reachesOnlyOwn = (member: Member, access: Access): boolean => !hasAccess(member, access, 'others')

export const ownershipOf = (isOwn: boolean): Ownership => (isOwn ? 'mine' : 'others')

export const permissionDenied = (needs: readonly string[]) => new ProblemError('permission_denied', { required_any_of: [...needs] })
