import {
  ADMINISTRATOR_KEYS,
  type ApplicationRef,
  PERMISSION_KEYS,
  PREFIXED_KEYS,
  type PublisherUser,
  type Role,
  type UserInvitation,
} from '@console/contract'
import type { useText } from '../../text.ts'

type Text = ReturnType<typeof useText>

export const STATES = ['you', 'above', 'member', 'own', 'new', 'disabled'] as const
export type State = (typeof STATES)[number]

const DAY_MS = 86_400_000
const [, RULES] = ADMINISTRATOR_KEYS
const READS = PREFIXED_KEYS.filter((key) => key.endsWith(':read') || key.endsWith(':read-list'))
const WRITES = PREFIXED_KEYS.filter((key) => key.startsWith('pub:campaigns:'))

/** Holds all keys but one, so that the administrator is above them. */
export const ME = { id: 'you', held: PERMISSION_KEYS.filter((key) => key !== RULES) } as const

export interface SamplePeople {
  readonly roles: readonly Role[]
  readonly applications: readonly ApplicationRef[]
  readonly members: readonly PublisherUser[]
  readonly invitations: Readonly<Record<'pending' | 'expired', readonly UserInvitation[]>>
}

export function samplePeople(text: Text, now: number): SamplePeople {
  const inDays = (days: number) => new Date(now + days * DAY_MS).toISOString()
  const role = (id: 'administrator' | 'lead' | 'author' | 'reader', permissions: readonly string[], users_count: number): Role => ({
    id,
    name: text(`members.demo.role.${id}`),
    description: '',
    is_original: id === 'administrator',
    permissions: [...permissions],
    users_count,
  })
  const roles = {
    administrator: role('administrator', PERMISSION_KEYS, 1),
    lead: role('lead', ME.held, 1),
    author: role('author', [...READS, ...WRITES], 2),
    reader: role('reader', READS, 2),
  }
  const application = (id: 'quest' | 'puzzle', mode: 'LIVE' | 'TEST'): ApplicationRef => ({
    id,
    code: `sample-${id}`,
    display_name: text(`members.demo.application.${id}`),
    mode,
    status: 'active',
  })
  const applications = [application('quest', 'LIVE'), application('puzzle', 'TEST')]

  const member = (state: State, first_name: string, last_name: string, held: Role, more: Partial<PublisherUser> = {}): PublisherUser => ({
    id: state,
    user: { id: state, email: `${state}@team.example`, first_name, last_name },
    role: held,
    applications: [],
    is_owner: state === 'above',
    status: 'active',
    joined_on: inDays(-200),
    last_seen_on: inDays(-1),
    ...more,
  })
  const invitation = (email: string, status: 'pending' | 'expired', held: Role, apps: readonly ApplicationRef[]): UserInvitation => ({
    id: email,
    email,
    role: held,
    applications: [...apps],
    note: '',
    status,
    expires_on: inDays(status === 'pending' ? 5 : -12),
  })

  return {
    roles: Object.values(roles),
    applications,
    members: [
      member('you', 'Hà', 'Đỗ', roles.lead),
      member('above', 'Liên', 'Nguyễn', roles.administrator),
      member('member', 'Minh', 'Trần', roles.reader),
      member('own', 'Emma', 'Phạm', roles.author, { applications: applications.slice(0, 1) }),
      member('new', 'Vinh', 'Lê', roles.author, { joined_on: inDays(-1), last_seen_on: null }),
      member('disabled', 'Oanh', 'Đặng', roles.reader, { status: 'inactive' }),
    ],
    invitations: {
      pending: [
        invitation('waiting@team.example', 'pending', roles.reader, applications),
        invitation('nowhere@team.example', 'pending', roles.author, []),
      ],
      expired: [invitation('late@team.example', 'expired', roles.author, applications.slice(1))],
    },
  }
}
