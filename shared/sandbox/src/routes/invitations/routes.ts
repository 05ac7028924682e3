import {
  acceptInvitation,
  createInvitation,
  deleteInvitation,
  INVITATION_DAYS,
  listInvitations,
  previewInvitation,
} from '@console/contract'
import { implement } from '../../http/implement.ts'
import { paginate } from '../../http/pagination.ts'
import { newId } from '../../ids.ts'
import { ProblemError, requireFound } from '../../problems/problem.ts'
import { consumeLimit, LIMITS } from '../../security/rate-limits.ts'
import { invitationTokenHash } from '../../security/tokens.ts'
import { findUser } from '../profile/repository.ts'
import { findOwnPublishers } from '../publishers/repository.ts'
import { requireApplications, requireRole } from '../users/constraints.ts'
import { requireHeldPermissions } from '../users/policy.ts'
import { lockTeam } from '../users/repository.ts'
import { requireNonePending } from './constraints.ts'
import { joinByInvitation, requireInvitation } from './join.ts'
import { presentInvitation } from './presenter.ts'
import { findInvitation, hasUser } from './repository.ts'
import { sendInvitation, tokenOf } from './send.ts'
import { expireSentTo, findSent, findSentById, insertSent, isMemberByEmail, lockSent, revoke } from './sent-repository.ts'
import { refusalOf } from './state.ts'

export const invitationRoutes = [
  implement(previewInvitation, async ({ db, params, now }) => {
    const { invitation, backed, ...shown } = requireFound(await findInvitation(db, params.token), 'invitation_not_found')
    const refusal = refusalOf(invitation, backed, now)
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

  implement(listInvitations, async ({ db, caller, query, now }) =>
    paginate(query, findSent(db, caller.publisherId, query, now), (sent) => presentInvitation(sent, now)),
  ),

  implement(
    createInvitation,
    async ({ db, services, caller, body, now }) => {
      const { publisherId } = caller
      await lockTeam(db, publisherId)
      const role = await requireRole(db, publisherId, body.role_id)
      requireHeldPermissions(caller, role.permissions)
      await requireApplications(db, caller, body.application_ids)
      if (await isMemberByEmail(db, publisherId, body.email)) throw new ProblemError('already_member')
      await expireSentTo(db, publisherId, body.email, now)
      const id = newId(now)
      const row = {
        id,
        publisher_id: publisherId,
        email: body.email,
        role_id: role.id,
        note: body.note ?? '',
        token_hash: invitationTokenHash(tokenOf(services, id)),
        status: 'pending',
        invited_by: caller.userId,
        expires_on: new Date(now.getTime() + INVITATION_DAYS * DAY_MS),
        created_on: now,
      } as const
      await requireNonePending(insertSent(db, row, body.application_ids))
      return presentInvitation(requireFound(await findSentById(db, publisherId, id), 'invitation_not_found'), now)
    },
    {
      prepare: async ({ services, caller }) => {
        await consumeLimit(services, LIMITS.invitations, caller.publisherId)
        return undefined
      },
      afterwards: (invitation, { services, caller, language }) => sendInvitation(services, caller, invitation, language),
    },
  ),

  implement(deleteInvitation, async ({ db, caller, params }) => {
    const row = requireFound(await lockSent(db, caller.publisherId, params.invitation_id), 'invitation_not_found')
    if (row.status === 'accepted') throw new ProblemError('invitation_accepted')
    await revoke(db, row.id)
  }),
]

const DAY_MS = 24 * 60 * 60 * 1000
