import type { Database } from '../../db/database.ts'
import { requireUnique, takenProblem, type UniqueField } from '../../http/unique.ts'
import { findAccount } from '../auth/repository.ts'
import { hasPublisher } from './repository.ts'

const email = { pointer: '/body/email', code: 'email_taken' } as const
const publisherCode = { pointer: '/body/publisher_code', code: 'code_taken' } as const

/** Throws 409 if the email has an account or a registration that waits, or if the code is that of a publisher. */
export async function requireNew(db: Database, given: { readonly email: string; readonly publisher_code: string }): Promise<void> {
  const account = await findAccount(db, given.email)
  if (account && account.refusal !== 'registration_rejected') throw takenProblem(email)
  if (await hasPublisher(db, 'code', given.publisher_code)) throw takenProblem(publisherCode)
}

const pendingEmail: UniqueField = { constraint: 'registrations_pending_email', ...email }
const pendingCode: UniqueField = { constraint: 'registrations_pending_code', ...publisherCode }

/** Awaits the write of a registration; throws 409 if another one waits with its email or its publisher's code. */
export const requireNonePending = <T>(write: Promise<T>): Promise<T> => requireUnique(pendingEmail, requireUnique(pendingCode, write))

const userEmail: UniqueField = { constraint: 'users_email', ...email }
const googleAccount: UniqueField = { constraint: 'users_google_subject_unique', ...email }

/** Throws 409 if the email or the Google account is taken. */
export const requireNewPerson = (write: Promise<void>): Promise<void> => requireUnique(userEmail, requireUnique(googleAccount, write))
