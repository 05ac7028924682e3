import type { Clock } from '../clock.ts'
import type { StoredSession } from './store.ts'

const LOOK_EVERY_MS = 50

export async function waitForChange(
  read: () => Promise<StoredSession | null>,
  version: number,
  ms: number,
  clock: Clock,
): Promise<StoredSession | null> {
  const end = clock.now() + ms
  for (;;) {
    const session = await read()
    if (session?.version !== version || clock.now() >= end) return session
    await clock.timer(LOOK_EVERY_MS).done
  }
}
