import type { AuthTokens } from '@console/contract'
import * as v from 'valibot'
import type { Clock } from '../clock.ts'
import { type Log, sparing } from '../log.ts'
import { keyOf, newSessionId, type Seal } from './seal.ts'
import type { SessionStore, StoredSession } from './store.ts'

/** Lifetimes of tokens if the API does not give them (spec section 9, read as seconds). */
const ACCESS_SECONDS = 60
const REFRESH_SECONDS = 25_200

const ADVICE = 'SECRET_KEY must be the same on all hosts; a key that was replaced belongs into SECRET_KEY_FALLBACKS'

/** Before a host writes another format, a version has to read both, since hosts of two versions run side by side. */
const FORMAT = 1
const KeptTokens = v.looseObject({
  format: v.optional(v.literal(FORMAT), FORMAT),
  access: v.string(),
  refresh: v.string(),
  access_expires: v.number(),
})

export interface Session {
  readonly key: string
  readonly version: number
  readonly expires: number
  readonly access: string
  readonly refresh: string
  /** Milliseconds since 1970. */
  readonly access_expires: number
  /** What a newer host keeps with the session; it stays when the tokens are renewed. */
  readonly more: Readonly<Record<string, unknown>>
}

/** Sessions with readable tokens. Stores keep them sealed. Each minute in which one does not open has a line in the log. */
export interface Sessions {
  /** `seconds` is the lifetime of the cookie. */
  start(tokens: AuthTokens): Promise<{ readonly id: string; readonly seconds: number }>
  /** By the id in the cookie. `sealed` is one that another SECRET_KEY or a newer host opens, so it is left alone. */
  find(id: string): Promise<Session | 'sealed' | null>
  /** By the key of a session found before, which another host may have sealed with a newer key meanwhile. */
  again(key: string): Promise<Session | 'sealed' | null>
  /** Null if the session changed or ended meanwhile. */
  renew(session: Session, tokens: AuthTokens): Promise<Session | 'sealed' | null>
  end(key: string): Promise<void>
}

export function sessionsIn(store: SessionStore, seal: Seal, clock: Clock, log: Log): Sessions {
  const warn = sparing(log.warn, clock)
  const closed = (key: string, tokens: AuthTokens, more: Session['more'] = {}) => {
    const access_expires = clock.now() + (tokens.expires_in ?? ACCESS_SECONDS) * 1000
    const kept = { ...more, format: FORMAT, access: tokens.access_token, refresh: tokens.refresh_token, access_expires }
    return seal.close(JSON.stringify(kept), key)
  }
  function opened({ key, version, expires, sealed }: StoredSession): Session | 'sealed' {
    const text = seal.open(sealed, key)
    if (text === null) {
      warn('session sealed with another key', { advice: ADVICE })
      return 'sealed'
    }
    const kept = v.safeParse(KeptTokens, JSON.parse(text))
    if (!kept.success) {
      warn('session of a newer host', { advice: 'hosts are upgraded one version at a time' })
      return 'sealed'
    }
    const { format, access, refresh, access_expires, ...more } = kept.output
    return { key, version, expires, access, refresh, access_expires, more }
  }
  async function find(key: string): Promise<Session | 'sealed' | null> {
    const stored = await store.read(key)
    return stored && opened(stored)
  }
  return {
    async start(tokens) {
      const id = newSessionId()
      const seconds = tokens.refresh_expires_in ?? REFRESH_SECONDS
      await store.create({ key: keyOf(id), sealed: closed(keyOf(id), tokens), version: 1, expires: clock.now() + seconds * 1000 })
      log.count('session started')
      return { id, seconds }
    },
    find: (id) => find(keyOf(id)),
    again: find,
    async renew(session, tokens) {
      const expires = tokens.refresh_expires_in === undefined ? session.expires : clock.now() + tokens.refresh_expires_in * 1000
      const replaced = await store.replace(session.key, session.version, { sealed: closed(session.key, tokens, session.more), expires })
      return replaced ? find(session.key) : null
    },
    end: (key) => store.remove(key),
  }
}
