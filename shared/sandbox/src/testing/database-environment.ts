import { PGlite, type PGliteOptions, types } from '@electric-sql/pglite'
import type { EnvironmentContext, JestEnvironmentConfig } from '@jest/environment'
import { TestEnvironment } from 'jest-environment-node'
import { beginFile, closeWhenIdle, endFile } from './when-idle.ts'

/** Databases in memory that test files of this worker have closed: without rows, for the next file. */
const idle: PGlite[] = []

/** Opens a database that a finished test file left, or else a new one: starting PGlite takes longer than the tests of most files. */
async function create(options: PGliteOptions): Promise<PGlite> {
  if (options.dataDir !== undefined || options.loadDataDir === undefined) return PGlite.create(options)
  const left = idle.pop()
  if (left) return left
  const database = await PGlite.create(options)
  const close = database.close.bind(database)
  closeWhenIdle(() => {
    idle.splice(0)
    void close()
  })
  return Object.assign(database, { close: () => empty(database) })
}

async function empty(database: PGlite): Promise<void> {
  const { rows } = await database.query<{ name: string }>(
    `select quote_ident(tablename) as name from pg_tables where schemaname = 'public'`,
  )
  await database.exec(`drop schema if exists original cascade; truncate ${rows.map(({ name }) => name).join(', ')} restart identity`)
  idle.push(database)
}

/** Node with databases that outlive their test file. */
export default class SandboxEnvironment extends TestEnvironment {
  constructor(config: JestEnvironmentConfig, context: EnvironmentContext) {
    super(config, context)
    Object.assign(this.global, { pgliteOfWorker: { PGlite: { create }, types } })
  }

  override async setup(): Promise<void> {
    beginFile()
    await super.setup()
  }

  override async teardown(): Promise<void> {
    endFile()
    await super.teardown()
  }
}
