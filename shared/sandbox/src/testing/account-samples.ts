import { randomBytes, randomUUID } from 'node:crypto'
import { createInvitation } from '@console/contract'
import type { Sandbox } from '../create-sandbox.ts'
import { invitations, memberships, publishers, roles } from '../db/schema/index.ts'
import { DEMO_EMAIL, DEMO_PASSWORD } from '../demo-accounts.ts'
import { signRegistrationToken } from '../google/registration-token.ts'
import { newId } from '../ids.ts'
import { issueCode } from '../security/one-time-codes.ts'
import { invitationTokenHash } from '../security/tokens.ts'
import { USER } from '../seed/users.ts'

/** An address that nobody has. */
export const newEmail = () => `${randomUUID()}@sample.example`

/** With a code that was just sent. */
export async function registrationBody({ services }: Sandbox): Promise<Readonly<Record<string, unknown>>> {
  const email = newEmail()
  const otp = await issueCode(services.db, services.keys, { purpose: 'register', email }, services.now())
  return { email, otp, password: DEMO_PASSWORD, ...registrant() }
}

const registrant = () => ({
  first_name: 'Thảo',
  last_name: 'Mai',
  publisher_name: 'Of a sample',
  publisher_code: `sample-${randomUUID().slice(0, 13)}`,
  note: 'Of a sample',
  agree_terms: true,
  locale: 'vi',
})

/** With what a sign-in with Google left. */
export async function googleRegistrationBody({ services }: Sandbox): Promise<Readonly<Record<string, unknown>>> {
  const person = { subject: randomUUID(), email: newEmail(), first_name: 'Thảo', last_name: 'Mai' }
  return { ...registrant(), registration_token: await signRegistrationToken(services.keys, person, services.now()) }
}

/** For a person who signs in nowhere else. */
export async function resetBody({ services }: Sandbox): Promise<Readonly<Record<string, unknown>>> {
  const email = DEMO_EMAIL.google
  const otp = await issueCode(services.db, services.keys, { purpose: 'reset', email }, services.now())
  return { email, otp, password: DEMO_PASSWORD }
}

/** To a publisher that only its sender belongs to. */
export async function newInvitation(
  { services }: Sandbox,
  ownerId: string,
  callerEmail: string = DEMO_EMAIL.owner,
): Promise<Readonly<Record<string, string>>> {
  const now = services.now()
  const stamp = { created_on: now, updated_on: now }
  const publisher = { id: newId(now), code: `sample-${randomUUID().slice(0, 13)}`, name: 'Of a sample' }
  const role = {
    id: newId(now),
    publisher_id: publisher.id,
    name: 'Reader',
    description: 'Of a sample',
    permissions: [...createInvitation.access.any_of],
  }
  const token = randomBytes(32).toString('base64url')
  await services.db.insert(publishers).values({ ...publisher, owner_id: ownerId, status: 'active', ...stamp })
  await services.db.insert(roles).values({ ...role, ...stamp })
  const sender = { id: newId(now), publisher_id: publisher.id, user_id: USER.google, role_id: role.id, joined_on: now }
  await services.db.insert(memberships).values({ ...sender, status: 'active' })
  await services.db.insert(invitations).values({
    id: newId(now),
    publisher_id: publisher.id,
    role_id: role.id,
    email: callerEmail,
    token_hash: invitationTokenHash(token),
    status: 'pending',
    invited_by: sender.user_id,
    created_on: now,
    expires_on: new Date(now.getTime() + 7 * 86_400_000),
  })
  return { token }
}
