import { seedId } from '../../seed/ids.ts'
import type { ResourceTexts } from './resource-texts.ts'

export const profileTexts: ResourceTexts<'profile'> = {
  tag: 'The person who is signed in.',
  calls: {
    'profile.get': {
      summary: 'Read the caller’s profile',
      description: 'The person that the token belongs to, at any publisher.',
    },
    'profile.update': {
      summary: 'Change the caller’s profile',
      description: 'The email cannot be changed: the person signs in with it.',
      wrong: { '/body/phone': 'invalid_phone' },
    },
  },
  entities: {
    ProfileWrite: {
      description: 'What a person says about themselves.',
      fields: {
        phone: 'A Vietnamese mobile number. Spaces, dots and hyphens are dropped, +84 becomes 0; then 09, 03, 07, 08 or 05 and 8 digits.',
        locale: 'The language of the person; null keeps it.',
      },
    },
    Phone: { description: 'A Vietnamese mobile number, in any of the usual forms.' },
    Profile: {
      description: 'A person with an account.',
      example: {
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
      },
      fields: {
        email: { format: 'email' },
        phone: 'Digits, with 0 in place of +84.',
        locale: 'The language of the person.',
        roles:
          'The roles of the account, not of a membership: `admin` for everyone at a publisher, `provider_staff` for the provider’s staff.',
        strategy: '`provider` for the provider’s staff, `local` for everyone else, however they sign in.',
        has_password: 'Whether the person can sign in with a password.',
        google_linked: 'Whether the person can sign in with Google.',
      },
    },
  },
}
