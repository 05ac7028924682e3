import { call, isApiError } from '@console/api'
import { logout } from '@console/contract'
import { documentUrl, goToDocument } from '@console/module'

const channel = new BroadcastChannel('console-session')

/** Signs out here and in every other tab; every tab lands on the root path. A failed call is answered, not hidden. */
export async function signOut(): Promise<void> {
  try {
    await call(logout, {}, { body: {} })
  } catch (error) {
    if (!isApiError(error) || error.status !== 401) throw error
  }
  channel.postMessage('signed-out')
  goToDocument('/')
}

/** Lets this tab follow a sign-out that happens in another. */
export function followSignOut(): void {
  channel.onmessage = () => location.assign(documentUrl('/'))
}
