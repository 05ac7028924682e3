import * as applications from './applications.ts'
import * as auth from './auth.ts'
import * as campaigns from './campaigns.ts'
import * as files from './files.ts'
import * as google from './google.ts'
import * as invitations from './invitations.ts'
import * as metricRequests from './metric-requests.ts'
import * as metrics from './metrics.ts'
import * as notifications from './notifications.ts'
import * as onelinks from './onelinks.ts'
import * as permissionList from './permission-list.ts'
import * as profile from './profile.ts'
import * as publishers from './publishers.ts'
import * as recovery from './recovery.ts'
import * as reference from './reference.ts'
import * as registrations from './registrations.ts'
import * as roles from './roles.ts'
import type { Route } from './route/route.ts'
import * as session from './session.ts'
import * as sources from './sources.ts'
import * as taskWrites from './task-writes.ts'
import * as tasks from './tasks.ts'
import * as users from './users.ts'

const resources = [
  applications,
  auth,
  campaigns,
  files,
  google,
  invitations,
  metricRequests,
  metrics,
  profile,
  onelinks,
  notifications,
  permissionList,
  publishers,
  recovery,
  reference,
  registrations,
  roles,
  session,
  sources,
  tasks,
  taskWrites,
  users,
]

/** Every call of the contract. For servers, builds and tests: pages import the routes they use. */
export const allRoutes: readonly Route[] = resources.flatMap((resource) => Object.values(resource).filter(isRoute))

type IdsOf<Resource> = Resource extends unknown
  ? { [Name in keyof Resource]: Resource[Name] extends Route ? Resource[Name]['id'] : never }[keyof Resource]
  : never

export type RouteId = IdsOf<(typeof resources)[number]>

/** Returns the route of an id; throws if the contract has none. */
export function routeById(id: string): Route {
  const found = allRoutes.find((route) => route.id === id)
  if (!found) throw new TypeError(`The contract has no route '${id}'`)
  return found
}

function isRoute(value: unknown): value is Route {
  return typeof value === 'object' && value !== null && 'method' in value && 'path' in value
}
