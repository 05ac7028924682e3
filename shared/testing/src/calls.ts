import type { ErrorCode, Problem, Route } from '@console/contract'
import { interceptCalls } from './gateway.ts'
import { problem } from './problem.ts'

/** Whether the request is a call of the route; with `params` only one about that record. */
export function isCallOf(route: Route, request: Request, params: Readonly<Record<string, string>> = {}): boolean {
  const path = route.path.replace(/:(\w+)/g, (_, name: string) => (params[name] ? encodeURIComponent(params[name]) : '[^/]+'))
  return request.method === route.method && new RegExp(`^${path}$`).test(new URL(request.url).pathname)
}

/** Refuses each call of the route until the test ends. */
export function refuseCalls(route: Route, code: ErrorCode, more: Partial<Problem> = {}): void {
  interceptCalls((request) => (isCallOf(route, request) ? problem(code, more) : undefined))
}

/** The sandbox answers again. */
export function answerCalls(): void {
  interceptCalls(() => undefined)
}

/**
 * Returns a list to which every call is added that the page makes from now on, or every one of the route. `answer` stands
 * in the API's place, as for `interceptCalls`.
 */
export function recordCalls(route?: Route, answer: (request: Request) => Response | undefined = () => undefined): readonly Request[] {
  const calls: Request[] = []
  interceptCalls((request) => {
    if (route && !isCallOf(route, request)) return undefined
    calls.push(request)
    return answer(request)
  })
  return calls
}
