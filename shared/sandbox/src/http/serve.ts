import { networkOf, type Route } from '@console/contract'
import * as v from 'valibot'
import type { Database } from '../db/database.ts'
import { ProblemError } from '../problems/problem.ts'
import { consumeLimit, LIMITS, type LimitStatus } from '../security/rate-limits.ts'
import type { Services } from '../services.ts'
import { acceptsJson } from './accept.ts'
import { authenticate, authenticateMember, type Member, type Person, requireAccess } from './access.ts'
import { captchaRefusal } from './captcha-refusal.ts'
import { entityTag, isUnchanged, readIfMatch } from './conditional.ts'
import { once, readIdempotencyKey } from './idempotency.ts'
import type { Implementation, UntypedCall } from './implement.ts'
import { problemResponse, type RequestFacts } from './problem-response.ts'
import { readBody, readQuery, readText } from './request.ts'
import { readForm } from './upload.ts'

export interface Incoming extends RequestFacts {
  readonly request: Request
  readonly params: Readonly<Record<string, string>>
  readonly address: string
  /** Whether the sign-in page for testers is open to the client. */
  readonly isTester: boolean
  readonly knownBrowser: string | undefined
}

/** Serves one call of the contract, in the contract's order: caller, publisher, permission, input, effect. */
export async function serve(services: Services, implementation: Implementation, incoming: Incoming): Promise<Response> {
  const { route } = implementation
  const { request } = incoming
  const header = (name: string) => request.headers.get(name) ?? undefined
  if (!acceptsJson(header('accept'))) throw new ProblemError('not_acceptable')
  const { caller, limit } = await admit(services, route, incoming)
  const url = new URL(request.url)
  const given: Omit<UntypedCall, 'db' | 'body' | 'upload'> = {
    services,
    caller,
    params: knownParams(incoming.params),
    query: readQuery(route, url.searchParams),
    ifMatch: route.method === 'PUT' || route.method === 'DELETE' ? readIfMatch(header('if-match')) : null,
    now: services.now(),
    network: networkOf(incoming.address),
    knownBrowser: incoming.knownBrowser,
    origin: url.origin,
    authorization: request.headers.get('authorization'),
    cookies: header('cookie') ?? '',
    language: incoming.language,
  }
  if (route.upload) return answerUpload(services, implementation, incoming, given, new Headers(limit?.headers))
  const text = request.method === 'GET' || request.method === 'HEAD' ? '' : await readText(request)
  const body = readBody(route, text, request.headers.get('content-type'))
  const call: Omit<UntypedCall, 'db'> = { ...given, body, upload: undefined }
  const effect = await effectOf(services, implementation, incoming, call)
  const key = route.idempotent ? readIdempotencyKey(header('idempotency-key')) : undefined
  const headers = new Headers(limit?.headers)
  if (key === undefined) {
    const result = await run(services, implementation, effect)
    await implementation.afterwards(result, call)
    return answer(services, route, incoming, result, headers)
  }
  const { secrets } = implementation
  const outcome = await once(
    services,
    { key, caller: caller?.userId ?? incoming.address, method: route.method, path: incoming.path, body: sentIn(route, text, body) },
    effect,
    secrets?.withhold,
  )
  if (outcome.replayed) headers.set('Idempotency-Replayed', 'true')
  if (outcome.answer.kind === 'problem') {
    return problemResponse(new ProblemError(outcome.answer.code, outcome.answer.members, Object.fromEntries(headers)), incoming)
  }
  const { body: first } = outcome.answer
  if (!outcome.replayed) await implementation.afterwards(first, call)
  return answer(services, route, incoming, outcome.replayed && secrets ? secrets.restore(first, call) : first, headers)
}

/** Returns what a repeated request must repeat: everything but the captcha, because each attempt needs a new one. */
function sentIn(route: Route, text: string, body: unknown): string {
  return route.captcha ? JSON.stringify(Object.assign({}, body, { captcha_token: undefined })) : text
}

/** However it ends, received data that was not kept is removed. */
async function answerUpload(
  services: Services,
  implementation: Implementation,
  incoming: Incoming,
  given: Omit<UntypedCall, 'db' | 'body' | 'upload'>,
  headers: Headers,
): Promise<Response> {
  const { route } = implementation
  const { body, upload, discard } = await readForm(route, incoming.request, services.files.folder)
  try {
    const effect = await effectOf(services, implementation, incoming, { ...given, body, upload })
    return answer(services, route, incoming, await run(services, implementation, effect), headers)
  } finally {
    await discard()
  }
}

async function admit(
  services: Services,
  route: Route,
  { request, params }: Incoming,
): Promise<{ caller: Person | Member | null; limit?: LimitStatus }> {
  if (route.access === 'public') return { caller: null }
  const authorization = request.headers.get('authorization')
  if (route.access === 'user') {
    const person = await authenticate(services, authorization)
    return { caller: person, limit: await consumeLimit(services, LIMITS.everything, person.userId) }
  }
  const { person, member } = await authenticateMember(services, authorization, knownParams(params).publisher_id ?? '')
  const limit = await consumeLimit(services, LIMITS.everything, person.userId)
  if (!member) throw new ProblemError('publisher_not_found')
  requireAccess(member, route.access)
  return { caller: member, limit }
}

/** Turns text that cannot be an id into '', which no record has, so that each call refuses it with its own 404. */
function knownParams(params: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(params).map(([name, value]) => [name, /^[A-Za-z0-9_-]{1,64}$/.test(value) ? value : '']))
}

type Effect = (db: Database) => Promise<unknown>

/** A failed captcha refuses only here, so that a repeated request gets its first response although a captcha counts once. */
async function effectOf(
  services: Services,
  { route, prepare, handle }: Implementation,
  incoming: Incoming,
  call: Omit<UntypedCall, 'db'>,
): Promise<Effect> {
  const refusal = await captchaRefusal(services, route, incoming, call.body)
  if (refusal) return () => Promise.reject(refusal)
  const prepared = await prepare(call)
  return (db) => handle({ ...call, db, prepared })
}

function run(services: Services, { route, ownTransactions }: Implementation, effect: Effect): Promise<unknown> {
  return route.method === 'GET' || ownTransactions ? effect(services.db) : services.db.transaction(effect)
}

function answer(services: Services, route: Route, { request, path }: Incoming, result: unknown, headers: Headers): Response {
  headers.set('Cache-Control', cachingOf(route))
  if (route.status === 302) headers.set('Location', String(result))
  if (!route.response) return new Response(null, { status: route.status, headers })
  if (services.settings.validateResponses) requireShape(route, route.response, result)
  const body = JSON.stringify(result)
  headers.set('Content-Type', 'application/json')
  if (route.versioned || route.method === 'GET') {
    const etag = entityTag(body, route.versioned ? versionOf(result, route.answers?.at) : undefined)
    headers.set('ETag', etag)
    if (route.method === 'GET' && isUnchanged(request.headers.get('if-none-match') ?? undefined, etag)) {
      headers.delete('Content-Type')
      return new Response(null, { status: 304, headers })
    }
  }
  const createdId = route.status === 201 ? stringAt(result, 'id') : undefined
  // A file is read at its own address, not by a call.
  const location = route.upload ? stringAt(result, 'url') : createdId && `${path}/${createdId}`
  if (location) headers.set('Location', location)
  return new Response(body, { status: route.status, headers })
}

/** Contract section 0: identity is never cached, reference lists for five minutes, and all else is revalidated by its ETag. */
export function cachingOf(route: Route): string {
  if (route.path.startsWith('/pub/id/')) return 'no-store'
  return route.id.startsWith('ref.') ? 'private, max-age=300' : 'private, no-cache'
}

function requireShape(route: Route, schema: v.GenericSchema, result: unknown): void {
  const checked = v.safeParse(schema, result)
  if (checked.success) return
  const places = checked.issues.map((issue) => `${v.getDotPath(issue) ?? '(whole)'}: ${issue.message}`)
  throw new TypeError(`${route.id} answered outside its schema: ${places.join('; ')}`)
}

function versionOf(result: unknown, at: string | undefined): number | undefined {
  const record = at === undefined ? result : valueAt(result, at)
  const version = valueAt(record, 'version')
  return typeof version === 'number' ? version : undefined
}

const stringAt = (value: unknown, name: string) => {
  const found = valueAt(value, name)
  return typeof found === 'string' ? found : undefined
}

const valueAt = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Object.getOwnPropertyDescriptor(value, name)?.value : undefined
