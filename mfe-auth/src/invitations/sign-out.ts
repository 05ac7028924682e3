import { call } from '@console/api'
import { logout } from '@console/contract'
import { draftsOwner, forgetTraces, goToDocument, isAnyTabUnsaved, unsavedStore } from '@console/session'

/** Whether signing out would lose something in any tab. */
export async function hasUnsavedWork(): Promise<boolean> {
  return (await isAnyTabUnsaved()) || draftsOwner() !== null
}

/** Signs out and goes on to a page as nobody; nothing of what the person did stays in this browser. Throws `ApiError`. */
export async function signOutTo(path: string): Promise<void> {
  await call(logout, {}, { body: {} })
  unsavedStore.setState({ onLeaving: 'drop' })
  forgetTraces()
  // A browser that cannot open its store has kept nothing in it.
  await removeDrafts().catch(() => {})
  goToDocument(path)
}

/** Without drafts their code is not fetched for it. */
async function removeDrafts(): Promise<void> {
  if (draftsOwner() === null) return
  const { clearDrafts } = await import('@console/forms/drafts')
  await clearDrafts()
}
