import { ERROR_STATUS, type ErrorCode, PAGE_SIZE_MAX, type Problem, type Route } from '@console/contract'
import { gatewayFetch, interceptCalls } from './gateway.ts'

/** Returns whether the request is a call of the route; with `params`, only one about that record. */
export function isCallOf(route: Route, request: Request, params: Readonly<Record<string, string>> = {}): boolean {
  const path = route.path.replace(/:(\w+)/g, (_, name: string) => (params[name] ? encodeURIComponent(params[name]) : '[^/]+'))
  return request.method === route.method && new RegExp(`^${path}$`).test(new URL(request.url).pathname)
}

/** Refuses each call of the route until the test ends. */
export function refuseCalls(route: Route, code: ErrorCode, more: Partial<Problem> = {}): void {
  interceptCalls((request) => (isCallOf(route, request) ? problem(code, more) : undefined))
}

/** Returns the response of a refused call: the status of the code, and any further fields of the problem. */
export function problem(code: ErrorCode, more: Partial<Problem> = {}): Response {
  const status = ERROR_STATUS[code]
  const headers = { 'Content-Type': 'application/problem+json' }
  return Response.json({ type: `urn:pub:problem:${code}`, title: code, status, code, ...more }, { status, headers })
}

/** Loses the response of the next call of the route, which takes effect. */
export function loseResponse(route: Route): void {
  interceptCalls(async (request) => {
    if (!isCallOf(route, request)) return undefined
    answerCalls()
    await gatewayFetch(request)
    throw new TypeError('Failed to fetch')
  })
}

/**
 * Makes a list so long that each of the rows is on a page of its own when all pages are read: a page repeats its row until
 * it is full. Shorter pages come from the sandbox.
 */
export function spreadOverPages(route: Route, rows: readonly object[], params: Readonly<Record<string, string>> = {}): void {
  interceptCalls((request) => {
    const query = new URL(request.url).searchParams
    const page = Number(query.get('page') ?? 1)
    const row = rows[page - 1]
    if (!isCallOf(route, request, params) || query.get('page_size') !== String(PAGE_SIZE_MAX) || !row) return undefined
    const items = page < rows.length ? Array.from({ length: PAGE_SIZE_MAX }, () => row) : [row]
    const total = PAGE_SIZE_MAX * (rows.length - 1) + 1
    return Response.json({ items, page, page_size: PAGE_SIZE_MAX, total, total_capped: false })
  })
}

/** Lets the sandbox respond again. */
export function answerCalls(): void {
  interceptCalls(() => undefined)
}

/**
 * Returns a list that collects every call of the page from now on, or every call of the route. `respond` replaces the API's
 * response, as for `interceptCalls`.
 */
export function recordCalls(route?: Route, respond: (request: Request) => Response | undefined = () => undefined): readonly Request[] {
  const calls: Request[] = []
  interceptCalls((request) => {
    if (route && !isCallOf(route, request)) return undefined
    calls.push(request)
    return respond(request)
  })
  return calls
}
