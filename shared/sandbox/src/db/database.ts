import { existsSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Extensions } from '@electric-sql/pglite'
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'

/** Any of the two databases, or a transaction on one. */
export type Database = PgDatabase<PgQueryResultHKT>

export interface OpenDatabase {
  readonly engine: 'pglite' | 'postgresql'
  readonly db: Database
  /** Applies the missing migrations of this folder in one transaction. */
  applyMigrations(folder: string): Promise<void>
  /** Runs a text of several statements, without parameters. */
  run(statements: string): Promise<void>
  /** Runs `work` while no other process does. PGlite belongs to one process, so it runs at once there. */
  exclusively<T>(work: () => Promise<T>): Promise<T>
  close(): Promise<void>
}

/** Types of PostgreSQL itself have fixed numbers below this one. */
const OWN_TYPES = 10_000
const MIGRATION_LOCK = 7_240_112
/** A server that does not respond is an outage, and not something to wait for. */
const CONNECT_LIMIT_MS = 10_000

/**
 * Opens PGlite, in memory or in a folder. A new one starts from `prepared`, an archive made by `dump`, which is several times
 * faster than creating the cluster. Writes are not synced to disk: they survive the end of the process, not a power loss.
 */
export async function openPglite(options: {
  readonly folder?: string
  readonly prepared?: Blob
  readonly onQuery?: (statement: string) => void
}): Promise<OpenDatabase & { dump(): Promise<Blob> }> {
  const [{ PGlite }, { pg_trgm }, { btree_gin }, { drizzle }, { migrate }] = await Promise.all([
    import('@electric-sql/pglite'),
    import('@electric-sql/pglite/contrib/pg_trgm'),
    import('@electric-sql/pglite/contrib/btree_gin'),
    import('drizzle-orm/pglite'),
    import('drizzle-orm/pglite/migrator'),
  ])
  const extensions: Extensions = { pg_trgm, btree_gin }
  const isNew = !options.folder || !existsSync(join(options.folder, 'PG_VERSION'))
  if (options.folder) mkdirSync(options.folder, { recursive: true, mode: 0o700 })
  const client = await PGlite.create({
    ...(options.folder ? { dataDir: options.folder } : {}),
    ...(isNew && options.prepared ? { loadDataDir: options.prepared } : {}),
    extensions,
  })
  // Drizzle's statements copy all parsers, and no statement reads an array of rows of a table, of which there are 249.
  for (const type of Object.keys(client.parsers).map(Number)) if (type >= OWN_TYPES) delete client.parsers[type]
  const db = drizzle(client, { logger: loggerOf(options.onQuery) })
  return {
    engine: 'pglite',
    db,
    applyMigrations: (migrationsFolder) => migrate(db, { migrationsFolder }),
    run: async (statements) => void (await client.exec(statements)),
    exclusively: (work) => work(),
    close: () => client.close(),
    dump: () => client.dumpDataDir('none'),
  }
}

/** PostgreSQL 15 or newer. A backend that dies is replaced by the pool and only logged. */
export async function openPostgres(url: string, log: (line: string) => void, onQuery?: (statement: string) => void): Promise<OpenDatabase> {
  const [{ Pool }, { drizzle }, { migrate }] = await Promise.all([
    import('pg'),
    import('drizzle-orm/node-postgres'),
    import('drizzle-orm/node-postgres/migrator'),
  ])
  const pool = new Pool({ connectionString: url, max: 10, connectionTimeoutMillis: CONNECT_LIMIT_MS })
  // Without a listener, an idle connection that breaks would end the process.
  pool.on('error', (error) => log(`A database connection was lost: ${error.message}`))
  const db = drizzle(pool, { logger: loggerOf(onQuery) })
  return {
    engine: 'postgresql',
    db,
    applyMigrations: (migrationsFolder) => migrate(db, { migrationsFolder }),
    run: async (statements) => void (await pool.query(statements)),
    async exclusively(work) {
      const connection = await pool.connect()
      try {
        await connection.query('select pg_advisory_lock($1)', [MIGRATION_LOCK])
        return await work()
      } finally {
        await connection.query('select pg_advisory_unlock($1)', [MIGRATION_LOCK]).catch(() => undefined)
        connection.release()
      }
    },
    close() {
      // Connections that break while they are being closed are no loss.
      pool.removeAllListeners('error').on('error', () => undefined)
      return pool.end()
    },
  }
}

/** Values stay out of it: they may be secrets. */
const loggerOf = (onQuery: ((statement: string) => void) | undefined) =>
  onQuery ? { logQuery: (statement: string) => onQuery(statement) } : false
