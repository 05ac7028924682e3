import { seedId } from '../../db/seed/ids.ts'
import type { ResourceWords } from '../words.ts'

export const profileWords: ResourceWords<'profile'> = {
  tag: 'The person who is signed in.',
  calls: {
    'profile.get': {
      summary: 'Read the caller’s profile',
      description: 'The person of the token, whatever the publisher.',
      answer: {
        id: seedId('user', 1),
        email: 'owner@lotus.example',
        first_name: 'Liên',
        last_name: 'Nguyễn',
        phone: '0912345601',
        avatar_url: null,
        locale: 'vi',
        roles: ['admin'],
        strategy: 'local',
        has_password: true,
        google_linked: false,
        version: 1,
        created_on: '2026-05-06T00:00:00.000Z',
        updated_on: '2026-05-06T00:00:00.000Z',
      },
    },
  },
  entities: {
    Profile: {
      description: 'A person with an account.',
      fields: {
        email: { format: 'email' },
        phone: 'Digits, with 0 in place of +84.',
        locale: 'The language of the person.',
        roles: 'Of the account, not of a membership: `admin` of everybody at a publisher, `provider_staff` of the provider’s staff.',
        strategy: '`provider` for the provider’s staff, `local` for everybody else, however they sign in.',
        has_password: 'Whether the person can sign in with a password.',
        google_linked: 'Whether the person can sign in with Google.',
      },
    },
  },
}
