import { seedId } from '../../seed/ids.ts'
import { APPLICATION_ID } from './applications.ts'
import type { ResourceTexts } from './resource-texts.ts'

const EXPIRES_ON = '2026-11-27T08:00:00.000Z'

export const invitationTexts: ResourceTexts<'invitations'> = {
  tag: 'Invitations to publishers, as the members and the invited person see them.',
  calls: {
    'invitations.preview': {
      summary: 'Read an invitation by its link',
      description: 'Anyone with the link sees who invited whom to what, before signing in or registering.',
    },
    'invitations.accept': {
      summary: 'Accept an invitation',
      description: 'Makes the caller a member with the role and the applications of the invitation. The email must be the caller’s.',
      problems: { wrong_account: 'The caller has a different email.', already_member: 'The invitation stays as it is.' },
    },
    'invitations.list': {
      summary: 'List invitations',
      description: 'Those of every member of the publisher, in every status.',
      query: { q: 'Part of the email.', status: 'Only those with this status.' },
    },
    'invitations.create': {
      summary: 'Invite someone',
      description:
        'Emails a link that is valid for 7 days. An invitation that has expired is replaced; to send one again, delete it and create a new one.',
      wrong: { '/body/email': 'invalid_email', '/body/application_ids': 'min_items' },
      problems: {
        permission_escalation: 'The role has keys that the caller lacks.',
        invitation_pending: 'The address has an invitation that can still be accepted.',
      },
    },
    'invitations.delete': {
      summary: 'Withdraw an invitation',
      description: 'Its link no longer works, and it stays in the list as revoked.',
    },
  },
  entities: {
    UserInvitation: {
      description: 'An invitation as the members of the publisher see it.',
      example: {
        id: seedId('invitation', 1),
        email: 'newcomer@lotus.example',
        note: 'Welcome to the team.',
        status: 'pending',
        expires_on: EXPIRES_ON,
        accepted_on: null,
      },
      fields: {
        email: { format: 'email', description: 'The person it is for.' },
        applications: 'Those that will count as the member’s own.',
        status: '`expired` if its time is over, or if its sender can no longer invite anyone with its role.',
      },
    },
    UserInvitationWrite: {
      description: 'The person to invite, and what for.',
      example: { role_id: seedId('role', 3), application_ids: [APPLICATION_ID] },
      fields: {
        role_id: 'A role whose keys the caller holds.',
        application_ids: 'Those that will count as the member’s own. One of another publisher is `not_found`.',
      },
    },
    InvitationPreview: {
      description: 'What the link of an invitation shows.',
      example: { email: 'newcomer@lotus.example', expires_on: EXPIRES_ON },
      fields: {
        email: { format: 'email', description: 'The person it is for.' },
        account_exists: 'Whether the email has an account; if not, the person registers with the token from the link.',
      },
    },
    InvitingPublisher: { description: 'The publisher that someone is invited to.', example: { name: 'Lotus Games', logo_url: null } },
    InvitedRole: {
      description: 'The role that the member will have.',
      fields: { is_original: 'Whether it is one of the provider’s, which no one can change.' },
      example: { name: 'Editor', is_original: true },
    },
    PersonName: { description: 'The person who sent the invitation.', example: { first_name: 'Liên', last_name: 'Nguyễn' } },
  },
}
