import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@jest/globals'
import { sql } from 'drizzle-orm'
import { preparedFile } from '../prepared.ts'
import { seed, seedDemo } from '../seed/index.ts'
import { openPglite } from './database.ts'
import { migrate } from './migrate.ts'
import { campaigns, users } from './schema/index.ts'

const migrated = async (folder?: string) => openPglite({ folder, prepared: new Blob([readFileSync(await preparedFile())]) })

test('a database is brought up once, filled once, and left alone afterwards', async () => {
  const database = await openPglite({})
  const now = new Date('2026-11-20T08:00:00.000Z')
  for (let start = 0; start < 2; start += 1) {
    await migrate(database)
    await seed(database, { now, demo: true, campaigns: 0, audience: 'small' })
  }
  expect(await database.db.$count(users)).toBe(10)
  await database.db.update(campaigns).set({ name: 'Mine now' })
  await seed(database, { now, demo: true, campaigns: 0, audience: 'small' })
  expect(await database.db.$count(campaigns, sql`name = 'Mine now'`)).toBe(32)
  await database.close()
})

test('demo data are the same at every seeding of a day', async () => {
  const database = await migrated()
  await seed(database, { now: new Date(), demo: false, campaigns: 0, audience: 'small' })
  expect(await database.db.$count(users)).toBe(0)
  const contents: string[] = []
  for (const time of ['2026-11-20T00:00:00.000Z', '2026-11-20T23:59:59.999Z']) {
    await seedDemo(database, { now: new Date(time), campaigns: 5, audience: 'small' })
    contents.push(
      JSON.stringify([
        await database.db.select().from(campaigns).orderBy(campaigns.id),
        await database.db.select().from(users).orderBy(users.id),
      ]),
    )
    await database.run('truncate users, publishers, registrations cascade')
  }
  expect(contents[0]).toBe(contents[1])
  await database.close()
})

test('data of a newer version are refused with a way out', async () => {
  // A folder of its own, since no later test could use this database.
  const folder = mkdtempSync(join(tmpdir(), 'sandbox-version-'))
  const database = await migrated(folder)
  await database.run("update drizzle.__drizzle_migrations set hash = 'of another version'")
  await expect(migrate(database)).rejects.toThrow('Start that version, or remove the data folder')
  await database.close()
  rmSync(folder, { recursive: true })
})
