import { publisherStore, unsavedStore } from '@console/session'

const channel = new BroadcastChannel('console-view')

export function postViewOf(publisherId: string): void {
  channel.postMessage(publisherId)
}

/**
 * Opens this tab again when another one begins or ends a view of its publisher: its sections and what it may do are others now. With unsaved
 * work it stays as it is, and saving says what to do.
 */
export function followViews(): void {
  channel.addEventListener('message', ({ data }: MessageEvent<string>) => {
    if (publisherStore.getState().publisher?.id === data && unsavedStore.getState().forms === 0) location.reload()
  })
}
