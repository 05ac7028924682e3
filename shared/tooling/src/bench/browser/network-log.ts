import type { CDPSession } from '@playwright/test'

/** What was not answered by then will not be: it hangs, and nobody waits for it. */
const HANGS_MS = 10_000

/** What a page has fetched since the last `restart`: bytes as they went over the wire, headers included. */
export interface NetworkLog {
  readonly bytes: () => number
  readonly requests: () => number
  /** Milliseconds for which nothing was in flight; 0 while something is. */
  readonly quietFor: () => number
  restart(): void
}

/** Listens to the browser's own count of bytes. */
export async function networkLog(session: Pick<CDPSession, 'on' | 'send'>, now = () => performance.now()): Promise<NetworkLog> {
  /** When each request that is in flight began. */
  const open = new Map<string, number>()
  let bytes = 0
  let requests = 0
  let changedOn = now()
  const end = (requestId: string) => {
    if (open.delete(requestId)) changedOn = now()
  }
  session.on('Network.requestWillBeSent', ({ requestId, request, redirectResponse }) => {
    if (!/^https?:/.test(request.url)) return
    bytes += redirectResponse?.encodedDataLength ?? 0
    requests += 1
    changedOn = now()
    open.set(requestId, changedOn)
  })
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (open.has(requestId)) bytes += encodedDataLength
    end(requestId)
  })
  session.on('Network.loadingFailed', ({ requestId }) => end(requestId))
  await session.send('Network.enable')
  return {
    bytes: () => bytes,
    requests: () => requests,
    quietFor: () => ([...open.values()].some((began) => now() - began < HANGS_MS) ? 0 : now() - changedOn),
    restart() {
      bytes = 0
      requests = 0
    },
  }
}
