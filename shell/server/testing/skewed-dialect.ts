import { ERROR_STATUS, type ErrorCode } from '@console/contract'
import { allRoutes } from '@console/contract/routes'
import type { ApiCall, ApiResponse, Translation } from '../dialect.ts'
import { asObject, mapFields } from './map-fields.ts'

/** What an author of `dialect.ts` would write for the skewed API: the same for every call, and a few calls besides. */
export const skewedDialect: Readonly<Record<string, Translation>> = Object.fromEntries(
  allRoutes.map((route) => [
    route.id,
    {
      request: (call) => requested(call, OWN_ADDRESS[route.id] ?? {}),
      response: (answer) => ({ status: route.status, body: route.status === 204 ? undefined : unwrapped(answer.body) }),
      error: refused,
    } satisfies Translation,
  ]),
)

interface Address {
  readonly method?: string
  readonly path?: readonly [from: RegExp, to: string]
}

const OWN_ADDRESS: Readonly<Record<string, Address>> = {
  'campaigns.end': { method: 'POST', path: [/\/end$/, '/finish'] },
  'auth.refresh': { path: [/\/auth\/token\/refresh$/, '/session/renew'] },
}

function requested(call: ApiCall, { method = call.method, path: [from, to] = [/^$/, ''] }: Address): ApiCall {
  const { authorization, ...headers } = call.headers
  const [path = '', search = ''] = call.url.split('?')
  return {
    method,
    url: `${path.replace(/^\/pub\/(\w+)\/api\/v1\//, '/rest/$1/').replace(from, to)}${searched(search)}`,
    headers: { ...headers, ...(authorization ? { 'x-auth': authorization.replace(/^Bearer /, '') } : {}) },
    body: headers['content-type'] === 'application/json' && call.body ? written(call.body) : call.body,
  }
}

function searched(search: string): string {
  const names: Record<string, string> = { page_size: 'per_page', sort: 'order', status: 'state' }
  const asked = [...new URLSearchParams(search)].map(([name, value]) => {
    if (name === 'sort') return ['order', value.startsWith('-') ? `${value.slice(1)} desc` : value]
    return [names[name] ?? name, name === 'status' ? value.toUpperCase() : value]
  })
  return asked.length ? `?${new URLSearchParams(asked)}` : ''
}

function written(body: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> | null {
  if (body.byteLength === 0) return null
  const given: unknown = JSON.parse(new TextDecoder().decode(body))
  const seconds = (value: unknown) => Date.parse(String(value)) / 1000
  const changed = mapFields(given, (name, value) => {
    if (name === 'application_ids' && Array.isArray(value)) return ['apps', value.map(Number)]
    if (name === 'start_date') return ['starts', seconds(value)]
    if (name === 'end_date') return ['ends', seconds(value)]
    if (name === 'status') return ['state', String(value).toUpperCase()]
    if (name === 'refresh_token') return ['renewal', value]
    return [name, value]
  })
  return new TextEncoder().encode(JSON.stringify(changed))
}

function unwrapped(body: unknown): unknown {
  const { data, meta } = asObject(body)
  const read = mapFields(data, (name, value) => {
    if (name === 'state') return ['status', String(value).toLowerCase()]
    if (name === 'description') return [name, value ?? '']
    if (name === 'token') return ['access_token', value]
    if (name === 'renewal') return ['refresh_token', value]
    return [name.replace(/lives$/, 'expires_in'), value]
  })
  if (!Array.isArray(read)) return read
  const { page, per_page, count } = asObject(meta)
  return { items: read, page, page_size: per_page, total: count }
}

const NAMES: Readonly<Record<string, string>> = { starts: 'start_date', ends: 'end_date', apps: 'application_ids' }

function refused({ status, body }: ApiResponse): ApiResponse {
  const { type = 'Internal', fields } = asObject(asObject(body).error)
  const code = String(type)
    .replace(/(?!^)[A-Z]/g, '_$&')
    .toLowerCase()
  const known = isKnown(code) ? code : 'internal'
  const errors = Object.entries(asObject(fields)).map(([name, code]) => {
    const [field = '', ...rest] = name.split('.')
    return { pointer: `/body/${[NAMES[field] ?? field, ...rest].join('/')}`, code: String(code), message: String(code) }
  })
  return {
    status: isKnown(code) ? ERROR_STATUS[code] : status,
    body: {
      type: `urn:pub:problem:${known}`,
      title: known,
      status: ERROR_STATUS[known],
      code: known,
      ...(errors.length ? { errors } : {}),
    },
  }
}

const isKnown = (code: string): code is ErrorCode => Object.hasOwn(ERROR_STATUS, code)
