import * as contract from '@console/contract'
import { allRoutes } from '@console/contract/routes'

/** Name of the contract's export -> id of the call. */
const ids = new Map(
  Object.entries(contract).flatMap(([name, value]) => allRoutes.flatMap((route) => (route === value ? [[name, route.id]] : []))),
)

/** Returns the ids of the calls among the contract's exports, each once and in order. */
export function routesNamed(names: readonly string[]): string[] {
  return [...new Set(names.flatMap((name) => ids.get(name) ?? []))].sort()
}
