import { getCampaign, listCampaigns } from '@console/contract'
import { seedId } from '../../db/seed/ids.ts'
import type { ResourceWords } from '../words.ts'

const OWNER = { id: seedId('role', 1), name: 'Owner', is_original: true } as const

export const publisherWords: ResourceWords<'publishers'> = {
  tag: 'Publishers that the person belongs to.',
  calls: {
    'publishers.check_exist': {
      summary: 'Ask whether a publisher exists',
      description:
        'By code or by name, exactly one of them, without regard to case; registrations that wait count too. For forms, while someone types.',
      query: { code: 'The code.', name: 'The whole name.' },
      answer: { exists: false },
    },
    'publishers.own': {
      summary: 'List the caller’s publishers',
      description: 'In the order of their names; empty for a person who belongs to none yet.',
      query: { q: 'Part of the name or the code.' },
      answer: {
        items: [
          {
            id: seedId('publisher', 1),
            code: 'lotus-games',
            name: 'Lotus Games',
            logo_url: null,
            status: 'active',
            role: OWNER,
            is_owner: true,
          },
        ],
      },
    },
  },
  entities: {
    Exists: { description: 'Whether something is there.' },
    OwnPublisher: {
      description: 'A publisher as one of its members sees it.',
      fields: {
        code: 'Unique without regard to case.',
        role: 'The role of the caller there.',
        is_owner: 'Whether the caller is its owner.',
      },
    },
  },
}

export const authzWords: ResourceWords<'authz'> = {
  tag: 'What a person may do at a publisher.',
  calls: {
    'authz.my_permissions': {
      summary: 'Read the caller’s permissions at a publisher',
      description: 'The keys of the caller’s role. The console blocks by them before it calls; the API decides again each time.',
      answer: {
        publisher_id: seedId('publisher', 1),
        role: OWNER,
        is_owner: true,
        permissions: [...listCampaigns.access.any_of, ...getCampaign.access.any_of],
      },
    },
  },
  entities: {
    MyPermissions: {
      description: 'What the caller may do at one publisher.',
      fields: {
        is_owner: 'Whether the caller is its owner.',
        permissions: 'Keys of ref.permissions, those of all records and those of one’s own.',
      },
    },
  },
}
