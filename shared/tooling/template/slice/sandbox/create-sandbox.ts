import { sql } from 'drizzle-orm'
import { createApp } from '../../../../sandbox/src/app.ts'
import { createSandbox as createBareSandbox, type Sandbox, type SandboxOptions } from '../../../../sandbox/src/create-sandbox.ts'
import { implementations } from '../../../../sandbox/src/routes/index.ts'
import { momentOf } from '../../../../sandbox/src/seed/moment.ts'
import { sampleThingRoutes } from './routes/sample-things/routes.ts'
import { seedSampleThings } from './seed/sample-things.ts'

/** As `npm run migration` writes it, but without the reference to the publisher: the sandbox could not empty its own tables. */
const TABLE = [
  'drop table if exists sample_things',
  `create table sample_things (
    id text collate "C" primary key,
    publisher_id text collate "C" not null,
    name text collate "und-x-icu" not null,
    folded_name text generated always as (search_fold(name)) stored,
    status text not null check (status in ('active', 'inactive')),
    version integer not null default 1,
    created_on timestamp(3) with time zone not null,
    updated_on timestamp(3) with time zone not null
  )`,
  'create index on sample_things (publisher_id, name, id)',
  'create index on sample_things (publisher_id, created_on, id)',
]

/** Starts the sandbox with the slice in it; tests of pages run on it. */
export async function createSandbox(options?: SandboxOptions): Promise<Sandbox> {
  return addSlice(await createBareSandbox(options))
}

export async function addSlice(sandbox: Sandbox): Promise<Sandbox> {
  const { db, now } = sandbox.services
  const app = createApp(sandbox.services, [...implementations, ...sampleThingRoutes])
  async function fill(): Promise<void> {
    for (const statement of TABLE) await db.execute(sql.raw(statement))
    await seedSampleThings(db, momentOf(now()))
  }
  await fill()
  return {
    ...sandbox,
    fetch: async (request) => app.fetch(request),
    async reset() {
      await sandbox.reset()
      await fill()
    },
  }
}
