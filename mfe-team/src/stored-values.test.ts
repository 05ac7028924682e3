import { call } from '@console/api'
import { getProfile, getPublisher, getRole, listInvitations, listUsers, PERMISSION_KEYS } from '@console/contract'
import { idIn } from '@console/records'
import { bodyOf } from '@console/records/form'
import { storedWriter } from '@console/testing/stored-values'
import { expect, test } from '@jest/globals'
import { invitedAgain } from './members/invited-again.ts'
import { memberBody, memberValues } from './members/member-record.ts'
import { profileRecord } from './profile/profile-record.ts'
import { publisherRecord } from './publisher/publisher-record.ts'
import { roleRecord } from './roles/role-record.ts'

const name = { en: 'Vietnam', vi: 'Việt Nam' }
const person = { id: 'u1', email: 'a@b.example', first_name: 'An', last_name: 'Le' }
const application = { id: 'a1', code: 'lotus', display_name: 'Lotus', mode: 'LIVE', status: 'active' }
const role = {
  id: 'r1',
  name: 'Editor',
  description: 'Edits.',
  is_original: false,
  permissions: [...PERMISSION_KEYS.slice(0, 2), 'pub:rewards:read'],
  users_count: 1,
  version: 1,
}
const member = {
  id: 'm1',
  user: { ...person, phone: null, avatar_url: null },
  role: { id: 'r1', name: 'Editor', is_original: false },
  applications: [application, { ...application, id: 'a2' }],
  is_owner: false,
  status: 'active',
  joined_on: '2026-01-01T00:00:00.000Z',
  last_seen_on: null,
  version: 1,
}
const invitation = {
  id: 'i1',
  email: 'new@b.example',
  role: member.role,
  applications: member.applications,
  note: 'Welcome',
  status: 'pending',
  invited_by: person,
  expires_on: '2026-01-01T00:00:00.000Z',
}
const publisher = {
  id: 'p',
  code: 'lotus',
  name: 'Lotus',
  description: 'Games.',
  logo_url: 'https://lotus.example/logo.png',
  website_url: 'https://lotus.example/',
  contact_email: 'a@lotus.example',
  contact_phone: '+84 1',
  address: 'Hanoi',
  country: { code: 'VN', name, phone_prefix: '+84' },
  categories: [
    { id: 'k1', code: 'puzzle', name },
    { id: 'k2', code: 'quiz', name },
  ],
  owner: person,
  status: 'active',
  version: 1,
}
const profile = {
  ...person,
  phone: '+84901234567',
  avatar_url: 'https://lotus.example/an.png',
  locale: 'vi',
  roles: ['admin'],
  strategy: 'local',
  version: 1,
}

/** Fields of a body that name a record by one of its fields. */
const NAMES: Readonly<Record<string, readonly [string, string]>> = {
  role: ['role_id', 'id'],
  applications: ['application_ids', 'id'],
  country: ['country_code', 'code'],
  categories: ['category_ids', 'id'],
}

function asWritten(place: readonly string[], value: unknown): readonly [readonly string[], unknown] {
  const [field = '', ...rest] = place
  const [written, key] = NAMES[field] ?? []
  if (written === undefined || key === undefined) return [place, value]
  const at = rest.filter((one) => one !== key)
  if (rest.length > at.length) return [[written, ...at], value]
  return [[written, ...at], Array.isArray(value) ? value.map((one) => idIn(one, [key])) : idIn(value, [key])]
}

const pageWith = (row: unknown) => ({ items: [row], page: 1, page_size: 20, total: 1 })

const writers = {
  'the form of a role': storedWriter({
    stored: role,
    read: () => call(getRole, { role_id: 'r1' }),
    body: async (one) => bodyOf(roleRecord, { ...roleRecord.values(one), name: 'Another' }, one),
    changes: ['name'],
    shown: /^(id|is_original|users_count|version)$/,
  }),
  'the form of a member': storedWriter({
    stored: member,
    response: pageWith,
    read: async () => (await call(listUsers, {})).items[0],
    body: async (one) => memberBody(one, { ...memberValues(one), role_id: 'r2' }),
    changes: ['role', 'role.id'],
    shown: /^(id|user|is_owner|status|joined_on|last_seen_on|version)(\.|$)|^role\.|^applications\.\d+\.(?!id$)/,
    sentAs: asWritten,
  }),
  'a second invitation': storedWriter({
    stored: invitation,
    response: pageWith,
    read: async () => (await call(listInvitations, {})).items[0],
    body: async (one) => invitedAgain(one),
    changes: [],
    shown: /^(id|status|invited_by|expires_on)(\.|$)|^(role|applications\.\d+)\.(?!id$)/,
    sentAs: asWritten,
  }),
  'the form of the publisher': storedWriter({
    stored: publisher,
    read: () => call(getPublisher, {}),
    body: async (one) => bodyOf(publisherRecord, { ...publisherRecord.values(one), name: 'Another' }, one),
    changes: ['name'],
    shown: /^(id|code|owner|status|version)(\.|$)|^country\.(?!code$)|^categories\.\d+\.(?!id$)/,
    sentAs: asWritten,
  }),
  'the form of the profile': storedWriter({
    stored: profile,
    read: () => call(getProfile, {}),
    body: async (one) => bodyOf(profileRecord, { ...profileRecord.values(one), first_name: 'Another' }, one),
    changes: ['first_name'],
    shown: /^(id|email|roles|strategy|version)(\.|$)/,
  }),
}

test.each(Object.entries(writers))('whatever a backend stores is sent back by %s as it came, or not at all', async (_, kept) => {
  const { lost, share } = await kept()
  expect(lost).toEqual([])
  expect(share).toBeGreaterThan(0.5)
})
