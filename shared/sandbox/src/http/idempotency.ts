import { ERROR_STATUS, type ErrorCode } from '@console/contract'
import { and, eq, gt, sql } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import { idempotencyKeys } from '../db/schema/index.ts'
import { ProblemError, type ProblemMembers } from '../problems/problem.ts'
import { keyedHash } from '../security/keys.ts'
import type { Services } from '../services.ts'

/** The first response as stored. A problem is stored without its texts, which follow the language of the repeated request. */
export type StoredResponse =
  | { readonly kind: 'answer'; readonly body: unknown }
  | { readonly kind: 'problem'; readonly code: ErrorCode; readonly members: ProblemMembers }

export interface IdempotentRequest {
  readonly key: string
  /** The person, or the address if nobody is signed in. */
  readonly caller: string
  readonly method: string
  readonly path: string
  readonly body: string
}

export interface Outcome {
  readonly answer: StoredResponse
  readonly replayed: boolean
}

const KEPT_MS = 24 * 60 * 60 * 1000

/** 1 to 255 printable characters; anything else is refused rather than ignored. */
export function readIdempotencyKey(header: string | undefined): string | undefined {
  if (header === undefined) return undefined
  if (/^[\x20-\x7e]{1,255}$/.test(header)) return header
  throw new ProblemError('validation_failed', {
    errors: [{ pointer: '/header/Idempotency-Key', code: 'invalid_format', message: 'invalid_format' }],
  })
}

/** Requests that this process is working on; a second one with the same key is refused instead of being queued. */
const running = new WeakMap<Services, Set<string>>()

type Work = (db: Database) => Promise<unknown>

/**
 * Does the work once per key. Effect and response are written in one transaction, so a crash leaves both or neither. A
 * response below 500 is stored, without what `withhold` removes; one from 500 on is not, nor is a failed captcha, since the next
 * attempt brings another.
 */
export async function once(
  services: Services,
  request: IdempotentRequest,
  work: Work,
  withhold: (answer: unknown) => unknown = (whole) => whole,
): Promise<Outcome> {
  const { keys } = services
  const scope = keyedHash(keys.pepper, 'idempotency', request.caller, request.method, request.path, request.key)
  const bodyHash = keyedHash(keys.pepper, 'body', request.body)
  const here = running.get(services) ?? new Set<string>()
  running.set(services, here)
  if (here.has(scope)) throw inProgress()
  here.add(scope)
  try {
    return await services.db.transaction((tx) => inTransaction(tx, { scope, bodyHash, now: services.now(), work, withhold }))
  } finally {
    here.delete(scope)
  }
}

interface Attempt {
  readonly scope: string
  readonly bodyHash: string
  readonly now: Date
  readonly work: Work
  readonly withhold: (answer: unknown) => unknown
}

async function inTransaction(tx: Database, { scope, bodyHash, now, work, withhold }: Attempt): Promise<Outcome> {
  const [lock] = await tx
    .select({ acquired: sql<boolean>`pg_try_advisory_xact_lock(hashtextextended(${scope}, 0))` })
    .from(sql`(select 1) as one`)
  if (!lock?.acquired) throw inProgress()
  const [stored] = await tx
    .select({ body_hash: idempotencyKeys.body_hash, answer: idempotencyKeys.answer })
    .from(idempotencyKeys)
    .where(and(eq(idempotencyKeys.scope, scope), gt(idempotencyKeys.expires_on, now)))
  if (stored) {
    if (stored.body_hash !== bodyHash) throw new ProblemError('idempotency_key_reused')
    // Nothing else writes the column.
    return { answer: stored.answer as StoredResponse, replayed: true }
  }
  const answer = await answerOf(tx, work)
  const kept = answer.kind === 'answer' ? { ...answer, body: withhold(answer.body) } : answer
  const row = { body_hash: bodyHash, answer: kept satisfies StoredResponse, expires_on: new Date(now.getTime() + KEPT_MS) }
  await tx
    .insert(idempotencyKeys)
    .values({ scope, ...row })
    .onConflictDoUpdate({ target: idempotencyKeys.scope, set: row })
  return { answer, replayed: false }
}

/** Does the work in a savepoint, so that a refusal leaves only its response. */
async function answerOf(tx: Database, work: Work): Promise<StoredResponse> {
  try {
    return { kind: 'answer', body: (await tx.transaction((inner) => work(inner))) ?? null }
  } catch (error) {
    if (!(error instanceof ProblemError) || ERROR_STATUS[error.code] >= 500 || error.code === 'captcha_failed') throw error
    return { kind: 'problem', code: error.code, members: error.members }
  }
}

const inProgress = () => new ProblemError('idempotency_in_progress', { retry_after: 1 })
