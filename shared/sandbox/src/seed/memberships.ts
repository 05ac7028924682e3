import type { Database } from '../db/database.ts'
import { membershipApplications, memberships } from '../db/schema/index.ts'
import { APPLICATION } from './applications.ts'
import { seedId } from './ids.ts'
import type { Moment } from './moment.ts'
import { PUBLISHER } from './publishers.ts'
import { ROLE } from './roles.ts'
import { USER } from './users.ts'

export async function seedMemberships(db: Database, { day }: Moment): Promise<void> {
  const member = (n: number, publisher_id: string, user_id: string, role_id: string, joined: number, is_owner = false) => ({
    id: seedId('membership', n),
    publisher_id,
    user_id,
    role_id,
    is_owner,
    status: 'active' as const,
    joined_on: day(joined),
    last_seen_on: day(-1),
  })
  const { lotus, hanoi } = PUBLISHER
  await db
    .insert(memberships)
    .values([
      member(1, lotus, USER.owner, ROLE.lotus.owner, -180, true),
      member(2, lotus, USER.manager, ROLE.lotus.manager, -170),
      member(3, lotus, USER.editor, ROLE.lotus.editor, -160),
      member(4, lotus, USER.viewer, ROLE.lotus.viewer, -150),
      member(5, lotus, USER.own, ROLE.lotus.own, -90),
      member(6, lotus, USER.google, ROLE.lotus.viewer, -60),
      member(7, hanoi, USER.hanoi, ROLE.hanoi.owner, -150, true),
      member(8, hanoi, USER.owner, ROLE.hanoi.editor, -100),
    ])
  await db.insert(membershipApplications).values({
    publisher_id: lotus,
    membership_id: seedId('membership', 5),
    application_id: APPLICATION.cafe,
  })
}
