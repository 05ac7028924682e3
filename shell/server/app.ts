import { randomUUID } from 'node:crypto'
import type { HttpBindings } from '@hono/node-server'
import { Hono } from 'hono'
import { type CallContext, createApi } from './api.ts'
import { isRefusedAddress, refuseAddress } from './client/allowlist.ts'
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
import { createReadiness } from './readiness.ts'
import { apiReadiness, processReadiness, sessionsReadiness } from './readiness-checks.ts'
import { openRegistry } from './registry/open-registry.ts'
import { createQuarantine } from './registry/quarantine.ts'
import type { RecentSets } from './registry/recent-sets.ts'
import { registryReadiness } from './registry/registry-readiness.ts'
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
import { HEALTH, type RequestKind, requestKind } from './telemetry/request-kind.ts'
import { receiveView } from './view-as/receive-view.ts'
import { viewCookie } from './view-as/view-cookie.ts'
import { createWellKnown } from './well-known/serve-well-known.ts'

export interface HostParts {
  readonly settings: Settings
  readonly store: SessionStore
  readonly recent: RecentSets
  readonly isStopping?: () => boolean
  readonly clock: Clock
  readonly log: Log
  readonly translations?: Readonly<Record<string, Translation>>
}

type Environment = { Bindings: HttpBindings; Variables: { context: CallContext } }

/** What the routes of the host lead to. */
function createHandlers({ settings, clock, log, translations, ...parts }: HostParts) {
  const store = watchedStore(parts.store, clock, log)
  const traced = settings.OTEL_EXPORTER_OTLP_ENDPOINT !== undefined
  const ofApi = { origin: settings.API_ORIGIN, clock, traced, gatewayKey: settings.GATEWAY_KEY, translations }
  const api = createApi({ ...ofApi, log })
  const seal = sealWith(settings.SECRET_KEY, settings.SECRET_KEY_FALLBACKS)
  const sessions = sessionsIn(store, seal, clock, log)
  const preSessions = preSessionsIn(store, seal, clock)
  const gateway = createGateway({ api, sessions, store, clock, log })
  const cookie = sessionCookie(settings.CONSOLE_ORIGIN)
  const known = knownBrowsers(settings.CONSOLE_ORIGIN, seal, clock)
  const quarantine = createQuarantine(clock, parts.recent)
  const { registry, source, files, serveFile } = openRegistry(settings, quarantine, clock, log)
  const serveWellKnown = createWellKnown({ settings, registry, source })
  const overrides = createOverrides({ settings, registry, seal, clock, log })
  const google = googleSignIn({ settings, api, preSessions, cookie: sessionCookie(settings.CONSOLE_ORIGIN, 'pre'), log })
  const views = viewCookie(settings.CONSOLE_ORIGIN, seal, clock)
  const view = receiveView({ settings, api, gateway, sessions, cookie, views, log })
  const proxy = createProxy({ settings, api, gateway, sessions, cookie, known, google, views, log })
  const reports = createReports({ settings, api, registry, files, gateway, sessions, cookie, quarantine, clock, log })
  const serveDocument = createDocuments({
    settings,
    registry,
    overrides,
    quarantine,
    sessions,
    cookie,
    boot: createBoot({ api, gateway, clock, log }),
    google,
    views,
  })
  const readiness = createReadiness(
    {
      registry: registryReadiness(registry, clock),
      sessions: sessionsReadiness(parts.store),
      // Its calls are nobody's, so they are not counted.
      api: apiReadiness(createApi({ ...ofApi, log: { count: () => {} } }), clock),
      process: processReadiness(parts.isStopping),
    },
    clock,
  )
  return { registry, serveFile, serveWellKnown, overrides, view, proxy, reports, serveDocument, readiness }
}

/** Returns the host as one function from request to response. `main.ts` listens on a port. */
export function createApp(parts: HostParts): Hono<Environment> {
  const { settings, clock, log } = parts
  const { registry, serveFile, serveWellKnown, overrides, view, proxy, reports, serveDocument, readiness } = createHandlers(parts)
  const logRequest = settings.LOG_REQUESTS ? log.info : log.count
  /** Called once the response is made, which neither waits for the registry nor fails with it or with the log. */
  function withKind({ method, url }: Request, tell: (kind: RequestKind) => void): void {
    requestKind(method, new URL(url), () => registry.live(null), settings)
      .catch((): RequestKind => ({ kind: 'page', route: 'none' }))
      .then(tell)
      .catch(() => {})
  }
  const app = new Hono<Environment>()

  app.use(async (c, next) => {
    const began = clock.now()
    await next()
    const url = new URL(c.req.url)
    if (HEALTH.includes(url.pathname)) return
    const { method } = c.req
    const facts = { request_id: c.get('context').requestId, method, status: c.res.status, ms: clock.now() - began }
    withKind(c.req.raw, (kind) => logRequest('request', { ...facts, ...kind }))
  })
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
    return refuseAddress(new URL(request.url), c.get('context'), settings) ?? next()
  })
  app.get('/healthz', (c) => c.json({ status: 'ok' }, 200, { ...NOSNIFF, 'cache-control': 'no-store' }))
  app.get('/readyz', readiness)
  app.all('/pub/*', (c) => proxy(c.req.raw, c.get('context')))
  app.post('/report', (c) => reports.failure(c.req.raw, c.get('context')))
  app.post('/report/misread', (c) => reports.misread(c.req.raw, c.get('context')))
  app.post('/report/policy', (c) => reports.violations(c.req.raw, c.get('context')))
  app.post('/report/visit', (c) => reports.visit(c.req.raw, c.get('context')))
  app.put('/overrides/:id', (c) => overrides.set(c.req.raw, c.req.param('id'), c.get('context')))
  app.delete('/overrides/:id?', (c) => overrides.remove(c.req.raw, c.req.param('id'), c.get('context')))
  app.put('/view-as/:publisher/:role', (c) => view.begin(c.req.raw, c.req.param('publisher'), c.req.param('role'), c.get('context')))
  app.delete('/view-as', (c) => view.end(c.req.raw, c.get('context')))
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
    const facts = { request_id: context.requestId, method: c.req.method, ...errorFacts(error) }
    // By its route, since an address may have a token in it.
    withKind(c.req.raw, (kind) => log.error('request failed', { ...facts, ...kind }))
    return problem('internal', context, {}, NOSNIFF)
  })
  return app
}

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i
