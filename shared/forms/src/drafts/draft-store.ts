import { draftsOwner, setDraftsOwner } from '@console/session'
import { clear, createStore, delMany, entries, set } from 'idb-keyval'
import { type Draft, draftKey, type ListedDraft, listed, surplus } from './draft.ts'

/** Opened with the first draft that is read or written. */
const store = createStore('console-drafts', 'drafts')

/** Returns everything that is stored, unchecked. Rejects where the browser keeps nothing. */
export async function readDrafts(): Promise<unknown[]> {
  return (await entries<string, unknown>(store)).map(([, stored]) => stored)
}

/** Stores the draft and replaces what was stored of the same work. Rejects where the browser keeps nothing or is full. */
export async function writeDraft(draft: Draft): Promise<void> {
  const isFirst = draftsOwner() !== draft.user
  setDraftsOwner(draft.user)
  await set(draftKey(draft), draft, store)
  if (isFirst) await tidyDrafts(draft.user)
}

export async function removeDrafts(drafts: readonly Draft[]): Promise<void> {
  await removeKeys(drafts.map(draftKey))
}

/** `place` is a `placeKey`. */
export async function removeDraftsAt(place: string): Promise<void> {
  const keys = (await entries<string, unknown>(store)).map(([key]) => key)
  await removeKeys(keys.filter((key) => key === place || key.startsWith(`${place}/`)))
}

async function removeKeys(keys: string[]): Promise<void> {
  await delMany(keys, store)
  if ((await entries(store)).length === 0) setDraftsOwner(null)
}

export async function tidyDrafts(user: string): Promise<void> {
  const all = (await entries<string, unknown>(store)).map(([key, stored]) => [key, stored] as const)
  const gone = surplus(all, user, Date.now())
  if (gone.length > 0) await delMany(gone, store)
  setDraftsOwner(gone.length < all.length ? user : null)
}

/** The person's drafts at the publisher, the newest first; none where the browser keeps nothing. */
export async function listDrafts(user: string, publisher: string): Promise<ListedDraft[]> {
  return listed(await readDrafts().catch(() => []), { user, publisher }, Date.now())
}

/** Removes every draft of this browser: on signing out, and when another person signs in. */
export async function clearDrafts(): Promise<void> {
  await clear(store)
  setDraftsOwner(null)
}
