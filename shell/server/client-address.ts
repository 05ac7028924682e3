import ipaddr from 'ipaddr.js'

type Address = ipaddr.IPv4 | ipaddr.IPv6

/** Whether an address lies in one of the addresses or CIDR ranges; v4 addresses written as v6 count as v4. */
export function isListed(address: string, ranges: readonly string[]): boolean {
  const parsed = parse(address)
  return parsed !== null && ranges.some((range) => contains(range, parsed))
}

/**
 * Who is asking: the rightmost `X-Forwarded-For` entry that is not a trusted proxy. Without trusted proxies it is
 * the socket's own address, whatever the header says.
 */
export function clientAddress(socket: string, forwardedFor: string | undefined, trusted: readonly string[]): string {
  let client = normal(socket) ?? socket
  for (const entry of (forwardedFor ?? '').split(',').toReversed()) {
    if (!isListed(client, trusted)) return client
    const next = normal(withoutPort(entry.trim()))
    if (next === null) return client
    client = next
  }
  return client
}

function contains(range: string, address: Address): boolean {
  const [base, bits] = range.includes('/') ? ipaddr.parseCIDR(range) : wholeAddress(ipaddr.process(range))
  return base.kind() === address.kind() && address.match(base, bits)
}

function wholeAddress(address: Address): [Address, number] {
  return [address, address.kind() === 'ipv4' ? 32 : 128]
}

function parse(address: string): Address | null {
  const usable = ipaddr.IPv6.isValid(address) || ipaddr.IPv4.isValidFourPartDecimal(address)
  return usable ? ipaddr.process(address) : null
}

const normal = (address: string) => parse(address)?.toString() ?? null

/** Some proxies write the port too: `192.0.2.1:4711`, `[2001:db8::1]:4711`. */
function withoutPort(entry: string): string {
  return entry.match(/^\[([^\]]+)\](?::\d+)?$/)?.[1] ?? entry.match(/^(\d+\.\d+\.\d+\.\d+):\d+$/)?.[1] ?? entry
}
