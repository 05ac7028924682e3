import type { Route } from '@console/contract'
import { allRoutes } from '@console/contract/routes'
import { isUnder, type ModuleRoute } from '@console/module'

/**
 * The keys any one of which opens the route: those of the call that it acts by, else of the call that it reads first.
 * Of a list they are the keys of the list's own page, where the contract tells these from those of the call.
 */
export function needsOf({ act, data }: Pick<ModuleRoute, 'act' | 'data'>): readonly string[] {
  const access = callOf(act ?? data)?.access
  return typeof access === 'object' ? (access.page ?? access.any_of) : []
}

/** What is wrong with a module's route: its place, its calls. */
export function* routeProblems(route: ModuleRoute, owns: readonly string[]): Generator<string> {
  const { path, data, act } = route
  if (!owns.some((own) => isUnder(path, own))) {
    yield `'${path}' does not lie under what the module owns (${owns.join(', ')})`
  }
  if (act !== undefined) yield* actProblems(path, act)
  if (data !== undefined) yield* dataProblems(path, data)
}

function* actProblems(path: string, act: string): Generator<string> {
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
  const known = [
    ...Object.keys(call.query?.entries ?? {}),
    ...call.path.split('/').flatMap((part) => (part.startsWith(':') ? [part.slice(1)] : [])),
  ]
  for (const name of namesIn(data)) {
    if (!known.includes(name)) yield `'${path}' gives '${name}' to '${call.id}', which does not take it`
  }
}

function callOf(named: string | undefined): Route | undefined {
  return named === undefined ? undefined : allRoutes.find(({ id }) => id === idIn(named))
}

/** `applications.list?code` -> `applications.list` */
const idIn = (named: string) => named.split('?')[0] ?? named
const namesIn = (data: string) => (data.split('?')[1] ?? '').split('&').filter(Boolean)
