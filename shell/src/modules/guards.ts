import { isGranted, paths } from '@console/contract'
import { GUARDS, type ReleasedRoute, SIGN_IN_PATHS, withNext } from '@console/module'
import { type NotRead, type PublisherState, pageDataStore, pathAfterSignIn, type Session } from '@console/session'

export type Access =
  | { readonly is: 'granted' }
  | { readonly is: 'redirected'; readonly to: string }
  | { readonly is: 'forbidden' }
  | { readonly is: 'unknown-middleware' }
  | { readonly is: 'failed'; readonly what: 'session' | 'permissions'; readonly error: NotRead }

/**
 * Whether a person may enter a route; `at` is the address with its query. Spec sections 2 and 4, in this order: session, strategy,
 * publisher, permission. Failing a guard leads to the root with the place to come back to; a missing permission is a 403 in place.
 * Only the page with which the console begins leads on to one that the person may enter.
 */
export function accessTo(
  route: Pick<ReleasedRoute, 'path' | 'guard' | 'needs' | 'withoutPublisher'>,
  at: string,
  session: Session,
  publisher: PublisherState,
): Access {
  if (!GUARDS.includes(route.guard)) return { is: 'unknown-middleware' }
  if (route.guard === 'none') {
    const isDone = session.state === 'signed-in' && SIGN_IN_PATHS.includes(route.path)
    return isDone ? { is: 'redirected', to: pathAfterSignIn(at.replace(/^[^?]*/, '')) } : { is: 'granted' }
  }
  if (session.state === 'failed') return { is: 'failed', what: 'session', error: session.error }
  if (session.state !== 'signed-in') return { is: 'redirected', to: withNext('/', at) }
  if (route.guard === 'admin' && !isAdmin(session)) return { is: 'redirected', to: withNext('/', at) }
  if (route.withoutPublisher) return { is: 'granted' }
  if (!publisher.publisher) return { is: 'redirected', to: withNext('/select-publisher', at) }
  if (!publisher.permissions) return { is: 'failed', what: 'permissions', error: publisher.error ?? { code: 'internal', status: 500 } }
  const { permissions: held } = publisher.permissions
  if (isGranted(held, route.needs)) return { is: 'granted' }
  return at === pathAfterSignIn('') ? { is: 'redirected', to: firstAreaFor(held) } : { is: 'forbidden' }
}

/** The first area that these permissions open, else home, which says whom to ask. Areas that are open to everyone do not count. */
function firstAreaFor(held: readonly string[]): string {
  return pageDataStore.getState().nav.find(({ needs }) => needs.length > 0 && isGranted(held, needs))?.to ?? paths.home()
}

/**
 * Whether the page at a path is drawn; `grantedAt` is the path that was granted last. After losing a permission while a page is
 * open, what is typed is kept; the page and the API refuse what is not permitted any more.
 */
export function isOpen(access: Access, path: string, grantedAt: string | undefined): boolean {
  return access.is === 'granted' || (access.is === 'forbidden' && grantedAt === path)
}

function isAdmin(session: Extract<Session, { state: 'signed-in' }>): boolean {
  return session.profile.strategy === 'local' && session.profile.roles.includes('admin')
}
