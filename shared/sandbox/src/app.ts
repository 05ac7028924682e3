import { isIP } from 'node:net'
import { languageOf } from '@console/contract'
import { sql } from 'drizzle-orm'
import { type Context, Hono } from 'hono'
import { apiDocument } from './api-document/document.ts'
import { serveViewer } from './api-document/viewer.ts'
import { serveFile } from './files/serve-file.ts'
import { ISSUER_PATH } from './google/issuer.ts'
import type { Implementation } from './http/implement.ts'
import { requireOwnName } from './http/own-name.ts'
import { problemResponse, type RequestFacts } from './http/problem-response.ts'
import { requestIdOf } from './http/request.ts'
import { serve } from './http/serve.ts'
import { busyLink, linkOpener } from './links/open-link.ts'
import { outboxApp } from './mail/outbox.ts'
import { describeError } from './problems/describe-error.ts'
import { isOutage, outageLog, RETRY_S } from './problems/outage.ts'
import { ProblemError } from './problems/problem.ts'
import { providerApp } from './provider/app.ts'
import { implementations } from './routes/index.ts'
import { isSameText } from './security/keys.ts'
import type { Services } from './services.ts'
import { isLoopback } from './settings.ts'

interface Socket {
  readonly incoming?: { readonly socket: { readonly remoteAddress?: string } }
}
type Env = {
  Bindings: Socket
  Variables: { route?: string; facts: RequestFacts; isLocal: boolean; address: string; isTester: boolean; knownBrowser: string | undefined }
}

/** Returns the sandbox as a function from request to response, which works without a socket too; `served` are its calls. */
export function createApp(services: Services, served: readonly Implementation[] = implementations): Hono<Env> {
  const app = new Hono<Env>()
  app.use(async (context, next) => {
    // The machine's own clock, as of every other span of a trace.
    const began = Date.now()
    const requestId = requestIdOf(context.req.header('x-request-id'))
    context.set('facts', { requestId, path: context.req.path, language: languageOf(context.req.header('accept-language')) })
    context.set('isLocal', isFromHere(context))
    context.set('address', addressOf(services, context))
    context.set('isTester', isTester(services, context))
    context.set('knownBrowser', isGateway(services, context) ? context.req.header('x-known-browser') : undefined)
    await next()
    context.res.headers.set('X-Request-Id', requestId)
    context.res.headers.set('X-Content-Type-Options', 'nosniff')
    const route = context.get('route')
    if (route === undefined) return
    const { method } = context.req
    const traceparent = context.req.header('traceparent')
    services.traces?.tell({ route, method, status: context.res.status, requestId, traceparent, began, ended: Date.now() })
  })
  app.get('/healthz', (context) => context.json({ status: 'ok' }, 200, { 'Cache-Control': 'no-store' }))
  app.get('/readyz', async (context) => {
    await services.db.execute(sql`select 1`)
    return context.json({ status: 'ready', database: services.engine }, 200, { 'Cache-Control': 'no-store' })
  })
  let document: ReturnType<typeof apiDocument> | undefined
  app.get('/openapi.json', (context) => {
    document ??= apiDocument(served.map(({ route }) => route))
    return context.json(document)
  })
  app.on('GET', ['/docs', '/docs/:file'], (context) => serveViewer(context.req.path))
  app.get('/files/:id', (context) => serveFile(services, context.req.param('id'), context.req.raw))
  // A link host that is set with a trailing slash makes two of them.
  app.on('GET', ['/l/*', '//l/*'], linkOpener(services))
  app.use('/sandbox/*', requireOwnName(services.settings))
  app.use('/provider/*', requireOwnName(services.settings))
  app.route('/sandbox/outbox', outboxApp(services))
  app.route('/provider', providerApp(services))
  if (services.captcha?.pages) app.route('/sandbox/captcha', services.captcha.pages)
  const { issuer } = services.google
  if (issuer) app.all(`${ISSUER_PATH}/*`, (context) => issuer(context.req.raw))
  for (const [path, methods] of byPath(served)) {
    for (const implementation of methods) {
      app.on(implementation.route.method, path, (context) => {
        context.set('route', implementation.route.id)
        return serve(services, implementation, {
          ...context.get('facts'),
          request: context.req.raw,
          params: context.req.param(),
          address: context.get('address'),
          isTester: context.get('isTester'),
          knownBrowser: context.get('knownBrowser'),
        })
      })
    }
    const allowed = methods.map(({ route }) => (route.method === 'GET' ? 'GET, HEAD' : route.method)).join(', ')
    app.all(path, () => {
      throw new ProblemError('method_not_allowed', {}, { Allow: allowed })
    })
  }
  app.notFound((context) => problemResponse(new ProblemError('not_found'), context.get('facts')))
  const logOutage = outageLog(services.log, services.now)
  app.onError((error, context) => {
    const facts = context.get('facts')
    if (error instanceof ProblemError) return problemResponse(error, facts)
    if (isOutage(error)) {
      logOutage(error)
      return /^\/+l\//.test(facts.path)
        ? busyLink(facts.language)
        : problemResponse(new ProblemError('busy', { retry_after: RETRY_S }), facts)
    }
    services.log(`${facts.requestId} ${context.req.method} ${facts.path}: ${describeError(error)}`)
    return problemResponse(new ProblemError('internal'), facts)
  })
  return app
}

/** Paths with fixed parts first, so that `publishers/own` is not taken for the publisher called `own`. */
function byPath(all: readonly Implementation[]): [string, Implementation[]][] {
  const groups = Map.groupBy(all, ({ route }) => route.path)
  return [...groups].sort(([a], [b]) => (a.replaceAll(':', '~') < b.replaceAll(':', '~') ? -1 : 1))
}

function isFromHere(context: Context<Env>): boolean {
  const address = context.env?.incoming?.socket.remoteAddress
  return address === undefined || isLoopback(address.replace(/^::ffff:/, ''))
}

/** The address that the gateway vouches for, else that of the socket. */
function addressOf(services: Services, context: Context<Env>): string {
  const named = context.req.header('x-client-ip')
  if (named && isIP(named) && isGateway(services, context)) return named
  return context.env?.incoming?.socket.remoteAddress ?? 'in-process'
}

/** Whether the gateway lets the client open the sign-in page for testers; without it, only this machine has testers. */
function isTester(services: Services, context: Context<Env>): boolean {
  return isGateway(services, context) ? context.req.header('x-login-test') === '1' : context.get('isLocal')
}

function isGateway({ settings }: Services, context: Context<Env>): boolean {
  return settings.gatewayKey !== undefined && isSameText(context.req.header('x-gateway-key') ?? '', settings.gatewayKey)
}
