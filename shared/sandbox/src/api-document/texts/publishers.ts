import { getCampaign, listCampaigns } from '@console/contract'
import { seedId } from '../../seed/ids.ts'
import type { ResourceTexts } from './resource-texts.ts'

const PUBLISHER = { id: seedId('publisher', 1), code: 'lotus-games', name: 'Lotus Games', logo_url: null } as const

export const publisherTexts: ResourceTexts<'publishers'> = {
  tag: 'Publishers that the person belongs to.',
  calls: {
    'publishers.check_exist': {
      summary: 'Check whether a publisher exists',
      description:
        'By code or by name, exactly one of them, regardless of case; pending registrations count too. For forms, while someone types.',
      query: { code: 'The code.', name: 'The whole name.' },
    },
    'publishers.get': { summary: 'Read a publisher', description: 'With its contact details.' },
    'publishers.update': {
      summary: 'Change a publisher',
      description: 'The code never changes. An absent field keeps its value, null clears it.',
      wrong: { '/body/name': 'required', '/body/country_code': 'not_found' },
    },
    'publishers.own': {
      summary: 'List the caller’s publishers',
      description: 'Sorted by name; empty for a person who belongs to no publisher yet.',
      query: { q: 'Part of the name or the code.' },
    },
  },
  entities: {
    Exists: { description: 'Whether something exists.' },
    Publisher: {
      description: 'A publisher with everything that its members have entered.',
      example: {
        ...PUBLISHER,
        description: 'Role-playing and puzzle games from Ho Chi Minh City.',
        website_url: 'https://lotus.example/',
        contact_email: 'hello@lotus.example',
        contact_phone: '0912345600',
        address: '12 Nguyễn Huệ, Quận 1, Thành phố Hồ Chí Minh',
      },
      fields: {
        code: 'Unique regardless of case; never changes.',
        contact_email: { format: 'email' },
        contact_phone: 'As entered, in any form.',
        categories: 'What the publisher publishes.',
      },
    },
    PublisherWrite: {
      description: 'What can be changed in a publisher.',
      example: { country_code: 'VN', category_ids: [seedId('category', 6)] },
      fields: { country_code: 'ISO 3166-1 alpha-2, from ref.countries.', category_ids: 'From ref.categories.' },
    },
    OwnPublisher: {
      description: 'A publisher as one of its members sees it.',
      example: PUBLISHER,
      fields: {
        code: 'Unique regardless of case.',
        role: 'The role of the caller there.',
        is_owner: 'Whether the caller is its owner.',
      },
    },
  },
}

export const authzTexts: ResourceTexts<'authz'> = {
  tag: 'What a person can do at a publisher.',
  calls: {
    'authz.my_permissions': {
      summary: 'Read the caller’s permissions at a publisher',
      description: 'The keys of the caller’s role. The console checks them before it makes a call; the API decides again each time.',
    },
  },
  entities: {
    MyPermissions: {
      description: 'What the caller can do at one publisher.',
      example: {
        publisher_id: seedId('publisher', 1),
        permissions: [...listCampaigns.access.any_of, ...getCampaign.access.any_of],
      },
      fields: {
        is_owner: 'Whether the caller is its owner.',
        permissions: 'Keys from ref.permissions, both those for all records and those for one’s own.',
      },
    },
  },
}
