import type { Database } from '../../db/database.ts'
import { files } from '../../db/schema/index.ts'

export async function insertFile(db: Database, row: typeof files.$inferInsert): Promise<void> {
  await db.insert(files).values(row)
}
