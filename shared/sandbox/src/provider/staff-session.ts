import { randomBytes } from 'node:crypto'
import { and, eq, gt, isNull } from 'drizzle-orm'
import { sessions, type UserRow, users } from '../db/schema/index.ts'
import { newId } from '../ids.ts'
import { isSameText, keyedHash } from '../security/keys.ts'
import type { Services } from '../services.ts'

/** Cookies of the staff page; no other path, and no other site, sends them. */
const SESSION = 'provider_session'
const FORM = 'provider_form'
const SECONDS = 8 * 3600

export const isStaff = ({ account_roles, disabled_on }: UserRow): boolean => account_roles.includes('provider_staff') && !disabled_on

export interface Visitor {
  readonly staff: UserRow | undefined
  readonly formToken: string
  /** The cookie to set for a visitor who has none yet. */
  readonly cookie: string | undefined
  readonly sessionId: string | undefined
}

export async function visitorOf({ db, keys, now }: Services, request: Request): Promise<Visitor> {
  const cookies = request.headers.get('cookie') ?? ''
  const given = cookieIn(cookies, FORM)
  const form = given ?? randomBytes(32).toString('base64url')
  const [, sessionId = '', signature = ''] = /^([\w-]{36})\.([\w-]{43})$/.exec(cookieIn(cookies, SESSION) ?? '') ?? []
  const isSigned = isSameText(signature, keyedHash(keys.staff, 'session', sessionId))
  const [found] = isSigned
    ? await db
        .select({ user: users })
        .from(sessions)
        .innerJoin(users, eq(users.id, sessions.user_id))
        .where(and(eq(sessions.id, sessionId), isNull(sessions.revoked_on), gt(sessions.expires_on, now())))
    : []
  const staff = found && isStaff(found.user) ? found.user : undefined
  return {
    staff,
    sessionId: staff && sessionId,
    // Bound to the session as well, so that a form from before the sign-in is worth nothing after it.
    formToken: keyedHash(keys.staff, 'form', form, staff ? sessionId : ''),
    cookie: given ? undefined : cookieOf(request, FORM, form, SECONDS),
  }
}

export function isOwnForm(request: Request, given: unknown, { formToken }: Visitor): boolean {
  const origin = URL.parse(request.headers.get('origin') ?? '')
  return origin?.host === new URL(request.url).host && typeof given === 'string' && isSameText(given, formToken)
}

/** Returns the cookie of a new session, which is no session of the API. */
export async function openStaffSession({ db, keys, now }: Services, request: Request, userId: string): Promise<string> {
  const id = newId(now())
  const created = now()
  await db.insert(sessions).values({ id, user_id: userId, created_on: created, expires_on: new Date(created.getTime() + SECONDS * 1000) })
  return cookieOf(request, SESSION, `${id}.${keyedHash(keys.staff, 'session', id)}`, SECONDS)
}

export const endedCookie = (request: Request): string => cookieOf(request, SESSION, '', 0)

function cookieOf(request: Request, name: string, value: string, seconds: number): string {
  const secure = new URL(request.url).protocol === 'https:' ? '; Secure' : ''
  return `${name}=${value}; Path=/provider; Max-Age=${seconds}; HttpOnly; SameSite=Strict${secure}`
}

const cookieIn = (cookies: string, name: string): string | undefined => new RegExp(`(?:^|;)\\s*${name}=([\\w.-]+)`).exec(cookies)?.[1]
