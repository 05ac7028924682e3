import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { getTableName, is, sql } from 'drizzle-orm'
import { PgTable } from 'drizzle-orm/pg-core'
import type { Sandbox } from '../create-sandbox.ts'
import { movableClock } from '../testing/client.ts'
import { ENGINES, openOn } from '../testing/engines.ts'
import * as schema from './schema/index.ts'

const DAY = 86_400
const names = Object.values(schema).flatMap((table) => (is(table, PgTable) ? [getTableName(table)] : []))

/** Every row of every table, generated columns too. */
async function everythingIn({ services }: Sandbox): Promise<Readonly<Record<string, readonly string[]>>> {
  const rows = async (name: string) => {
    const found = await services.db.select({ row: sql<string>`one::text` }).from(sql.raw(`${name} as one`))
    return found.map(({ row }) => row).sort()
  }
  return Object.fromEntries(await Promise.all(names.map(async (name) => [name, await rows(name)] as const)))
}

describe.each(ENGINES)('a reset on %s', (engine) => {
  const clock = movableClock()
  let sandbox: Sandbox
  let seeded: Awaited<ReturnType<typeof everythingIn>>
  beforeAll(async () => {
    sandbox = await openOn(engine, { now: clock.now })
    seeded = await everythingIn(sandbox)
  })
  afterAll(() => sandbox.close())

  test('restores every row of every table from its copy', async () => {
    expect(seeded.users?.length).toBeGreaterThan(5)
    await sandbox.services.db.execute(sql`update users set first_name = 'Changed'`)
    await sandbox.services.db.execute(sql`delete from notifications`)
    await sandbox.reset()
    expect(await everythingIn(sandbox)).toEqual(seeded)
  })

  test('on another day brings the data of that day, and back on the first those of the first', async () => {
    clock.advance(DAY)
    await sandbox.reset()
    expect((await everythingIn(sandbox)).campaigns).not.toEqual(seeded.campaigns)
    clock.advance(-DAY)
    await sandbox.reset()
    expect(await everythingIn(sandbox)).toEqual(seeded)
  })
})
