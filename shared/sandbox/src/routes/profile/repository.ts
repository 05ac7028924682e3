import { eq } from 'drizzle-orm'
import { nextVersion } from '../../db/columns.ts'
import type { Database } from '../../db/database.ts'
import { lockRow } from '../../db/lock-row.ts'
import { type UserRow, users } from '../../db/schema/index.ts'

export async function findUser(db: Database, id: string): Promise<UserRow | undefined> {
  const [row] = await db.select().from(users).where(eq(users.id, id))
  return row
}

export const lockUser = (db: Database, id: string): Promise<UserRow | undefined> => lockRow(db, users, eq(users.id, id))

export type ProfileChange = Pick<UserRow, 'first_name' | 'last_name' | 'phone' | 'avatar_url' | 'locale'>

export async function changeUser(db: Database, id: string, change: ProfileChange, now: Date): Promise<UserRow> {
  const [row] = await db
    .update(users)
    .set({ ...change, ...nextVersion(now) })
    .where(eq(users.id, id))
    .returning()
  if (!row) throw new TypeError(`There is no person ${id}`)
  return row
}
