import { randomUUID } from 'node:crypto'
import { chmodSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import type { Clock } from '../clock.ts'
import type { SessionStore, StoredSession } from './store.ts'
import { waitForChange } from './wait-for-change.ts'

const SCHEMA = `
  pragma journal_mode = wal;
  pragma busy_timeout = 5000;
  create table if not exists sessions (
    key text primary key, sealed text not null, version integer not null, expires integer not null,
    holder text, held_until integer not null default 0
  ) strict;
  create index if not exists sessions_expires on sessions (expires);
`

/** Sessions in a SQLite file (`:memory:` for tests); only its owner may read it. */
export function openSqliteStore(file: string, clock: Clock): SessionStore {
  const database = new DatabaseSync(file)
  if (file !== ':memory:') chmodSync(file, 0o600)
  database.exec(SCHEMA)
  const insert = database.prepare('insert into sessions (key, sealed, version, expires) values (?, ?, ?, ?)')
  const select = database.prepare('select key, sealed, version, expires from sessions where key = ? and expires > ?')
  const update = database.prepare('update sessions set sealed = ?, expires = ?, version = version + 1 where key = ? and version = ?')
  const remove = database.prepare('delete from sessions where key = ?')
  const expire = database.prepare('delete from sessions where expires <= ?')
  const hold = database.prepare('update sessions set holder = ?, held_until = ? where key = ? and held_until <= ?')
  const extend = database.prepare('update sessions set held_until = ? where key = ? and holder = ? and held_until > ?')
  const releaseHold = database.prepare('update sessions set held_until = 0 where key = ? and holder = ?')

  const read = async (key: string) => sessionOf(select.get(key, clock.now()))
  return {
    async create({ key, sealed, version, expires }) {
      expire.run(clock.now())
      insert.run(key, sealed, version, expires)
    },
    read,
    async replace(key, version, { sealed, expires }) {
      return update.run(sealed, expires, key, version).changes === 1
    },
    async remove(key) {
      remove.run(key)
    },
    async lock(key, ms) {
      const holder = randomUUID()
      const now = clock.now()
      if (hold.run(holder, now + ms, key, now).changes === 0) return null
      return {
        async extend(longer) {
          extend.run(clock.now() + longer, key, holder, clock.now())
        },
        async release() {
          releaseHold.run(key, holder)
        },
      }
    },
    waitForChange: (key, version, ms) => waitForChange(() => read(key), version, ms, clock),
    async close() {
      database.close()
    },
  }
}

function sessionOf(row: Record<string, unknown> | undefined): StoredSession | null {
  return row ? { key: String(row.key), sealed: String(row.sealed), version: Number(row.version), expires: Number(row.expires) } : null
}
