import { type InputOf, isGranted, parseJson, type ResponseOf, type Route, urlFor } from '@console/contract'
import { hearServerTime, mayPrefetch, publisherStore } from '@console/session'
import * as v from 'valibot'
import { rememberReceived } from './as-received.ts'

const FRESH_MS = 10_000
/** Readers that are drawn together all get what was read; one that is drawn later makes the call again. */
const TOGETHER_MS = 1_000

interface Early {
  readonly asked: Promise<Response | undefined>
  until: number
  text?: string
}

/** Where the last response was not the API's. The browser may have kept it, such as a proxy's page with the ETag of the API's response. */
export const unreadable = new Set<string>()

/** By URL, which is the same wherever the same call has the same input. */
const early = new Map<string, Early>()

/**
 * Makes a read that a page is about to make. The page is drawn with what the API returned if that has arrived by then; otherwise the
 * page's own `call` takes the response instead of sending a request. Sends nothing that the person has no permission for or that is
 * already under way. Resolves when the response has arrived or the request has failed, and never rejects; after a failure the page makes
 * its call as if it were the first.
 */
export async function prefetch(url: string, needs: readonly string[] = []): Promise<void> {
  const now = Date.now()
  for (const [other, { until }] of early) if (until <= now) early.delete(other)
  const held = publisherStore.getState().permissions?.permissions ?? []
  // If the browser may have kept something that is not from the API, only a call past its cache can find one.
  if (early.has(url) || unreadable.has(url) || !mayPrefetch() || !isGranted(held, needs)) return
  const asked = ask(url)
  const mine: Early = { asked, until: now + FRESH_MS }
  early.set(url, mine)
  const text = await (await asked)?.clone().text()
  if (text !== undefined) mine.text = text
}

/** Returns the response that was asked for in advance, once; undefined if there is no usable one. */
export function takePrefetched(url: string): Promise<Response | undefined> | undefined {
  const found = early.get(url)
  early.delete(url)
  return found && found.until > Date.now() ? found.asked : undefined
}

/** Returns what a call that was made in advance read, if it is there and fits its schema. */
export function prefetchedResponse<R extends Route>(route: R, input: InputOf<R>, publisherId: string | null): ResponseOf<R> | undefined {
  if (early.size === 0 || !route.response) return undefined
  const found = early.get(urlOf(route, input, publisherId))
  if (found?.text === undefined || found.until <= Date.now()) return undefined
  found.until = Math.min(found.until, Date.now() + TOGETHER_MS)
  const raw = parseJson(found.text)
  const parsed = v.safeParse(route.response, raw)
  if (!parsed.success) return undefined
  rememberReceived(parsed.output, raw)
  return parsed.output as ResponseOf<R>
}

/** A call that lacks a parameter has none, and was not made in advance. */
function urlOf(route: Route, input: object, publisherId: string | null): string {
  try {
    return urlFor(route, input as Record<string, string>, publisherId)
  } catch {
    return ''
  }
}

/** What was read before a change was made may differ now. */
export function forgetPrefetched(): void {
  early.clear()
}

async function ask(url: string): Promise<Response | undefined> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(FRESH_MS) })
    hearServerTime(response.headers)
    // Read to its end at once: a body that waits for a page would keep its connection from others.
    const body = await response.text()
    // A proxy's page is not the API's response, whatever its status says.
    const isPage = /\bhtml\b/.test(response.headers.get('Content-Type') ?? '')
    return response.ok && !isPage ? new Response(body, response) : undefined
  } catch {
    return undefined
  }
}
