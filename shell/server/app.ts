import { randomUUID } from 'node:crypto'
import { pageAddress, withBase } from '@console/module'
import type { HttpBindings } from '@hono/node-server'
import { Hono } from 'hono'
import { type CallContext, createApi } from './api.ts'
import { isRefusedAddress } from './client/allowlist.ts'
import { addressOf } from './client/client-address.ts'
import type { Clock } from './clock.ts'
import type { Translation } from './dialect.ts'
import { NOSNIFF } from './headers.ts'
import { errorFacts, type Log } from './log.ts'
import { createOverrides } from './overrides/overrides.ts'
import { createBoot } from './page/boot.ts'
import { createDocuments } from './page/document.ts'
import { problem } from './problem.ts'
import { createProxy } from './proxy/api-proxy.ts'
import { googleSignIn } from './proxy/google-sign-in.ts'
import { openRegistry } from './registry/open-registry.ts'
import { createQuarantine } from './registry/quarantine.ts'
import { createReports } from './reports/receive-reports.ts'
import { createGateway } from './session/gateway.ts'
import { knownBrowsers } from './session/known-browsers.ts'
import { preSessionsIn } from './session/pre-sessions.ts'
import { sealWith } from './session/seal.ts'
import { sessionCookie } from './session/session-cookie.ts'
import { sessionsIn } from './session/sessions.ts'
import type { SessionStore } from './session/store.ts'
import { watchedStore } from './session/store-outage.ts'
import type { Settings } from './settings.ts'
import { createWellKnown } from './well-known/serve-well-known.ts'

export interface HostParts {
  readonly settings: Settings
  readonly store: SessionStore
  readonly clock: Clock
  readonly log: Log
  readonly translations?: Readonly<Record<string, Translation>>
}

type Environment = { Bindings: HttpBindings; Variables: { context: CallContext } }

/** Returns the host as one function from request to response. `main.ts` listens on a port. */
export function createApp({ settings, clock, log, translations, ...parts }: HostParts): Hono<Environment> {
  const store = watchedStore(parts.store, clock, log)
  const api = createApi({ origin: settings.API_ORIGIN, clock, gatewayKey: settings.GATEWAY_KEY, translations })
  const seal = sealWith(settings.SECRET_KEY)
  const sessions = sessionsIn(store, seal, clock)
  const preSessions = preSessionsIn(store, seal, clock)
  const gateway = createGateway({ api, sessions, store, clock, log })
  const cookie = sessionCookie(settings.CONSOLE_ORIGIN)
  const known = knownBrowsers(settings.CONSOLE_ORIGIN, seal, clock)
  const quarantine = createQuarantine(clock)
  const { registry, source, files, serveFile } = openRegistry(settings, quarantine, clock, log)
  const serveWellKnown = createWellKnown({ settings, registry, source })
  const overrides = createOverrides({ settings, registry, seal, clock, log })
  const google = googleSignIn({ settings, api, preSessions, cookie: sessionCookie(settings.CONSOLE_ORIGIN, 'pre'), log })
  const proxy = createProxy({ settings, api, gateway, sessions, cookie, known, google, log })
  const reports = createReports({ settings, api, registry, files, gateway, sessions, cookie, quarantine, clock, log })
  const serveDocument = createDocuments({
    settings,
    registry,
    overrides,
    sessions,
    cookie,
    boot: createBoot({ api, gateway, clock, log }),
    google,
  })
  const app = new Hono<Environment>()

  app.use(async (c, next) => {
    const request = c.req.raw
    const address = addressOf(request, c.env.incoming.socket.remoteAddress ?? '', settings)
    const given = request.headers.get('x-request-id')
    const requestId = given && UUID.test(given) ? given : randomUUID()
    c.set('context', {
      requestId,
      clientAddress: address,
      isTester: settings.LOGIN_TEST && !isRefusedAddress(address, '/login_test', settings),
      acceptLanguage: request.headers.get('accept-language') ?? undefined,
    })
    const url = new URL(request.url)
    if (!isRefusedAddress(address, url.pathname, settings)) return next()
    if (url.pathname.startsWith('/pub/')) return problem('request_refused', c.get('context'))
    return c.redirect(withBase(pageAddress(url).base, '/'))
  })
  app.get('/healthz', (c) => c.json({ status: 'ok' }, 200, { ...NOSNIFF, 'cache-control': 'no-store' }))
  app.all('/pub/*', (c) => proxy(c.req.raw, c.get('context')))
  app.post('/report', (c) => reports.failure(c.req.raw, c.get('context')))
  app.post('/report/misread', (c) => reports.misread(c.req.raw, c.get('context')))
  app.post('/report/policy', (c) => reports.violations(c.req.raw, c.get('context')))
  app.post('/report/visit', (c) => reports.visit(c.req.raw, c.get('context')))
  app.put('/overrides/:id', (c) => overrides.set(c.req.raw, c.req.param('id'), c.get('context')))
  app.delete('/overrides/:id?', (c) => overrides.remove(c.req.raw, c.req.param('id'), c.get('context')))
  app.get('/shell/*', (c) => serveFile(new URL(c.req.url).pathname, c.req.header('accept-encoding')))
  app.get(
    '/modules/*',
    async (c) => (await overrides.serveFile(c.req.raw)) ?? serveFile(new URL(c.req.url).pathname, c.req.header('accept-encoding')),
  )
  if (settings.ALLOW_AGAINST) app.get('/.well-known/*', (c) => serveWellKnown(c.req.raw))
  app.get('*', (c) => serveDocument(c.req.raw, c.get('context')))
  app.all(
    '*',
    () => new Response('Method not allowed\n', { status: 405, headers: { ...NOSNIFF, 'content-type': 'text/plain', allow: 'GET, HEAD' } }),
  )
  app.onError((error, c) => {
    const context = c.get('context')
    log.error('request failed', { request_id: context.requestId, method: c.req.method, path: c.req.path, ...errorFacts(error) })
    return problem('internal', context, {}, NOSNIFF)
  })
  return app
}

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i
