import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, renameSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import { cacheFolder, migrationsFolder, preparedDatabase } from './data-files.ts'
import { openPglite } from './db/database.ts'
import { migrate } from './db/migrate.ts'
import { SEARCH_FUNCTIONS } from './db/search-functions.ts'

/** Writes an archive of a migrated, empty PGlite folder. Loading it is several times faster than creating a cluster. */
async function writePreparedDatabase(file: string): Promise<void> {
  const database = await openPglite({})
  await migrate(database)
  const archive = Buffer.from(await (await database.dump()).arrayBuffer())
  await database.close()
  mkdirSync(dirname(file), { recursive: true })
  const draft = `${file}.${process.pid}`
  writeFileSync(draft, archive)
  // Several workers may do this at once; a rename makes the file appear completely.
  renameSync(draft, file)
}

/** The file with the archive of the current schema, made once per schema and kept in `folder`. */
export async function cachedPreparedDatabase(folder: string): Promise<string> {
  const schema = createHash('sha256').update(SEARCH_FUNCTIONS)
  for (const { hash } of readMigrationFiles({ migrationsFolder })) schema.update(hash)
  const file = join(folder, `sandbox-${schema.digest('hex').slice(0, 16)}.tar`)
  if (!existsSync(file)) await writePreparedDatabase(file)
  return file
}

export async function preparedFile(): Promise<string> {
  return existsSync(preparedDatabase) ? preparedDatabase : cachedPreparedDatabase(cacheFolder)
}
