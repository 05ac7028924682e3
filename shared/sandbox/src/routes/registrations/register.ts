import type { Registration } from '@console/contract'
import type { Database } from '../../db/database.ts'
import { newId } from '../../ids.ts'
import { ProblemError } from '../../problems/problem.ts'
import { joinByInvitation, requireInvitation } from '../invitations/join.ts'
import { requireNew, requireNewPerson, requireNonePending } from './constraints.ts'
import { presentRegistration } from './presenter.ts'
import { insertRegistration, insertUser } from './repository.ts'

export interface Registrant {
  readonly first_name: string
  readonly last_name: string
  readonly locale: 'en' | 'vi'
  readonly password_hash: string | null
  readonly google_subject: string | null
}

interface NewPublisher {
  readonly publisher_name: string
  readonly publisher_code: string
  readonly note: string
}

const methodOf = ({ google_subject }: Registrant): 'email' | 'google' => (google_subject === null ? 'email' : 'google')

export async function requestPublisher(
  db: Database,
  email: string,
  registrant: Registrant,
  publisher: NewPublisher,
  now: Date,
): Promise<Registration> {
  await requireNew(db, { email, publisher_code: publisher.publisher_code })
  const row = { id: newId(now), email, ...registrant, ...publisher, method: methodOf(registrant), created_on: now }
  return presentRegistration(await requireNonePending(insertRegistration(db, { ...row, status: 'pending' })))
}

/** An account and a membership at once, by the link of an invitation; `email` is what Google vouches for, null for the invitation's. */
export async function registerInvited(
  db: Database,
  token: string,
  email: string | null,
  registrant: Registrant,
  now: Date,
): Promise<Registration> {
  const invitation = await requireInvitation(db, token, now)
  if (email !== null && email.toLowerCase() !== invitation.email.toLowerCase()) throw new ProblemError('wrong_account')
  const { first_name, last_name, locale, password_hash, google_subject } = registrant
  const user = { id: newId(now), email: invitation.email, first_name, last_name, locale, password_hash, google_subject }
  await requireNewPerson(insertUser(db, { ...user, account_roles: ['admin'], created_on: now, updated_on: now }))
  await joinByInvitation(db, invitation, user.id, now)
  const row = { id: newId(now), email: invitation.email, ...registrant, note: '', method: methodOf(registrant), created_on: now }
  return presentRegistration(await requireNonePending(insertRegistration(db, { ...row, status: 'approved', decided_on: now })))
}
