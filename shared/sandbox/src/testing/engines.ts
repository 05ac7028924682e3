import { randomBytes } from 'node:crypto'
import { Client } from 'pg'
import { createSandbox, type Sandbox, type SandboxOptions } from '../create-sandbox.ts'

/** What the tests run on: PGlite always, PostgreSQL too where TEST_DATABASE_URL names a server that may be used. */
export const ENGINES = process.env.TEST_DATABASE_URL ? (['PGlite', 'PostgreSQL'] as const) : (['PGlite'] as const)
export type Engine = (typeof ENGINES)[number]

/** A sandbox of its own; on PostgreSQL in a database of its own, which is dropped with it. */
export async function openOn(engine: Engine, options: SandboxOptions = {}): Promise<Sandbox> {
  if (engine === 'PGlite') return createSandbox(options)
  const database = await freshDatabase()
  const sandbox = await createSandbox({ ...options, databaseUrl: database.url })
  return {
    ...sandbox,
    async close() {
      await sandbox.close()
      await database.drop()
    },
  }
}

/** An empty database on the server of TEST_DATABASE_URL. */
export async function freshDatabase(): Promise<{ readonly url: string; drop(): Promise<void> }> {
  const server = process.env.TEST_DATABASE_URL ?? ''
  const name = `sandbox_test_${randomBytes(6).toString('hex')}`
  await onServer(server, `create database ${name}`)
  const url = new URL(server)
  url.pathname = `/${name}`
  return { url: url.href, drop: () => onServer(server, `drop database ${name} with (force)`) }
}

async function onServer(url: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: url })
  await client.connect()
  await client.query(statement)
  await client.end()
}
