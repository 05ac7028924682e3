import { call } from '@console/api'
import { logout } from '@console/contract'
import { draftsOwner, forgetTraces, goToDocument, isAnyTabUnsaved, unsavedStore } from '@console/session'

export async function hasUnsavedWork(): Promise<boolean> {
  return (await isAnyTabUnsaved()) || draftsOwner() !== null
}

/** Nothing of what the person did stays in this browser. Throws `ApiError`. */
export async function signOutTo(path: string): Promise<void> {
  await call(logout, {}, { body: {} })
  unsavedStore.setState({ onLeaving: 'drop' })
  forgetTraces()
  // A browser that cannot open its store has kept nothing in it.
  await removeDrafts().catch(() => {})
  goToDocument(path)
}

/** Fetches their code only if there are some. */
async function removeDrafts(): Promise<void> {
  if (draftsOwner() === null) return
  const { clearDrafts } = await import('@console/forms/drafts')
  await clearDrafts()
}
