export type PathParams = Readonly<Record<string, string>>

interface Compiled {
  readonly expression: RegExp
  readonly names: readonly string[]
}

const compiled = new Map<string, Compiled>()

/**
 * Returns the parameters of `path` for a pattern with `:name` and `:name?` segments; null if it does not match. Case is
 * ignored, as in the browser's router, and so is one slash at the end. `URLPattern` would do the same, but not every
 * browser that we support has it, and host and browser must agree.
 */
export function matchPath(pattern: string, path: string): PathParams | null {
  const { expression, names } = compile(pattern)
  const found = expression.exec(decodeSegments(path) ?? '')
  if (!found) return null
  const given = names.flatMap((name, at) => {
    const value = found[at + 1]
    return value === undefined ? [] : [[name, value.replaceAll('%2F', '/')]]
  })
  return Object.fromEntries(given)
}

function compile(pattern: string): Compiled {
  const known = compiled.get(pattern)
  if (known) return known
  const parts = segmentsOf(pattern)
  const source = parts.map((part) => {
    if (!part.startsWith(':')) return `/${part.replace(/[.*+^${}()|[\]\\]/g, '\\$&')}`
    return part.endsWith('?') ? '(?:/([^/]+))?' : '/([^/]+)'
  })
  const names = parts.filter((part) => part.startsWith(':')).map((part) => part.replace(/^:|\?$/g, ''))
  const made = { expression: new RegExp(`^${source.join('')}/?$`, 'i'), names }
  compiled.set(pattern, made)
  return made
}

/** Decodes a segment but keeps its encoded slashes, which would split it; null if the encoding is broken. */
function decodeSegments(path: string): string | null {
  // Most have nothing encoded, and the host compares each call with every path of the contract.
  if (!path.includes('%')) return path
  try {
    return path
      .split('/')
      .map((segment) => decodeURIComponent(segment).replaceAll('/', '%2F'))
      .join('/')
  } catch {
    return null
  }
}

const segmentsOf = (path: string) => path.split('/').filter(Boolean)

/** Returns the most specific route that matches a path: 'create' beats ':campaign_id'. */
export function findRoute<R extends { readonly path: string }>(
  routes: readonly R[],
  path: string,
): { readonly route: R; readonly params: PathParams } | undefined {
  return routes
    .flatMap((route) => {
      const params = matchPath(route.path, path)
      return params ? [{ route, params }] : []
    })
    .sort((a, b) => byPrecision(a.route.path, b.route.path))[0]
}

/** Sorts patterns: at the same place, a fixed segment comes before a parameter. */
export function byPrecision(a: string, b: string): number {
  const left = segmentsOf(a)
  const right = segmentsOf(b)
  for (let at = 0; at < Math.min(left.length, right.length); at++) {
    const difference = vagueness(left[at]) - vagueness(right[at])
    if (difference !== 0) return difference
  }
  return left.length - right.length
}

const vagueness = (segment = '') => (segment.endsWith('?') ? 2 : segment.startsWith(':') ? 1 : 0)
