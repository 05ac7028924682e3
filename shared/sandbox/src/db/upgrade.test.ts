import { createHash } from 'node:crypto'
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from '@jest/globals'
import { sql } from 'drizzle-orm'
import { migrationSums, migrationsFolder } from '../data-files.ts'
import { openPglite } from './database.ts'
import { migrate } from './migrate.ts'

/** Rows as they were written under the first migration, by statements that no later schema changes. */
const FIRST_DATA = `
insert into users (id, email, first_name, last_name, locale, account_roles, created_on, updated_on)
  values ('u1', 'an@lotus.example', 'An', 'Nguyễn', 'vi', '{}', '2026-11-26T08:00:00Z', '2026-11-26T08:00:00Z');
insert into publishers (id, code, name, owner_id, status, created_on, updated_on)
  values ('p1', 'lotus', 'Lotus Games', 'u1', 'active', '2026-11-26T08:00:00Z', '2026-11-26T08:00:00Z');
insert into campaigns (id, publisher_id, name, description, status, start_date, end_date, owner_id, version, created_on, updated_on)
  values ('c1', 'p1', 'Đêm hội trăng rằm', '<p>Đèn</p>', 'active', '2026-12-01T00:00:00Z', '2026-12-24T00:00:00Z', 'u1', 7,
    '2026-11-26T08:00:00Z', '2026-11-26T08:00:00Z');
`

const folders: string[] = []
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true })
})

/** A copy of the migrations with only the first so many. */
function firstMigrations(count: number): string {
  const folder = mkdtempSync(join(tmpdir(), 'migrations-'))
  folders.push(folder)
  cpSync(migrationsFolder, folder, { recursive: true })
  const journal = join(folder, 'meta/_journal.json')
  const { entries, ...rest } = JSON.parse(readFileSync(journal, 'utf8'))
  writeFileSync(journal, JSON.stringify({ ...rest, entries: entries.slice(0, count) }))
  return folder
}

/** Adds a migration to a copy. */
function add(folder: string, statement: string): void {
  const journal = join(folder, 'meta/_journal.json')
  const { entries, ...rest } = JSON.parse(readFileSync(journal, 'utf8'))
  const last = entries.at(-1)
  const next = { ...last, idx: entries.length, when: last.when + 1, tag: '9999_next' }
  writeFileSync(journal, JSON.stringify({ ...rest, entries: [...entries, next] }))
  writeFileSync(join(folder, '9999_next.sql'), statement)
}

test('a migration that was made is never changed, since databases have it', () => {
  const files = readdirSync(migrationsFolder).filter((name) => name.endsWith('.sql'))
  const found = files.map((name) => [
    name,
    createHash('sha256')
      .update(readFileSync(join(migrationsFolder, name)))
      .digest('hex'),
  ])
  expect(Object.fromEntries(found)).toEqual(JSON.parse(readFileSync(migrationSums, 'utf8')))
})

test('what was written under the first migration is there under the last one, and under one that is added to it', async () => {
  const database = await openPglite({})
  await migrate(database, firstMigrations(1))
  await database.run(FIRST_DATA)
  const later = firstMigrations(Number.POSITIVE_INFINITY)
  add(later, "alter table campaigns add column note text not null default 'none'")
  const read = (column: string) => database.db.select({ value: sql<unknown>`${sql.identifier(column)}` }).from(sql`campaigns`)
  for (const folder of [migrationsFolder, later]) {
    await migrate(database, folder)
    expect(await read('name')).toEqual([{ value: 'Đêm hội trăng rằm' }])
    expect(await read('folded_name')).toEqual([{ value: 'dem hoi trang ram' }])
    expect(await read('version')).toEqual([{ value: 7 }])
  }
  expect(await read('note')).toEqual([{ value: 'none' }])
  await expect(migrate(database)).rejects.toThrow('made by another version of the sandbox')
  await database.close()
})
