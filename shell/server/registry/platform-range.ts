type Version = readonly [number, number, number]

/** Whether a platform version fits `^1.2.3` (as npm reads it) or an exact `1.2.3`; any other range fits none. */
export function fitsPlatform(range: string, version: string): boolean {
  const least = versionOf(range.replace(/^\^/, ''))
  const given = versionOf(version)
  if (!least || !given) return false
  if (!range.startsWith('^')) return compare(given, least) === 0
  const first = least.findIndex((part) => part > 0)
  const fixed = first === -1 ? 3 : first + 1
  return compare(given, least) >= 0 && least.slice(0, fixed).every((part, place) => part === given[place])
}

function versionOf(text: string): Version | null {
  const match = /^(\d+)\.(\d+)\.(\d+)$/.exec(text)
  return match ? [Number(match[1]), Number(match[2]), Number(match[3])] : null
}

function compare(a: Version, b: Version): number {
  return a[0] - b[0] || a[1] - b[1] || a[2] - b[2]
}
