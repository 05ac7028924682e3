import { eq } from 'drizzle-orm'
import type { Database } from '../../db/database.ts'
import { type UserRow, users } from '../../db/schema/index.ts'

export async function findUser(db: Database, id: string): Promise<UserRow | undefined> {
  const [row] = await db.select().from(users).where(eq(users.id, id))
  return row
}
