import { acceptInvitation, previewInvitation } from '@console/contract'
import { implement } from '../../http/implement.ts'
import { ProblemError, requireFound } from '../../http/problem.ts'
import { findUser } from '../profile/repository.ts'
import { findOwnPublishers } from '../publishers/repository.ts'
import { joinByInvitation, requireInvitation } from './join.ts'
import { refusalOf } from './policy.ts'
import { findInvitation, hasUser } from './repository.ts'

export const invitationRoutes = [
  implement(previewInvitation, async ({ db, params, now }) => {
    const { invitation, ...shown } = requireFound(await findInvitation(db, params.token), 'invitation_not_found')
    const refusal = refusalOf(invitation, now)
    if (refusal) throw new ProblemError(refusal)
    const { email, expires_on } = invitation
    return { email, ...shown, account_exists: await hasUser(db, email), expires_on: expires_on.toISOString() }
  }),

  implement(acceptInvitation, async ({ db, params, caller, now }) => {
    const invitation = await requireInvitation(db, params.token, now)
    const user = await findUser(db, caller.userId)
    if (user?.email.toLowerCase() !== invitation.email.toLowerCase()) throw new ProblemError('wrong_account')
    await joinByInvitation(db, invitation, caller.userId, now)
    const own = await findOwnPublishers(db, caller.userId, undefined)
    return requireFound(
      own.find(({ id }) => id === invitation.publisher_id),
      'publisher_not_found',
    )
  }),
]
