import type { CDPSession } from '@playwright/test'

/** A request without a response by then hangs, and nobody waits for it. */
const HANGS_MS = 10_000

interface Fetched {
  readonly requests: number
  /** As they went over the wire, headers included. */
  readonly bytes: number
}

export interface NetworkLog {
  /** What began after `from` and until `to`, in milliseconds since 1970. */
  fetched(from: number, to: number): Fetched
  /** Milliseconds for which nothing was in flight; 0 while something is. */
  quietFor(): number
}

interface Sent {
  readonly id: string
  readonly began: number
  bytes: number
}

export async function networkLog(session: Pick<CDPSession, 'on' | 'send'>, now = () => performance.now()): Promise<NetworkLog> {
  /** A redirect begins another request of the same id. */
  const sent: Sent[] = []
  const open = new Map<string, number>()
  let changedOn = now()
  const add = (requestId: string, bytes: number) => {
    const last = sent.findLast(({ id }) => id === requestId)
    if (last) last.bytes += bytes
  }
  const end = (requestId: string) => {
    if (open.delete(requestId)) changedOn = now()
  }
  session.on('Network.requestWillBeSent', ({ requestId, request, redirectResponse, wallTime }) => {
    if (!/^https?:/.test(request.url)) return
    if (redirectResponse) add(requestId, redirectResponse.encodedDataLength)
    sent.push({ id: requestId, began: wallTime * 1000, bytes: 0 })
    changedOn = now()
    open.set(requestId, changedOn)
  })
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    add(requestId, encodedDataLength)
    end(requestId)
  })
  session.on('Network.loadingFailed', ({ requestId }) => end(requestId))
  await session.send('Network.enable')
  return {
    fetched(from, to) {
      const counted = sent.filter(({ began }) => began > from && began <= to)
      return { requests: counted.length, bytes: counted.reduce((sum, { bytes }) => sum + bytes, 0) }
    },
    quietFor: () => ([...open.values()].some((began) => now() - began < HANGS_MS) ? 0 : now() - changedOn),
  }
}
