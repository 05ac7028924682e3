import { documentUrl, draftsOwner, sessionStore, unsavedStore } from '@console/session'
import { lendDrafts } from '../modules/lend.ts'

type Notice = { readonly is: 'signed-out' } | { readonly is: 'signed-in'; readonly user: string }

const channel = new BroadcastChannel('console-session')

/** Posts to the other tabs; this one does not get it. */
export function postNotice(notice: Notice): void {
  channel.postMessage(notice)
}

export function onNotice(handle: (notice: Notice) => void): () => void {
  const listener = ({ data }: MessageEvent<Notice>) => handle(data)
  channel.addEventListener('message', listener)
  return () => channel.removeEventListener('message', listener)
}

/** Leaves this document, which belongs to one person, when another tab signs that person out or someone else in. */
export function followSession(): void {
  onNotice((notice) => {
    if (notice.is === 'signed-in' && (ownUser() === null || notice.user === ownUser())) return
    unsavedStore.setState({ onLeaving: 'drop' })
    location.assign(documentUrl('/'))
  })
}

/** Tells the other tabs who is signed in now, and removes drafts of anyone else. */
export function announceSession(): void {
  const user = ownUser()
  if (user === null) return
  postNotice({ is: 'signed-in', user })
  const owner = draftsOwner()
  if (owner !== null && owner !== user) void removeDrafts()
}

/** If none were kept, the code for it is not fetched. */
export async function removeDrafts(): Promise<void> {
  if (draftsOwner() === null) return
  const { clearDrafts } = await lendDrafts()
  await clearDrafts()
}

function ownUser(): string | null {
  const session = sessionStore.getState()
  return session.state === 'signed-in' ? session.profile.id : null
}
