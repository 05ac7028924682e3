import type { Database } from '../../db/database.ts'
import { newId } from '../../ids.ts'
import { ProblemError, requireFound } from '../../problems/problem.ts'
import { type InvitationRow, insertInvited, isMember, isStillBacked, lockInvitation } from './repository.ts'
import { refusalOf } from './state.ts'

/** Locks the invitation of a link; throws where it cannot be accepted. */
export async function requireInvitation(db: Database, token: string, now: Date): Promise<InvitationRow> {
  const invitation = requireFound(await lockInvitation(db, token), 'invitation_not_found')
  const refusal = refusalOf(invitation, await isStillBacked(db, invitation.id), now)
  if (refusal) throw new ProblemError(refusal)
  return invitation
}

/** The invitation must be locked. */
export async function joinByInvitation(db: Database, invitation: InvitationRow, userId: string, now: Date): Promise<void> {
  if (await isMember(db, invitation.publisher_id, userId)) throw new ProblemError('already_member')
  await insertInvited(db, invitation, userId, newId(now), now)
}
