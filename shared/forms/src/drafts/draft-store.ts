import { draftsOwner, setDraftsOwner } from '@console/session'
import { clear, createStore, del, delMany, entries, get, set } from 'idb-keyval'
import { type Draft, draftKey, type ListedDraft, listed, offersOf, surplus } from './draft.ts'

/** Opened with the first draft that is read or written. */
const store = createStore('console-drafts', 'drafts')

/** Returns what is stored under the key, unchecked. Rejects where the browser keeps nothing. */
export async function readDraft(key: string): Promise<unknown> {
  return await get<unknown>(key, store)
}

/** Stores the draft and replaces the one under the same key. Rejects where the browser keeps nothing or is full. */
export async function writeDraft(draft: Draft): Promise<void> {
  const isFirst = draftsOwner() !== draft.user
  setDraftsOwner(draft.user)
  await set(draftKey(draft), draft, store)
  if (isFirst) await tidyDrafts(draft.user)
}

export async function removeDraft(key: string): Promise<void> {
  await del(key, store)
  if ((await entries(store)).length === 0) setDraftsOwner(null)
}

/** Lets go of what is too old, too many or another person's. */
export async function tidyDrafts(user: string): Promise<void> {
  const all = (await entries<string, unknown>(store)).map(([key, stored]) => [key, stored] as const)
  const gone = surplus(all, user, Date.now())
  if (gone.length > 0) await delMany(gone, store)
  setDraftsOwner(gone.length < all.length ? user : null)
}

/** The person's drafts at the publisher, the newest first; none where the browser keeps nothing. */
export async function listDrafts(user: string, publisher: string): Promise<ListedDraft[]> {
  const stored = await entries<string, unknown>(store).catch(() => [])
  return listed(
    stored.map(([, draft]) => draft),
    { user, publisher },
    Date.now(),
  )
}

/** Lets go of the draft; an earlier one that was still on offer takes its place, as in its form. */
export async function discardDraft(draft: Draft): Promise<void> {
  const [earlier] = offersOf(draft.earlier, draft.schema, Date.now())
  if (earlier) await writeDraft(earlier)
  else await removeDraft(draftKey(draft))
}

/** Removes every draft of this browser: on signing out, and when another person signs in. */
export async function clearDrafts(): Promise<void> {
  await clear(store)
  setDraftsOwner(null)
}
