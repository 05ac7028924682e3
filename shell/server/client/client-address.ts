import type { Settings } from '../settings.ts'
import { isListed, normalAddress } from './address-ranges.ts'

export function addressOf(request: Request, socketAddress: string, settings: Pick<Settings, 'TRUST_PROXY'>): string {
  return clientAddress(socketAddress, request.headers.get('x-forwarded-for') ?? undefined, settings.TRUST_PROXY)
}

/**
 * Returns the rightmost `X-Forwarded-For` entry that is not a trusted proxy. Without trusted proxies it is the address of
 * the socket, whatever the header says.
 */
export function clientAddress(socket: string, forwardedFor: string | undefined, trusted: readonly string[]): string {
  let client = normalAddress(socket) ?? socket
  for (const entry of (forwardedFor ?? '').split(',').toReversed()) {
    if (!isListed(client, trusted)) return client
    const next = normalAddress(withoutPort(entry.trim()))
    if (next === null) return client
    client = next
  }
  return client
}

/** Some proxies write the port too: `192.0.2.1:4711`, `[2001:db8::1]:4711`. */
function withoutPort(entry: string): string {
  return entry.match(/^\[([^\]]+)\](?::\d+)?$/)?.[1] ?? entry.match(/^(\d+\.\d+\.\d+\.\d+):\d+$/)?.[1] ?? entry
}
