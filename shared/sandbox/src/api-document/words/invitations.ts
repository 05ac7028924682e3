import { seedId } from '../../db/seed/ids.ts'
import type { ResourceWords } from '../words.ts'

export const invitationWords: ResourceWords<'invitations'> = {
  tag: 'Invitations to publishers, as whoever was invited sees them.',
  calls: {
    'invitations.preview': {
      summary: 'Read an invitation by its link',
      description: 'Whoever holds the link sees who invites whom to what, before they sign in or register.',
      answer: {
        email: 'newcomer@lotus.example',
        publisher: { name: 'Lotus Games', logo_url: null },
        role: { name: 'Editor' },
        invited_by: { first_name: 'Liên', last_name: 'Nguyễn' },
        account_exists: false,
        expires_on: '2026-11-27T00:00:00.000Z',
      },
    },
    'invitations.accept': {
      summary: 'Accept an invitation',
      description: 'Makes the caller a member with the role and the applications of the invitation. The email must be the caller’s.',
      answer: {
        id: seedId('publisher', 1),
        code: 'lotus-games',
        name: 'Lotus Games',
        logo_url: null,
        status: 'active',
        role: { id: seedId('role', 3), name: 'Editor', is_original: true },
        is_owner: false,
      },
      problems: { wrong_account: 'The caller has another email.', already_member: 'The invitation stays as it is.' },
    },
  },
  entities: {
    InvitationPreview: {
      description: 'What the link of an invitation shows.',
      fields: {
        email: { format: 'email', description: 'Whom it is for.' },
        account_exists: 'Whether the email signs in; else it registers with the token of the link.',
      },
    },
    InvitingPublisher: { description: 'The publisher that someone is invited to.' },
    InvitedRole: { description: 'The role that the member will have.' },
    PersonName: { description: 'Who invited.' },
  },
}
