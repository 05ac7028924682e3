import { RegistrationPerson } from '@console/contract'
import * as v from 'valibot'
import type { Clock } from '../clock.ts'
import { keyOf, newSessionId, type Seal } from './seal.ts'
import type { SessionStore } from './store.ts'

/** Seconds between the way to Google and the registration after it. */
export const PRE_SESSION_SECONDS = 600

/** Kept on the way to a session: what Google's answer must match, then the person whom Google vouched for. */
const PreSession = v.variant('kind', [
  v.object({ kind: v.literal('google'), state: v.string(), nonce: v.string(), verifier: v.string(), redirect_uri: v.string() }),
  v.object({
    kind: v.literal('registration'),
    token: v.string(),
    /** The API's own cookie for it, if it set one. */
    cookie: v.nullable(v.string()),
    person: RegistrationPerson,
  }),
])
export type PreSession = v.InferOutput<typeof PreSession>

/** In the store of the sessions, sealed as they are, under keys that no session has. */
export interface PreSessions {
  /** The id for its cookie. */
  start(content: PreSession): Promise<string>
  find(id: string): Promise<PreSession | null>
  /** True for one caller alone: what was kept counts once. */
  spend(id: string): Promise<boolean>
}

export function preSessionsIn(store: SessionStore, seal: Seal, clock: Clock): PreSessions {
  return {
    async start(content) {
      const id = newSessionId()
      const key = keyFor(id)
      const expires = clock.now() + PRE_SESSION_SECONDS * 1000
      await store.create({ key, sealed: seal.close(JSON.stringify(content), ownerOf(key)), version: 1, expires })
      return id
    },
    async find(id) {
      const key = keyFor(id)
      const stored = await store.read(key)
      const text = stored && seal.open(stored.sealed, ownerOf(key))
      return text ? v.parse(PreSession, JSON.parse(text)) : null
    },
    async spend(id) {
      const key = keyFor(id)
      const isFirst = await store.replace(key, 1, { sealed: '', expires: clock.now() + 1 })
      await store.remove(key)
      return isFirst
    },
  }
}

const keyFor = (id: string) => keyOf(`pre-session ${id}`)
const ownerOf = (key: string) => `pre-session ${key}`
