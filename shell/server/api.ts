import type { Route } from '@console/contract'
import type { Clock } from './clock.ts'
import { type ApiCall, type ApiResponse, dialect, type Translation } from './dialect.ts'
import type { Log } from './log.ts'
import { traceparentOf } from './telemetry/trace-ids.ts'

export interface CallContext {
  readonly requestId: string
  readonly clientAddress: string
  /** Whether the sign-in page for testers is open to the client. */
  readonly isTester?: boolean
  readonly acceptLanguage?: string
}

export interface OutgoingCall {
  readonly route: Route
  /** Path and query. */
  readonly url: string
  readonly context: CallContext
  readonly accessToken?: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: Uint8Array<ArrayBuffer> | null
  /** Instead of `body`. */
  readonly json?: unknown
  /** Instead of `body`, for uploads, which are too large to hold in memory. Dialects do not see it. */
  readonly stream?: ReadableStream<Uint8Array<ArrayBuffer>>
  readonly limitMs?: number
  /** Id of a browser in which this account signed in before. */
  readonly knownBrowser?: string | undefined
}

/** The API could not be reached, or did not respond in time. */
export class ApiUnreachable extends Error {
  override readonly name = 'ApiUnreachable'
}

export interface Api {
  /** Returns the API's response, whatever its status, in the contract's shapes. Throws ApiUnreachable. */
  call(call: OutgoingCall): Promise<Response>
}

export interface ApiParts {
  readonly origin: string
  readonly clock: Clock
  readonly log: Pick<Log, 'count'>
  /** Whether calls name the trace that they belong to. */
  readonly traced?: boolean
  /** Shared with the sandbox only, which then trusts the client's address from this host. */
  readonly gatewayKey?: string
  readonly translations?: Readonly<Record<string, Translation>>
}

const LIMIT_MS = 30_000

/** Headers that the API believes only together with the key. */
function vouched({ context, knownBrowser }: OutgoingCall, gatewayKey: string): Record<string, string> {
  return {
    'x-client-ip': context.clientAddress,
    'x-gateway-key': gatewayKey,
    ...(context.isTester ? { 'x-login-test': '1' } : {}),
    ...(knownBrowser ? { 'x-known-browser': knownBrowser } : {}),
  }
}

export function createApi({ origin, clock, log, traced, gatewayKey, translations = dialect }: ApiParts): Api {
  function headersOf(call: OutgoingCall, hasJson: boolean): Record<string, string> {
    const { context } = call
    return {
      ...call.headers,
      accept: 'application/json',
      'x-request-id': context.requestId,
      ...(traced ? { traceparent: traceparentOf(context.requestId) } : {}),
      ...(context.acceptLanguage ? { 'accept-language': context.acceptLanguage } : {}),
      ...(hasJson ? { 'content-type': 'application/json' } : {}),
      ...(call.accessToken ? { authorization: `Bearer ${call.accessToken}` } : {}),
      ...(gatewayKey ? vouched(call, gatewayKey) : {}),
    }
  }

  async function exchange(
    wanted: ApiCall,
    { stream, limitMs = LIMIT_MS, route, context }: OutgoingCall,
  ): Promise<{ response: Response; body: ArrayBuffer }> {
    const began = clock.now()
    let status = 0
    const abort = new AbortController()
    const timer = clock.timer(limitMs)
    void timer.done.then(() => abort.abort())
    try {
      const response = await fetch(origin + wanted.url, {
        method: wanted.method,
        headers: wanted.headers,
        ...(stream ? { body: stream, duplex: 'half' } : { body: wanted.body }),
        redirect: 'manual',
        signal: abort.signal,
      })
      // Read here, so that the time limit covers the body and a lost connection counts as no response.
      const body = await response.arrayBuffer()
      status = response.status
      return { response, body }
    } catch (error) {
      throw new ApiUnreachable(abort.signal.aborted ? 'no answer in time' : 'no connection', { cause: error })
    } finally {
      timer.cancel()
      log.count('call answered', { request_id: context.requestId, route: route.id, status, ms: clock.now() - began })
    }
  }

  return {
    async call(call) {
      const translation = translations[call.route.id]
      const json = call.json === undefined ? null : new TextEncoder().encode(JSON.stringify(call.json))
      const headers = headersOf(call, json !== null)
      const plain = { method: call.route.method, url: call.url, headers, body: json ?? call.body ?? null }
      const { response, body } = await exchange(translation?.request?.(plain) ?? plain, call)
      return translated(response, body, translation)
    },
  }
}

const NO_BODY = [204, 205, 304]

function translated(response: Response, body: ArrayBuffer, translation: Translation | undefined): Response {
  const { status, headers } = response
  const plain = NO_BODY.includes(status) ? null : body
  const translate = status >= 400 ? translation?.error : translation?.response
  if (!translate || status === 304 || (body.byteLength > 0 && !isJson(headers))) return new Response(plain, { status, headers })
  return answerOf(translate({ status, body: body.byteLength > 0 ? JSON.parse(new TextDecoder().decode(body)) : undefined }), headers)
}

function answerOf({ status, body }: ApiResponse, given: Headers): Response {
  const headers = new Headers(given)
  if (NO_BODY.includes(status) || body === undefined) {
    headers.delete('content-type')
    return new Response(null, { status, headers })
  }
  headers.set('content-type', status >= 400 ? 'application/problem+json' : 'application/json')
  return new Response(JSON.stringify(body), { status, headers })
}

function isJson(headers: Headers): boolean {
  return /^application\/(?:[\w.-]+\+)?json\b/i.test(headers.get('content-type') ?? '')
}
