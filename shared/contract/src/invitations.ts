import * as v from 'valibot'
import { ApplicationIds } from './application-ids.ts'
import { ApplicationRef } from './application-ref.ts'
import { Email, Id, Instant, RoleRef, readPicklist, Url, UserRef } from './fields/shapes.ts'
import { plainText } from './fields/text.ts'
import { listQuery, pageOf } from './route/paging.ts'
import { route } from './route/route.ts'
import { OwnPublisher } from './session.ts'

/** An invitation that is past its time or void is `expired`, whatever is stored. */
export const INVITATION_STATUSES = ['pending', 'accepted', 'expired', 'revoked'] as const

export const InvitingPublisher = v.object({ name: v.string(), logo_url: v.nullish(Url) })
export const InvitedRole = v.object({ name: v.string(), is_original: v.optional(v.boolean()) })
export const PersonName = v.object({ first_name: v.string(), last_name: v.string() })

export const InvitationPreview = v.object({
  email: v.string(),
  publisher: InvitingPublisher,
  role: InvitedRole,
  invited_by: PersonName,
  /** Whether the address signs in; else it registers by the link. */
  account_exists: v.boolean(),
  expires_on: v.optional(Instant),
})
export type InvitationPreview = v.InferOutput<typeof InvitationPreview>

export const INVITATION_DAYS = 7
const INVITATION_NOTE_MAX = 1000

/** The token of its link is in the mail alone. */
export const UserInvitation = v.object({
  id: Id,
  email: v.string(),
  role: RoleRef,
  applications: v.optional(v.array(ApplicationRef), []),
  note: v.optional(v.string(), ''),
  status: readPicklist(INVITATION_STATUSES),
  invited_by: v.optional(UserRef),
  expires_on: v.nullish(Instant),
  accepted_on: v.nullish(Instant),
  created_on: v.optional(Instant),
})
export type UserInvitation = v.InferOutput<typeof UserInvitation>

export const UserInvitationWrite = v.object({
  email: Email,
  role_id: Id,
  application_ids: v.pipe(ApplicationIds, v.minLength(1)),
  note: v.nullish(plainText(INVITATION_NOTE_MAX)),
})
export type UserInvitationWrite = v.InferInput<typeof UserInvitationWrite>

/** `invitation_void`: the sender can no longer invite with its role. */
export const INVITATION_REFUSALS = [
  'invitation_not_found',
  'invitation_expired',
  'invitation_revoked',
  'invitation_void',
  'invitation_accepted',
] as const

export const previewInvitation = route({
  id: 'invitations.preview',
  method: 'GET',
  path: '/pub/core/api/v1/invitations/:token',
  access: 'public',
  response: InvitationPreview,
  status: 200,
  errors: [...INVITATION_REFUSALS],
  extension: 'X4',
})
export const acceptInvitation = route({
  id: 'invitations.accept',
  method: 'POST',
  path: '/pub/core/api/v1/invitations/:token/accept',
  access: 'user',
  response: OwnPublisher,
  status: 200,
  errors: ['wrong_account', 'already_member', ...INVITATION_REFUSALS],
  idempotent: true,
  touches: ['publishers'],
  extension: 'X5',
})

const INVITATIONS = '/pub/core/api/v1/publishers/:publisher_id/user-invitations'
const touches = ['invitations']

export const listInvitations = route({
  id: 'invitations.list',
  method: 'GET',
  path: INVITATIONS,
  access: { any_of: ['pub:invitations:read-list'] },
  query: v.object({
    ...listQuery(['created_on', 'email'], '-created_on'),
    status: v.optional(v.picklist(INVITATION_STATUSES)),
  }),
  response: pageOf(UserInvitation),
  status: 200,
  errors: [],
})
export const createInvitation = route({
  id: 'invitations.create',
  method: 'POST',
  path: INVITATIONS,
  access: { any_of: ['pub:invitations:invite'] },
  body: UserInvitationWrite,
  response: UserInvitation,
  status: 201,
  errors: ['permission_escalation', 'already_member', 'invitation_pending', 'rate_limited'],
  idempotent: true,
  touches,
})
export const deleteInvitation = route({
  id: 'invitations.delete',
  method: 'DELETE',
  path: `${INVITATIONS}/:invitation_id`,
  access: { any_of: ['pub:invitations:delete'] },
  status: 204,
  errors: ['invitation_not_found', 'invitation_accepted'],
  touches,
})
