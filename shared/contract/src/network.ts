/**
 * Returns the network of one person, which limits count as one: an IPv4 address, also if it is written as IPv6, or the first half
 * of an IPv6 address, whose other half the person can choose. Any other text stays as it is.
 */
export function networkOf(address: string): string {
  const url = URL.parse(`http://[${address.replace(/%.*$/, '')}]`)
  if (!url) return address
  const groups = groupsIn(url.hostname.slice(1, -1))
  const [high = 0, low = 0] = groups.slice(6)
  if (groups.slice(0, 6).join() === MAPPED) return [high >> 8, high & 255, low >> 8, low & 255].join('.')
  return `${groups
    .slice(0, 4)
    .map((group) => group.toString(16))
    .join(':')}::/64`
}

/** The first six groups of an IPv4 address that is written as IPv6. */
const MAPPED = [0, 0, 0, 0, 0, 0xffff].join()

function groupsIn(text: string): number[] {
  const [head = [], tail] = text.split('::').map((part) => (part ? part.split(':').map((group) => Number.parseInt(group, 16)) : []))
  return tail ? [...head, ...Array<number>(8 - head.length - tail.length).fill(0), ...tail] : head
}
