import { OWN_KEYS } from '@console/contract'
import type { Database } from '../db/database.ts'
import { roles } from '../db/schema/index.ts'
import { seedId } from './ids.ts'
import type { Moment } from './moment.ts'
import { ORIGINAL_ROLES } from './original-roles.ts'
import { PUBLISHER } from './publishers.ts'

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
