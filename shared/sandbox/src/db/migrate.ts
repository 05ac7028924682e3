import { sql } from 'drizzle-orm'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import { migrationsFolder } from '../data-files.ts'
import { StartError } from '../settings.ts'
import type { Database, OpenDatabase } from './database.ts'
import { SEARCH_FUNCTIONS } from './search-functions.ts'

/** Brings the schema up to date, with what is in it. Of several processes that try at the same time, one does it. */
export function migrate(database: OpenDatabase, folder = migrationsFolder): Promise<void> {
  return database.exclusively(async () => {
    await refuseNewerSchema(database.db, folder)
    await database.run(SEARCH_FUNCTIONS)
    await database.applyMigrations(folder)
  })
}

/** Migrations are only added, so one that is not known here was made by a newer version, whose data this one would read wrongly. */
async function refuseNewerSchema(db: Database, folder: string): Promise<void> {
  const known = new Set(readMigrationFiles({ migrationsFolder: folder }).map(({ hash }) => hash))
  const journal = await scalar(db, sql`select to_regclass('drizzle.__drizzle_migrations')::text`)
  if (journal === null) return
  const applied = await scalar(db, sql`select string_agg(hash, ' ' order by id) from drizzle.__drizzle_migrations`)
  for (const hash of (applied ?? '').split(' ').filter(Boolean)) {
    if (!known.has(hash)) {
      throw new StartError(
        'The database was made by another version of the sandbox. Start that version, or remove the data folder, or name an empty database.',
      )
    }
  }
}

async function scalar(db: Database, query: ReturnType<typeof sql>): Promise<string | null> {
  const [row] = await db.select({ value: sql<string | null>`(${query})` }).from(sql`(select 1) as one`)
  return row?.value ?? null
}
