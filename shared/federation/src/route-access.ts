import { OWN_KEYS, PREFIXED_KEYS } from '@console/contract'
import { allRoutes } from '@console/contract/routes'
import type { ModuleRoute } from '@console/module'

/** One key has a second spelling in the specification (section 6), which counts as known. */
const KNOWN_KEYS: readonly string[] = [...PREFIXED_KEYS, ...OWN_KEYS, 'pub:campaign:create']

/** The keys any one of which opens the route: its own, else those of the call it reads first. */
export function needsOf(route: ModuleRoute): readonly string[] {
  if (route.needs) return route.needs
  const access = dataRoute(route)?.access
  return typeof access === 'object' ? access.any_of : []
}

/** What is wrong with a module's route: its place, its call, its permissions. */
export function* routeProblems(route: ModuleRoute, owns: readonly string[]): Generator<string> {
  const { path, data, needs } = route
  if (!owns.some((own) => path === own || path.startsWith(`${own}/`))) {
    yield `'${path}' does not lie under what the module owns (${owns.join(', ')})`
  }
  for (const key of needs ?? []) {
    if (!KNOWN_KEYS.includes(key)) yield `'${path}' needs '${key}', which is no permission of the contract`
  }
  if (data === undefined) return
  const call = dataRoute(route)
  if (!call) {
    yield `'${path}' reads '${callOf(data)}', which is no call of the contract`
    return
  }
  if (call.method !== 'GET') yield `'${path}' reads '${call.id}', which changes something: only a GET can be asked in advance`
  const known = [
    ...Object.keys(call.query?.entries ?? {}),
    ...call.path.split('/').flatMap((part) => (part.startsWith(':') ? [part.slice(1)] : [])),
  ]
  for (const name of namesOf(data)) {
    if (!known.includes(name)) yield `'${path}' gives '${name}' to '${call.id}', which does not take it`
  }
}

function dataRoute({ data }: ModuleRoute) {
  return data === undefined ? undefined : allRoutes.find((call) => call.id === callOf(data))
}

/** `applications.list?code` -> `applications.list` */
const callOf = (data: string) => data.split('?')[0] ?? data
const namesOf = (data: string) => (data.split('?')[1] ?? '').split('&').filter(Boolean)
