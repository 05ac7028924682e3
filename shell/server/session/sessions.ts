import type { AuthTokens } from '@console/contract'
import * as v from 'valibot'
import type { Clock } from '../clock.ts'
import { keyOf, newSessionId, type Seal } from './seal.ts'
import type { SessionStore, StoredSession } from './store.ts'

/** Lifetimes of tokens if the API does not give them (spec section 9, read as seconds). */
const ACCESS_SECONDS = 60
const REFRESH_SECONDS = 25_200

const KeptTokens = v.object({ access: v.string(), refresh: v.string(), access_expires: v.number() })

export interface Session {
  readonly key: string
  readonly version: number
  readonly expires: number
  readonly access: string
  readonly refresh: string
  /** Milliseconds since 1970. */
  readonly access_expires: number
}

/** Sessions with readable tokens. Stores keep them sealed. */
export interface Sessions {
  /** Makes a session with a new id. `seconds` is the lifetime of its cookie. */
  start(tokens: AuthTokens): Promise<{ readonly id: string; readonly seconds: number }>
  /** By the id in the cookie. `sealed` is one that another SECRET_KEY opens: it may be another host's, so it is left alone. */
  find(id: string): Promise<Session | 'sealed' | null>
  /** By the key of a session found before. */
  again(key: string): Promise<Session | null>
  /** Null if the session changed or ended meanwhile. */
  renew(session: Session, tokens: AuthTokens): Promise<Session | null>
  end(key: string): Promise<void>
}

export function sessionsIn(store: SessionStore, seal: Seal, clock: Clock): Sessions {
  const closed = (key: string, tokens: AuthTokens) => {
    const access_expires = clock.now() + (tokens.expires_in ?? ACCESS_SECONDS) * 1000
    return seal.close(JSON.stringify({ access: tokens.access_token, refresh: tokens.refresh_token, access_expires }), key)
  }
  function opened({ key, version, expires, sealed }: StoredSession): Session | 'sealed' {
    const text = seal.open(sealed, key)
    return text === null ? 'sealed' : { key, version, expires, ...v.parse(KeptTokens, JSON.parse(text)) }
  }
  async function find(key: string): Promise<Session | 'sealed' | null> {
    const stored = await store.read(key)
    return stored && opened(stored)
  }
  async function again(key: string): Promise<Session | null> {
    const found = await find(key)
    return found === 'sealed' ? null : found
  }
  return {
    async start(tokens) {
      const id = newSessionId()
      const seconds = tokens.refresh_expires_in ?? REFRESH_SECONDS
      await store.create({ key: keyOf(id), sealed: closed(keyOf(id), tokens), version: 1, expires: clock.now() + seconds * 1000 })
      return { id, seconds }
    },
    find: (id) => find(keyOf(id)),
    again,
    async renew(session, tokens) {
      const expires = tokens.refresh_expires_in === undefined ? session.expires : clock.now() + tokens.refresh_expires_in * 1000
      const replaced = await store.replace(session.key, session.version, { sealed: closed(session.key, tokens), expires })
      return replaced ? again(session.key) : null
    },
    end: (key) => store.remove(key),
  }
}
