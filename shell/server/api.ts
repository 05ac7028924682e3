import type { Route } from '@console/contract'
import type { Clock } from './clock.ts'
import { type ApiCall, dialect, type Translation } from './dialect.ts'

/** On whose behalf the host asks. */
export interface CallContext {
  readonly requestId: string
  readonly clientAddress: string
  readonly acceptLanguage?: string
}

export interface OutgoingCall {
  readonly route: Route
  /** Path and query. */
  readonly url: string
  readonly context: CallContext
  readonly accessToken?: string
  /** Headers of the page that are passed on. */
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: Uint8Array<ArrayBuffer> | null
  /** In place of `body`. */
  readonly json?: unknown
  readonly limitMs?: number
}

/** The API did not answer: not reached, or not in time. */
export class ApiUnreachable extends Error {
  override readonly name = 'ApiUnreachable'
}

export interface Api {
  /** The API's answer, whatever its status, in the contract's shapes. Throws ApiUnreachable. */
  call(call: OutgoingCall): Promise<Response>
}

export interface ApiParts {
  readonly origin: string
  readonly clock: Clock
  /** Known to the sandbox alone: with it the client's address is believed. */
  readonly gatewayKey?: string
  readonly translations?: Readonly<Record<string, Translation>>
}

const LIMIT_MS = 30_000

export function createApi({ origin, clock, gatewayKey, translations = dialect }: ApiParts): Api {
  function headersOf(call: OutgoingCall, hasJson: boolean): Headers {
    const { context } = call
    const headers = new Headers(call.headers)
    headers.set('accept', 'application/json')
    headers.set('x-request-id', context.requestId)
    if (context.acceptLanguage) headers.set('accept-language', context.acceptLanguage)
    if (hasJson) headers.set('content-type', 'application/json')
    if (call.accessToken) headers.set('authorization', `Bearer ${call.accessToken}`)
    if (gatewayKey) {
      headers.set('x-client-ip', context.clientAddress)
      headers.set('x-gateway-key', gatewayKey)
    }
    return headers
  }

  async function exchange(call: OutgoingCall, wanted: ApiCall, hasJson: boolean): Promise<{ response: Response; body: ArrayBuffer }> {
    const abort = new AbortController()
    const timer = clock.timer(call.limitMs ?? LIMIT_MS)
    void timer.done.then(() => abort.abort())
    try {
      const response = await fetch(origin + wanted.url, {
        method: wanted.method,
        headers: headersOf(call, hasJson),
        body: wanted.body,
        redirect: 'manual',
        signal: abort.signal,
      })
      // Read here, so that the time limit covers the body and a connection lost half-way is no answer.
      return { response, body: await response.arrayBuffer() }
    } catch (error) {
      throw new ApiUnreachable(abort.signal.aborted ? 'no answer in time' : 'no connection', { cause: error })
    } finally {
      timer.cancel()
    }
  }

  return {
    async call(call) {
      const translation = translations[call.route.id]
      const json = call.json === undefined ? null : new TextEncoder().encode(JSON.stringify(call.json))
      const plain = { method: call.route.method, url: call.url, body: json ?? call.body ?? null }
      const { response, body } = await exchange(call, translation?.request?.(plain) ?? plain, json !== null)
      return translated(response, body, translation)
    },
  }
}

const NO_BODY = [204, 205, 304]

function translated(response: Response, body: ArrayBuffer, translation: Translation | undefined): Response {
  const { status, headers } = response
  if (NO_BODY.includes(status)) return new Response(null, { status, headers })
  const translate = status >= 400 ? translation?.error : translation?.response
  if (!translate || !isJson(headers)) return new Response(body, { status, headers })
  return new Response(JSON.stringify(translate(JSON.parse(new TextDecoder().decode(body)), status)), { status, headers })
}

export function isJson(headers: Headers): boolean {
  return /^application\/(?:[\w.-]+\+)?json\b/i.test(headers.get('content-type') ?? '')
}
