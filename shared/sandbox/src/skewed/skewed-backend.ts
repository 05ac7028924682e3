import { setTimeout } from 'node:timers/promises'
import { parseJson } from '@console/contract'
import { altered, type Skew, seededDraw } from './alter-answer.ts'
import { broughtBack, type Erasure, type Known } from './bring-back.ts'
import { fieldsOf, isObject, type JsonObject } from './json-values.ts'
import { oddError } from './odd-errors.ts'
import { SHAPE_KINDS, type ShapeKind, type SkewKind } from './skew-kinds.ts'
import { wholePage } from './whole-page.ts'

export interface SkewOptions {
  readonly kinds: readonly SkewKind[]
  readonly seed?: string
  readonly wait?: (ms: number) => Promise<unknown>
}

type Pass = (request: Request) => Promise<Response>
/** Null: the API did its work, but its answer is lost, so the connection has to end. */
export type SkewedBackend = (request: Request, pass: Pass) => Promise<Response | null>

/** Lists what was erased, for tests and people; DELETE forgets it. */
export const ERASED_PATH = '/skewed/erased'

const SLOW = { every: 5, ms: 5_000 }
const LOST_EVERY = 10

/** Identity and permissions: nobody could work if these had other shapes. */
const IDENTITY = /^\/pub\/(?:id|authz)\/|^\/pub\/core\/api\/v1\/(?:publishers\/own$|invitations\/)/
const OF_IDENTITY: readonly ShapeKind[] = ['dates', 'fields']

/**
 * Returns a front that makes the API another backend within the contract: it knows more values and fields, leaves out optional ones,
 * writes values in another way, is late and loses responses. What comes back as it was shown is stored as it was.
 */
export function skewedBackend({ kinds, seed = '1', wait = setTimeout }: SkewOptions): SkewedBackend {
  const draw = seededDraw(seed)
  const shapes = SHAPE_KINDS.filter((kind) => kinds.includes(kind))
  const known = new Map<string, Known>()
  const erasures: (Erasure & { readonly call: string })[] = []
  let calls = 0

  function shownBody(stored: unknown, path: string, skew: Skew, keepsOrder: boolean): unknown {
    const shown = altered(stored, path, skew)
    for (const [one, other] of recordsIn(stored, shown)) known.set(String(one.id), { stored: one, shown: other })
    if (keepsOrder || !skew.kinds.includes('order') || !isObject(shown) || !Array.isArray(shown.items)) return shown
    return { ...shown, items: shown.items.toReversed() }
  }

  async function exchange(request: Request, pass: Pass): Promise<Response> {
    const { pathname, searchParams } = new URL(request.url)
    const isIdentity = IDENTITY.test(pathname)
    const { request: wanted, erased } = await restored(request, known.get(pathname.split('/').at(-1) ?? ''))
    const given = await pass(wanted)
    if (!hasJson(given.headers)) return given
    const body: unknown = parseJson(await given.text())
    if (!given.ok) {
      if (isIdentity || given.status === 401 || !kinds.includes('errors')) return answer(given, body)
      const { status, type, body: text } = oddError(given.status, body, draw('errors', pathname, String(fieldsOf(body).code)))
      return new Response(text, { status, headers: { ...without(given.headers), 'content-type': type } })
    }
    erasures.push(...erased.map((one) => ({ call: `${request.method} ${pathname}`, ...one })))
    const whole = kinds.includes('pages') && !isIdentity ? await wholePage(request, body, pass) : body
    const skew = { kinds: isIdentity ? shapes.filter((kind) => OF_IDENTITY.includes(kind)) : shapes, draw }
    return answer(given, shownBody(whole, pathname, skew, searchParams.has('sort')))
  }

  return async (request, pass) => {
    const { pathname } = new URL(request.url)
    if (pathname === ERASED_PATH) {
      if (request.method === 'DELETE') erasures.length = 0
      return Response.json({ erased: erasures })
    }
    if (!pathname.startsWith('/pub/')) return pass(request)
    calls += 1
    const turn = calls
    const given = await exchange(request, pass)
    if (kinds.includes('slow') && turn % SLOW.every === 0) await wait(SLOW.ms)
    return kinds.includes('lost') && turn % LOST_EVERY === 0 ? null : given
  }
}

/** Records of a response that have an id, each as it is and as it is shown. */
function recordsIn(stored: unknown, shown: unknown): (readonly [JsonObject, JsonObject])[] {
  const { id, items } = fieldsOf(stored)
  if (typeof id === 'string') return [[fieldsOf(stored), fieldsOf(shown)]]
  if (!Array.isArray(items)) return []
  const others = fieldsOf(shown).items
  return items
    .map((one, at) => [fieldsOf(one), fieldsOf(Array.isArray(others) ? others[at] : undefined)] as const)
    .filter(([one]) => one.id)
}

async function restored(request: Request, known: Known | undefined) {
  if (!hasJson(request.headers)) return { request, erased: [] }
  const text = await request.clone().text()
  let given: unknown
  try {
    given = parseJson(text)
  } catch {
    return { request, erased: [] }
  }
  const { body, erased } = broughtBack(given, known)
  const headers = without(request.headers)
  return { request: new Request(request.url, { method: request.method, headers, body: JSON.stringify(body) }), erased }
}

function answer(given: Response, body: unknown): Response {
  return new Response(JSON.stringify(body), { status: given.status, headers: without(given.headers) })
}

/** Headers without those that are about the bytes of the body. */
function without(headers: Headers): Record<string, string> {
  return Object.fromEntries([...headers].filter(([name]) => name !== 'content-length' && name !== 'transfer-encoding'))
}

const hasJson = (headers: Headers) => /[/+]json\b/.test(headers.get('content-type') ?? '')
