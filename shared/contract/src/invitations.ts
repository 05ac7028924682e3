import * as v from 'valibot'
import { OwnPublisher } from './publishers.ts'
import { route } from './route.ts'
import { Instant, Url } from './shapes.ts'

/** Of a stored invitation; one that is past its time is `expired` whatever is stored. */
export const INVITATION_STATUSES = ['pending', 'accepted', 'expired', 'revoked'] as const

export const InvitingPublisher = v.object({ name: v.string(), logo_url: v.nullish(Url) })
export const InvitedRole = v.object({ name: v.string() })
export const PersonName = v.object({ first_name: v.string(), last_name: v.string() })

/** What whoever holds the link of an invitation sees before they accept it. */
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

const REFUSALS = ['invitation_not_found', 'invitation_expired', 'invitation_revoked', 'invitation_accepted'] as const

export const previewInvitation = route({
  id: 'invitations.preview',
  method: 'GET',
  path: '/pub/core/api/v1/invitations/:token',
  access: 'public',
  response: InvitationPreview,
  status: 200,
  errors: [...REFUSALS],
  extension: 'X4',
})
export const acceptInvitation = route({
  id: 'invitations.accept',
  method: 'POST',
  path: '/pub/core/api/v1/invitations/:token/accept',
  access: 'user',
  response: OwnPublisher,
  status: 200,
  errors: ['wrong_account', 'already_member', ...REFUSALS],
  touches: ['publishers'],
  extension: 'X5',
})
