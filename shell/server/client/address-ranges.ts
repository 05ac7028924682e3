import ipaddr from 'ipaddr.js'

type Address = ipaddr.IPv4 | ipaddr.IPv6

/** Returns whether an address is in one of the addresses or CIDR ranges. IPv4 addresses written as IPv6 count as IPv4. */
export function isListed(address: string, ranges: readonly string[]): boolean {
  const parsed = parse(address)
  return parsed !== null && ranges.some((range) => contains(range, parsed))
}

/** Returns an address in its usual spelling, with IPv4 written as IPv6 as IPv4; null for any other text. */
export function normalAddress(address: string): string | null {
  return parse(address)?.toString() ?? null
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
