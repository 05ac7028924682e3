import { sql } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import { type UserRow, users } from '../db/schema/index.ts'

/** The person with this email, of the staff or not. */
export async function findStaff(db: Database, email: string): Promise<UserRow | undefined> {
  const [user] = await db.select().from(users).where(sql`lower(${users.email}) = lower(${email})`)
  return user
}
