import { seedId } from '../../seed/ids.ts'
import { APPLICATION_ID } from './applications.ts'
import type { ResourceTexts } from './resource-texts.ts'

const LAST = { last_administrator: 'No one would be left who can change roles and members.' } as const

export const userTexts: ResourceTexts<'users'> = {
  tag: 'The members of a publisher.',
  calls: {
    'users.list': {
      summary: 'List members',
      description: 'Everyone who belongs to the publisher.',
      query: { q: 'Part of the name or the email.', role_id: 'Only those who hold this role.', status: 'Only those with this status.' },
    },
    'users.update': {
      summary: 'Change a member’s role and applications',
      description:
        'Takes effect on the member’s next call. If `application_ids` is absent, the applications stay as they are; null or an empty list means all.',
      wrong: { '/body/role_id': 'not_found' },
      response: { role: { id: seedId('role', 4), name: 'Viewer' } },
      problems: {
        ...LAST,
        cannot_change_self: 'Someone else has to do it.',
        permission_escalation: 'The member’s role, before or after, has keys that the caller lacks.',
      },
    },
    'users.delete': {
      summary: 'Remove a member',
      description: 'The account stays, and what the member created stays with the publisher.',
      problems: {
        ...LAST,
        cannot_change_self: 'Someone else has to do it.',
        permission_escalation: 'The member’s role has keys that the caller lacks.',
      },
    },
  },
  entities: {
    PublisherUser: {
      description: 'A member of a publisher; `id` is that of the membership.',
      example: { id: seedId('membership', 3) },
      fields: {
        applications: 'Those that count as the member’s own; none chosen means all.',
        is_owner: 'Whether the publisher is theirs.',
        last_seen_on: 'Null for a member who has not been seen yet.',
      },
    },
    PublisherUserWrite: {
      description: 'What can be changed in a membership.',
      example: { role_id: seedId('role', 4), application_ids: [APPLICATION_ID] },
      fields: { application_ids: 'Those that count as the member’s own. One of another publisher is `not_found`.' },
    },
    ApplicationIds: { description: 'Applications of the publisher, each once.' },
    MemberAccount: {
      description: 'The account of a member.',
      fields: { email: { format: 'email' } },
      example: {
        id: seedId('user', 3),
        email: 'editor@lotus.example',
        first_name: 'Emma',
        last_name: 'Phạm',
        phone: '0912345603',
        avatar_url: null,
      },
    },
  },
}
