import { call, isApiError } from '@console/api'
import { logout } from '@console/contract'
import { draftsOwner, forgetTraces, goToDocument, isAnyTabUnsaved, unsavedStore } from '@console/session'
import { postNotice, removeDrafts } from './session-channel.ts'
import { ask } from './session-question.ts'

/**
 * Signs out here and in every other tab; every tab lands on the root path. Unsaved work of any tab is asked about first and
 * removed. A failed call is answered, not hidden.
 */
export async function signOut(): Promise<void> {
  const isUnsaved = (await isAnyTabUnsaved()) || draftsOwner() !== null
  if (isUnsaved && !(await ask('sign-out'))) return
  try {
    await call(logout, {}, { body: {} })
  } catch (error) {
    if (!isApiError(error) || error.status !== 401) throw error
  }
  unsavedStore.setState({ onLeaving: 'drop' })
  postNotice({ is: 'signed-out' })
  forgetTraces()
  // A browser that cannot open its store has kept nothing in it.
  await removeDrafts().catch(() => {})
  goToDocument('/')
}
