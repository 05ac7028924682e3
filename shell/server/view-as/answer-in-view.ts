import { getMyPermissions, isGranted, type MyPermissions, writes } from '@console/contract'
import { matchPath } from '@console/module'
import type { OutgoingCall } from '../api.ts'
import { problem } from '../problem.ts'
import type { RoleView } from './view-cookie.ts'

/** Set by every document of a view, also after another tab has ended the view. */
export const VIEW_HEADER = 'x-viewed-role'

export const permissionsIn = ({ publisher_id, role, permissions }: RoleView): MyPermissions => ({
  publisher_id,
  role,
  is_owner: false,
  permissions,
})

/**
 * Returns the response to a call that a view answers by itself: nothing is changed, and nothing is read that the role may not
 * read. Null for what goes to the API, as do all calls about other publishers.
 */
export function answerInView({ route, url, context }: OutgoingCall, view: RoleView): Response | null {
  const publisher = matchPath(route.path, url.split('?', 1)[0] ?? '')?.publisher_id
  if (publisher !== undefined && publisher !== view.publisher_id) return null
  if (writes(route)) return problem('request_refused', context)
  if (route.id === getMyPermissions.id) return Response.json(permissionsIn(view), { headers: { 'cache-control': 'no-store' } })
  if (typeof route.access === 'string' || isGranted(view.permissions, route.access.any_of)) return null
  return problem('permission_denied', context, { required_any_of: [...route.access.any_of] })
}
