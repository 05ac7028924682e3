import { type Access, isGranted, type Ownership } from '@console/contract'
import { and, eq } from 'drizzle-orm'
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
export async function authenticate(services: Services, authorization: string | null): Promise<Person> {
  const person = await readToken(services, authorization)
  const [session] = await services.db.select(SESSION).from(sessions).innerJoin(users, eq(users.id, sessions.user_id)).where(isOf(person))
  requireOpen(session, services.now())
  return person
}

/**
 * Returns the caller and, if the person is a member of the publisher, their membership: for everyone else, the publisher does not exist
 * (contract section 0, Tenant). One statement reads both, since each call begins with it.
 */
export async function authenticateMember(
  services: Services,
  authorization: string | null,
  publisherId: string,
): Promise<{ readonly person: Person; readonly member: Member | undefined }> {
  const person = await readToken(services, authorization)
  const ofPerson = and(eq(memberships.user_id, sessions.user_id), eq(memberships.status, 'active'))
  const [found] = await services.db
    .select({
      session: SESSION,
      membership: { id: memberships.id, isOwner: memberships.is_owner },
      publisher: { id: publishers.id, name: publishers.name },
      role: { id: roles.id, name: roles.name, is_original: roles.is_original },
      permissions: roles.permissions,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.user_id))
    .leftJoin(memberships, and(eq(memberships.publisher_id, publisherId), ofPerson))
    .leftJoin(publishers, eq(publishers.id, memberships.publisher_id))
    .leftJoin(roles, eq(roles.id, memberships.role_id))
    .where(isOf(person))
  requireOpen(found?.session, services.now())
  const { membership, publisher, role, permissions } = found ?? {}
  if (!membership || !publisher || !role || !permissions) return { person, member: undefined }
  const { id: membershipId, isOwner } = membership
  return {
    person,
    member: { ...person, publisherId: publisher.id, publisherName: publisher.name, membershipId, isOwner, role, permissions },
  }
}

const SESSION = { revoked_on: sessions.revoked_on, expires_on: sessions.expires_on, disabled_on: users.disabled_on } as const
const isOf = ({ sessionId, userId }: Person) => and(eq(sessions.id, sessionId), eq(sessions.user_id, userId))

async function readToken({ keys, now }: Services, authorization: string | null): Promise<Person> {
  const token = /^Bearer +([^\s]+)$/i.exec(authorization ?? '')?.[1]
  if (!token) throw new ProblemError('unauthenticated')
  const checked = await checkAccessToken(keys, token, now())
  if (!checked.ok) throw new ProblemError(checked.code)
  return checked.claims
}

function requireOpen(session: { readonly [K in keyof typeof SESSION]: Date | null } | undefined, now: Date): void {
  if (!session) throw new ProblemError('token_invalid')
  if (session.revoked_on || session.disabled_on || !session.expires_on || session.expires_on <= now)
    throw new ProblemError('session_revoked')
}

const keysOf = (access: Access) => (typeof access === 'string' ? [] : access.any_of)

/** Returns whether the member has any one of the keys of a call. Own keys pass while the record is not known (contract section 1). */
export const hasAccess = (member: Member, access: Access, ownership: Ownership = 'unknown'): boolean =>
  isGranted(member.permissions, keysOf(access), ownership)

export function requireAccess(member: Member, access: Access, ownership: Ownership = 'unknown'): void {
  if (!hasAccess(member, access, ownership)) throw permissionDenied(keysOf(access))
}

/** Returns whether the member can reach only their own records, because they have only own keys (contract section 1). */
export const reachesOnlyOwn = (member: Member, access: Access): boolean => !hasAccess(member, access, 'others')

export const ownershipOf = (isOwn: boolean): Ownership => (isOwn ? 'mine' : 'others')

export const permissionDenied = (needs: readonly string[]) => new ProblemError('permission_denied', { required_any_of: [...needs] })
