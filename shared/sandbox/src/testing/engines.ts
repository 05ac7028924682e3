import { createSandbox, type Sandbox, type SandboxOptions } from '../create-sandbox.ts'
import { freshDatabase } from './fresh-database.ts'

/**
 * What the tests run on: PGlite, and in the full round PostgreSQL too, where TEST_DATABASE_URL names a server that may be used. With
 * FULL=only they run on PostgreSQL alone.
 */
export const ENGINES = enginesOf(process.env)
export type Engine = 'PGlite' | 'PostgreSQL'

function enginesOf({ FULL, TEST_DATABASE_URL }: NodeJS.ProcessEnv): readonly Engine[] {
  if (FULL === 'only') return ['PostgreSQL']
  return FULL === '1' && TEST_DATABASE_URL ? ['PGlite', 'PostgreSQL'] : ['PGlite']
}

/** On PostgreSQL in a database of its own, which is dropped with the sandbox. */
export async function openOn(engine: Engine, options: SandboxOptions = {}): Promise<Sandbox> {
  if (engine === 'PGlite') return createSandbox(options)
  const database = await freshDatabase(process.env.TEST_DATABASE_URL ?? '')
  const sandbox = await createSandbox({ ...options, databaseUrl: database.url })
  return {
    ...sandbox,
    async close() {
      await sandbox.close()
      await database.drop()
    },
  }
}
