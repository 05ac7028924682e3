import { randomInt } from 'node:crypto'
import { OTP_DIGITS } from '@console/contract'
import { and, eq, gt, lt, sql } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import { oneTimeCodes } from '../db/schema/index.ts'
import { ProblemError } from '../problems/problem.ts'
import { isSameText, type Keys, keyedHash } from './keys.ts'

export type CodePurpose = 'register' | 'reset'

/** Contract section 7. */
export const CODE = { seconds: 300, attempts: 5 } as const

interface Subject {
  readonly purpose: CodePurpose
  readonly email: string
}

const subjectOf = (keys: Keys, { purpose, email }: Subject) => keyedHash(keys.codes, 'subject', purpose, email)
const hashOf = (keys: Keys, { purpose, email }: Subject, code: string) => keyedHash(keys.codes, 'code', email, purpose, code)

/**
 * Makes the one code that counts for this address and purpose from now on. A `decoy` is stored like any other but sent to nobody,
 * so that guessing at an address without a code looks the same as at one with it.
 */
export async function issueCode(db: Database, keys: Keys, subject: Subject, now: Date, decoy = false): Promise<string> {
  const code = String(randomInt(10 ** OTP_DIGITS)).padStart(OTP_DIGITS, '0')
  // No code has letters.
  const hash = hashOf(keys, subject, decoy ? `decoy ${code}` : code)
  const row = { hash, attempts: 0, expires_on: new Date(now.getTime() + CODE.seconds * 1000) }
  await db
    .insert(oneTimeCodes)
    .values({ subject: subjectOf(keys, subject), ...row })
    .onConflictDoUpdate({ target: oneTimeCodes.subject, set: row })
  return code
}

/** A code that was right; it can be spent once. */
export interface RightCode {
  readonly subject: string
  readonly hash: string
}

/**
 * Counts an attempt, in a statement of its own, so that neither parallel guesses nor a later refusal get past the limit. A problem
 * is returned, and thrown by `spendCode` within the effect.
 */
export async function tryCode(db: Database, keys: Keys, subject: Subject, code: string, now: Date): Promise<RightCode | ProblemError> {
  const key = subjectOf(keys, subject)
  const isLive = and(eq(oneTimeCodes.subject, key), gt(oneTimeCodes.expires_on, now))
  const [counted] = await db
    .update(oneTimeCodes)
    .set({ attempts: sql`${oneTimeCodes.attempts} + 1` })
    .where(and(isLive, lt(oneTimeCodes.attempts, CODE.attempts)))
    .returning({ hash: oneTimeCodes.hash, attempts: oneTimeCodes.attempts })
  const hash = hashOf(keys, subject, code)
  if (!counted) return new ProblemError((await db.$count(oneTimeCodes, isLive)) > 0 ? 'otp_attempts_exhausted' : 'otp_expired')
  if (isSameText(hash, counted.hash)) {
    // With the right code, the rest of the form can be corrected again and again.
    await db
      .update(oneTimeCodes)
      .set({ attempts: sql`greatest(${oneTimeCodes.attempts} - 1, 0)` })
      .where(eq(oneTimeCodes.subject, key))
    return { subject: key, hash }
  }
  return new ProblemError('otp_invalid', { attempts_left: CODE.attempts - counted.attempts })
}

/** Throws if the code was wrong or has been spent. */
export async function spendCode(db: Database, code: RightCode | ProblemError): Promise<void> {
  if (code instanceof ProblemError) throw code
  const spent = await db
    .delete(oneTimeCodes)
    .where(and(eq(oneTimeCodes.subject, code.subject), eq(oneTimeCodes.hash, code.hash)))
    .returning({ subject: oneTimeCodes.subject })
  if (spent.length === 0) throw new ProblemError('otp_expired')
}
