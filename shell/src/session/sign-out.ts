import { call, isApiError } from '@console/api'
import { logout } from '@console/contract'
import { useErrorText } from '@console/i18n'
import { draftsOwner, forgetTraces, goToDocument, isAnyTabUnsaved, unsavedStore } from '@console/session'
import { toast } from '@console/ui'
import { useText } from '../text.ts'
import { postNotice, removeDrafts } from './session-channel.ts'
import { ask } from './session-question.ts'

export function useSignOut(): () => Promise<void> {
  const text = useText()
  const errorText = useErrorText('action')
  return () =>
    signOut().catch((error: unknown) => {
      if (!isApiError(error)) throw error
      toast.error(text('signOut.failed'), errorText(error.code, error.retryAfter))
    })
}

/**
 * Signs out here and in every other tab; every tab lands on the root path. Unsaved work of any tab is asked about first and
 * removed. Throws `ApiError`.
 */
async function signOut(): Promise<void> {
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
