import { createApp, type HostParts } from '../app.ts'
import type { Translation } from '../dialect.ts'
import { jsonLog } from '../log.ts'
import { recentInMemory } from '../registry/recent-sets.ts'
import { openSqliteStore } from '../session/sqlite-store.ts'
import type { SessionStore } from '../session/store.ts'
import type { Settings } from '../settings.ts'
import { type ManualClock, manualClock } from './manual-clock.ts'
import { problemResponse, type StubApi, stubApi } from './stub-api.ts'
import { consoleRegistry, type RegistryFolder } from './test-registry.ts'

export const ORIGIN = 'http://localhost:3000'
export const COOKIE = 'console_3000'
const ID = '/pub/id/api/v1'
export const CORE = '/pub/core/api/v1'
export const LOGIN = `${ID}/auth/login`
export const LOGOUT = `${ID}/auth/logout`
export const REFRESH = `${ID}/auth/token/refresh`
export const PROFILE = `${ID}/users/profile`
export const CHANGE = { 'x-console': '1', origin: ORIGIN, 'content-type': 'application/json' }

export function dataIn(html: string, id: string) {
  return JSON.parse(new RegExp(`<script type="application/json" id="${id}">(.*?)</script>`).exec(html)?.[1] ?? 'null')
}

export interface TestHost {
  readonly api: StubApi
  readonly clock: ManualClock
  readonly registry: RegistryFolder
  readonly store: SessionStore
  /** For a second host beside this one. */
  readonly parts: HostParts
  /** One JSON text per line. */
  readonly logged: string[]
  ask(path: string, init?: RequestInit & { address?: string }): Promise<Response>
  /** Returns the Cookie header. */
  signIn(): Promise<string>
  close(): Promise<void>
}

export interface HostOptions {
  readonly settings?: Partial<Settings>
  readonly registry?: RegistryFolder
  readonly translations?: Readonly<Record<string, Translation>>
  readonly clock?: ManualClock
}

/** The whole host in this process, in front of a stub API that signs anybody in with tokens of 60 s. */
export async function testHost(options: HostOptions = {}): Promise<TestHost> {
  const { settings = {}, registry = consoleRegistry(), translations, clock = manualClock() } = options
  const api = await stubApi()
  issueTokens(api)
  const logged: string[] = []
  const store = openSqliteStore(':memory:', clock)
  const parts: HostParts = {
    settings: { ...DEFAULTS, API_ORIGIN: api.origin, REGISTRY: registry.path, DATA_DIR: registry.data, ...settings },
    store,
    recent: recentInMemory(clock),
    clock,
    log: jsonLog((line) => logged.push(line), clock.now),
    translations,
  }
  const app = createApp(parts)
  const ask: TestHost['ask'] = async (path, { address = '198.51.100.7', ...init } = {}) =>
    app.fetch(new Request(ORIGIN + path, init), { incoming: { socket: { remoteAddress: address } } })
  return {
    api,
    clock,
    registry,
    store,
    parts,
    logged,
    ask,
    async signIn() {
      const response = await ask(LOGIN, {
        method: 'POST',
        headers: CHANGE,
        body: JSON.stringify({ email: 'owner@lotus.example', password: 'x' }),
      })
      return (response.headers.get('set-cookie') ?? '').split(';')[0] ?? ''
    },
    async close() {
      await api.close()
      await store.close()
      registry.remove()
    },
  }
}

/** Tokens `access-1`, `refresh-1`; each renewal gives the next pair and takes only the last one. */
function issueTokens(api: StubApi): void {
  let issued = 0
  const next = () => {
    issued += 1
    return {
      json: {
        access_token: `access-${issued}`,
        refresh_token: `refresh-${issued}`,
        token_type: 'Bearer',
        expires_in: 60,
        refresh_expires_in: 25_200,
      },
    }
  }
  api.on(`POST ${LOGIN}`, next)
  api.on(`POST ${REFRESH}`, ({ body }) => (body.includes(`"refresh-${issued}"`) ? next() : problemResponse(401, 'refresh_reused')))
  api.on(`POST ${LOGOUT}`, () => ({ status: 204 }))
  api.on(`GET ${PROFILE}`, () => ({
    json: { id: 'u1', email: 'owner@lotus.example', first_name: 'An', last_name: 'Le', roles: ['admin'], strategy: 'local' },
  }))
  api.on(`GET ${CORE}/publishers/own`, () => ({
    json: {
      items: [
        {
          id: 'p1',
          code: 'lotus',
          name: 'Lotus Games',
          logo_url: null,
          status: 'active',
          role: { id: 'r1', name: 'Owner' },
          is_owner: true,
        },
      ],
    },
  }))
  api.on('GET /pub/authz/api/v1/publishers/p1/my-permissions', () => ({
    json: { publisher_id: 'p1', role: { id: 'r1', name: 'Owner' }, is_owner: true, permissions: ['pub:campaigns:read-list'] },
  }))
  api.on(`GET ${CORE}/categories`, () => ({ json: { items: [] } }))
}

const DEFAULTS: Settings = {
  ALLOW_AGAINST: false,
  LISTEN: '127.0.0.1',
  PORT: 3000,
  SANDBOX_PORT: 4000,
  CONSOLE_ORIGIN: ORIGIN,
  API_ORIGIN: '',
  GATEWAY_KEY: undefined,
  REGISTRY: '',
  ALLOW_OVERRIDES: [],
  DATA_DIR: '',
  DRAIN_SECONDS: 0,
  SECRET_KEY: 'a secret of at least 32 characters',
  SECRET_KEY_FALLBACKS: [],
  TRUST_PROXY: [],
  IP_ALLOWLIST_PATHS: ['/login_test'],
  LOGIN_TEST: true,
  LOG_REQUESTS: false,
  API_EXTENSIONS: 'all',
  embedded: true,
}
