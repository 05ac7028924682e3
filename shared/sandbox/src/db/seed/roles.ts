import { OWN_KEYS, PERMISSION_KEYS, PREFIXED_KEYS } from '@console/contract'
import type { Database } from '../database.ts'
import { roles } from '../schema/index.ts'
import { seedId } from './ids.ts'
import type { Moment } from './moment.ts'
import { PUBLISHER } from './publishers.ts'

const MANAGER_LACKS = ['pub:publisher:update', 'pub:roles:create', 'pub:roles:update', 'pub:roles:delete', 'pub:users:delete']
const EDITOR_RESOURCES = ['applications', 'campaigns', 'sources', 'onelinks', 'metric_request']
const EDITOR_ACTIONS = ['read-list', 'read', 'create', 'update']

/** The provider's own roles, which every publisher has and none can change (contract section 1). */
export const ORIGINAL_ROLES: readonly { readonly name: string; readonly description: string; readonly permissions: readonly string[] }[] = [
  { name: 'Owner', description: 'Everything.', permissions: PERMISSION_KEYS },
  {
    name: 'Manager',
    description: 'Everything except editing the publisher, managing roles and removing members.',
    permissions: PERMISSION_KEYS.filter((key) => !MANAGER_LACKS.includes(key)),
  },
  {
    name: 'Editor',
    description: 'Reads, creates and edits applications, campaigns, sources, onelinks and metric requests.',
    permissions: EDITOR_RESOURCES.flatMap((resource) => EDITOR_ACTIONS.map((action) => `pub:${resource}:${action}`)),
  },
  { name: 'Viewer', description: 'Reads everything.', permissions: PREFIXED_KEYS.filter((key) => /:read(-list)?$/.test(key)) },
]

const roleIds = (first: number) => ({
  owner: seedId('role', first),
  manager: seedId('role', first + 1),
  editor: seedId('role', first + 2),
  viewer: seedId('role', first + 3),
})
export const ROLE = { lotus: { ...roleIds(1), own: seedId('role', 5) }, hanoi: roleIds(11) } as const

export async function seedRoles(db: Database, { day }: Moment): Promise<void> {
  const original = (publisherId: string, ids: readonly string[], created: Date) =>
    ORIGINAL_ROLES.map((role, n) => ({
      id: ids[n] ?? '',
      publisher_id: publisherId,
      name: role.name,
      description: role.description,
      is_original: true,
      permissions: [...role.permissions],
      created_on: created,
      updated_on: created,
    }))
  const { own, ...lotus } = ROLE.lotus
  await db.insert(roles).values([
    ...original(PUBLISHER.lotus, Object.values(lotus), day(-180)),
    ...original(PUBLISHER.hanoi, Object.values(ROLE.hanoi), day(-150)),
    {
      id: own,
      publisher_id: PUBLISHER.lotus,
      name: 'Own work',
      description: 'Only their own applications and campaigns.',
      is_original: false,
      permissions: [...OWN_KEYS],
      created_on: day(-90),
      updated_on: day(-90),
    },
  ])
}
