import { answer, encodingFor } from './compress.ts'
import { API_HEADERS } from './headers.ts'

const PASSED_BACK = new Set([
  'content-type',
  'content-language',
  'content-disposition',
  'cache-control',
  'vary',
  'etag',
  'last-modified',
  'allow',
  'retry-after',
  'idempotency-replayed',
  'x-request-id',
  'www-authenticate',
])

/** A response on its way to the page, with the host's own cookies: what the API sets never passes. */
export interface Reply {
  readonly response: Response
  readonly cookies?: readonly string[]
}

/** The response for the page: known headers only, and no cookies but the host's. */
export async function responseOf({ response, cookies = [] }: Reply, request: Request, requestId: string): Promise<Response> {
  const headers = new Headers()
  for (const [name, value] of response.headers) {
    if (PASSED_BACK.has(name) || name.startsWith('ratelimit')) headers.set(name, value)
  }
  for (const [name, value] of Object.entries(API_HEADERS)) headers.set(name, value)
  if (!headers.has('x-request-id')) headers.set('x-request-id', requestId)
  for (const cookie of cookies) headers.append('set-cookie', cookie)
  const init = { status: response.status, headers }
  if (response.body === null) return new Response(null, init)
  const bytes = new Uint8Array(await response.arrayBuffer())
  const encoding = encodingFor(request.headers.get('accept-encoding') ?? undefined)
  return answer(bytes, encoding, init)
}
