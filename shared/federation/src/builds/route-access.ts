import { inputFromSearch, type Route, urlFor } from '@console/contract'
import { allRoutes } from '@console/contract/routes'
import { isUnder, type ModuleRoute, type ReleasedRoute } from '@console/module'

/**
 * Returns the permission keys of a route; any one of them opens it. They are the keys of its `act` call, else of its `data`
 * call. A list may have page keys of its own in the contract, which then replace those of the call.
 */
export function needsOf({ act, data }: Pick<ModuleRoute, 'act' | 'data'>): readonly string[] {
  const access = callOf(act ?? data)?.access
  return typeof access === 'object' ? (access.page ?? access.any_of) : []
}

/**
 * Returns what a page reads first at an address without query, so that the browser can ask before it has the page's code:
 * `/pub/publishers/:publisher_id/sources?page=1`. The page makes the same URL from the same functions.
 */
export function readsOf({ act, data }: Pick<ModuleRoute, 'act' | 'data'>): ReleasedRoute['reads'] {
  const call = callOf(data)
  if (!data || !call) return undefined
  const needs = typeof call.access === 'object' ? call.access.any_of : []
  const entering = needsOf({ act, data })
  const mayAlwaysAsk = needs.length === 0 || (entering.length > 0 && entering.every((key) => (needs as readonly string[]).includes(key)))
  const names = [...namesIn(data), ...paramsOf(call)]
  const given = Object.fromEntries(names.map((name) => [name, `:${name}`]))
  const url = urlFor(call, { ...inputFromSearch(call, new URLSearchParams()), ...given }, ':publisher_id')
  return { url: url.replaceAll('%3A', ':'), ...(mayAlwaysAsk ? {} : { needs }) }
}

export function* routeProblems(route: ModuleRoute, owns: readonly string[]): Generator<string> {
  const { path, data, act } = route
  if (!owns.some((own) => isUnder(path, own))) {
    yield `'${path}' does not lie under what the module owns (${owns.join(', ')})`
  }
  if (act !== undefined) yield* actProblems(path, act)
  if (data !== undefined) yield* dataProblems(path, data)
}

export function* actProblems(path: string, act: string): Generator<string> {
  const call = callOf(act)
  if (!call) yield `'${path}' takes the permission of '${act}', which is no call of the contract`
  else if (typeof call.access !== 'object') yield `'${path}' takes the permission of '${act}', which needs none`
}

function* dataProblems(path: string, data: string): Generator<string> {
  const call = callOf(data)
  if (!call) {
    yield `'${path}' reads '${idIn(data)}', which is no call of the contract`
    return
  }
  if (call.method !== 'GET') yield `'${path}' reads '${call.id}', which changes something: only a GET can be asked in advance`
  const known = [...Object.keys(call.query?.entries ?? {}), ...paramsOf(call)]
  for (const name of namesIn(data)) {
    if (!known.includes(name)) yield `'${path}' gives '${name}' to '${call.id}', which does not take it`
  }
}

export function callOf(named: string | undefined): Route | undefined {
  return named === undefined ? undefined : allRoutes.find(({ id }) => id === idIn(named))
}

/** `applications.list?code` -> `applications.list` */
const idIn = (named: string) => named.split('?')[0] ?? named
export const paramsOf = ({ path }: Route) => path.split('/').flatMap((part) => (part.startsWith(':') ? [part.slice(1)] : []))
const namesIn = (data: string) => (data.split('?')[1] ?? '').split('&').filter(Boolean)
