import type { Sandbox } from '../create-sandbox.ts'
import { invitations, memberships, roles, users } from '../db/schema/index.ts'
import { newId } from '../ids.ts'
import { seedId } from '../seed/ids.ts'
import { PUBLISHER } from '../seed/publishers.ts'
import { ROLE } from '../seed/roles.ts'
import { USER } from '../seed/users.ts'
import { newEmail } from './account-samples.ts'

type Params = Readonly<Record<string, string>>

/** A viewer of Lotus Games who never signs in. */
export async function newMember({ services }: Sandbox): Promise<Params> {
  const now = services.now()
  const user = { id: newId(now), email: newEmail(), first_name: 'Thảo', last_name: 'Mai', locale: 'vi' } as const
  await services.db.insert(users).values({ ...user, account_roles: ['admin'], created_on: now, updated_on: now })
  const id = newId(now)
  const membership = { id, publisher_id: PUBLISHER.lotus, user_id: user.id, role_id: ROLE.lotus.viewer }
  await services.db.insert(memberships).values({ ...membership, status: 'active', joined_on: now })
  return { user_id: id }
}

/** A role of Lotus Games that nobody holds. */
export async function newRole({ services }: Sandbox): Promise<Params> {
  const now = services.now()
  const id = newId(now)
  const row = { id, publisher_id: PUBLISHER.lotus, name: `Sample ${id.slice(-12)}`, description: 'Of a sample' }
  await services.db.insert(roles).values({ ...row, permissions: ['pub:campaigns:read'], created_on: now, updated_on: now })
  return { role_id: id }
}

/** An invitation to Lotus Games that can still be accepted. */
export async function newSent({ services }: Sandbox): Promise<Params> {
  const now = services.now()
  const id = newId(now)
  const row = { id, publisher_id: PUBLISHER.lotus, email: newEmail(), role_id: ROLE.lotus.viewer, token_hash: id, invited_by: USER.owner }
  const expires_on = new Date(now.getTime() + 7 * 86_400_000)
  await services.db.insert(invitations).values({ ...row, status: 'pending', created_on: now, expires_on })
  return { invitation_id: id }
}

export async function roleBody() {
  const name = `Sample ${newId(new Date()).slice(-12)}`
  return { name, description: 'Of a sample', permissions: ['pub:campaigns:read-list', 'campaign:update'] }
}

export async function profileBody() {
  return { first_name: 'Thảo', last_name: 'Mai', phone: '0912345699', avatar_url: 'https://sample.example/a.png', locale: 'vi' }
}

export async function publisherBody() {
  return {
    name: 'Lotus Games',
    description: 'Of a sample',
    logo_url: 'https://sample.example/logo.png',
    website_url: 'https://sample.example/',
    contact_email: 'sample@lotus.example',
    contact_phone: '028 3829 0000',
    address: '12 Nguyễn Huệ',
    country_code: 'SG',
    category_ids: [seedId('category', 2)],
  }
}
