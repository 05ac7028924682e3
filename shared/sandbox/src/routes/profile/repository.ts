import type { Profile } from '@console/contract'
import { eq } from 'drizzle-orm'
import type { Database } from '../../db/database.ts'
import { users } from '../../db/schema/index.ts'

export async function findProfile(db: Database, userId: string): Promise<Profile | undefined> {
  const [user] = await db.select().from(users).where(eq(users.id, userId))
  if (!user) return undefined
  return {
    id: user.id,
    email: user.email,
    first_name: user.first_name,
    last_name: user.last_name,
    phone: user.phone,
    avatar_url: user.avatar_url,
    locale: user.locale,
    roles: user.account_roles,
    // Google is a way in and not a strategy of its own (contract section 2).
    strategy: user.account_roles.includes('provider_staff') ? 'provider' : 'local',
    has_password: user.password_hash !== null,
    google_linked: user.google_subject !== null,
    version: user.version,
    created_on: user.created_on.toISOString(),
    updated_on: user.updated_on.toISOString(),
  }
}
