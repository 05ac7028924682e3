/**
 * Parameters of `path` under a pattern with `:name` and `:name?` segments, null where it does not match.
 * Letters count alike in either case, as in the browser's router; one slash at the end is ignored.
 */
export function matchPath(pattern: string, path: string): Record<string, string> | null {
  const wanted = segmentsOf(pattern)
  const given = segmentsOf(path)
  return matchSegments(wanted, given, {})
}

type Params = Record<string, string>

function matchSegments(wanted: readonly string[], given: readonly string[], params: Params): Params | null {
  const [part, ...rest] = wanted
  if (part === undefined) return given.length === 0 ? params : null
  const [value, ...others] = given
  const optional = part.endsWith('?')
  if (value !== undefined) {
    const found = matchOne(part, value)
    const matched = found && matchSegments(rest, others, { ...params, ...found })
    if (matched) return matched
  }
  return optional ? matchSegments(rest, given, params) : null
}

function matchOne(part: string, value: string): Params | null {
  if (!part.startsWith(':')) return part.toLowerCase() === decoded(value)?.toLowerCase() ? {} : null
  const text = decoded(value)
  return text ? { [part.slice(1).replace(/\?$/, '')]: text } : null
}

function segmentsOf(path: string): string[] {
  const inner = path.replace(/^\//, '').replace(/\/$/, '')
  return inner === '' ? [] : inner.split('/')
}

function decoded(segment: string): string | null {
  try {
    return decodeURIComponent(segment)
  } catch {
    return null
  }
}

/** Sorts patterns so that a fixed segment is tried before a parameter in the same place. */
export function byPrecision(a: string, b: string): number {
  const left = segmentsOf(a)
  const right = segmentsOf(b)
  for (let place = 0; place < Math.min(left.length, right.length); place++) {
    const difference = weight(left[place]) - weight(right[place])
    if (difference !== 0) return difference
  }
  return left.length - right.length
}

const weight = (segment = '') => (segment.endsWith('?') ? 2 : segment.startsWith(':') ? 1 : 0)

/** Whether `path` is `prefix` or lies under it. */
export function isUnder(prefix: string, path: string): boolean {
  return path === prefix || path.startsWith(prefix.endsWith('/') ? prefix : `${prefix}/`)
}
