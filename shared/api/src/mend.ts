import type * as v from 'valibot'

type Path = readonly (string | number)[]
type Issue = Pick<v.BaseIssue<unknown>, 'type' | 'kind' | 'input' | 'expected'>

/** Fields that decide who someone is and what they may do are never guessed. */
const STRICT = /^(id|.*_id|key|permissions|roles|strategy|.*_token)$/
/** A condition that is missing would select more people. */
const WHOLE = 'metadata_rule'

/** Returns the response with the value at the path changed to fit its schema; undefined if the right value cannot be told. */
export function mendedAt(response: unknown, path: Path, issue: Issue): unknown {
  if (path.length === 0 || path.some((key) => STRICT.test(String(key)))) return undefined
  // A missing field is set to null, so that the next check says which type belongs there. An answer without its rows cannot be mended.
  const isAbsent = issue.expected?.startsWith('"') ?? false
  const value = isAbsent ? (path[0] === 'items' && path.length === 1 ? undefined : null) : meant(issue, path.at(-1), response)
  return value === undefined ? undefined : withValue(response, path, value)
}

/** Returns the path of the entry that a fault makes unreadable, in the innermost list around it; undefined if the whole list counts. */
export function entryAround(path: Path): Path | undefined {
  const whole = path.indexOf(WHOLE)
  const reach = whole < 0 ? path : path.slice(0, whole)
  const at = reach.findLastIndex((key) => typeof key === 'number')
  return at < 0 ? undefined : reach.slice(0, at + 1)
}

/**
 * Returns both without these entries, which are in the order of the response; `raw` loses only those that are rows of the response, because
 * writers compare a record with what came.
 */
export function leftOut(read: { readonly output: unknown; readonly raw: unknown }, entries: readonly Path[]): typeof read {
  const isInside = (entry: Path) => entries.some((other) => other.length < entry.length && other.every((key, at) => key === entry[at]))
  const outermost = new Map(entries.filter((entry) => !isInside(entry)).map((entry) => [entry.join(), entry]))
  // The last one first, so that the others stay where they are.
  return [...outermost.values()].reduceRight((rest, entry) => {
    const isRow = entry.length === 2 && entry[0] === 'items'
    return { output: without(rest.output, entry), raw: isRow ? without(rest.raw, entry) : rest.raw }
  }, read)
}

function meant({ type, kind, input }: Issue, name: string | number | undefined, response: unknown): unknown {
  if (kind === 'validation') return laterForm(input)
  const isNothing = input === null || input === undefined
  switch (type) {
    case 'array':
      return isNothing ? [] : undefined
    case 'string':
      if (isNothing) return ''
      return typeof input === 'number' || typeof input === 'boolean' ? String(input) : undefined
    case 'boolean':
      return isNothing ? false : FLAGS.get(input)
    case 'number':
      return isNothing ? COUNTS[String(name)]?.(response) : numberIn(input)
    case 'object':
      // A text that the provider has in one language.
      if (typeof input === 'string') return { en: input, vi: input }
      return isNothing ? {} : undefined
    default:
      return undefined
  }
}

const FLAGS = new Map<unknown, boolean>([0, '0', 'false', 'no'].map((no) => [no, false] as const))
for (const yes of [1, '1', 'true', 'yes']) FLAGS.set(yes, true)

/** Defaults, where a backend does not say them. */
const COUNTS: Readonly<Record<string, (response: unknown) => number | undefined>> = {
  page: () => 1,
  page_size: rowsOf,
  total: rowsOf,
}

export function rowsOf(response: unknown): number {
  const rows: unknown = typeof response === 'object' && response !== null ? Reflect.get(response, 'items') : undefined
  return Array.isArray(rows) ? rows.length : 0
}

function numberIn(input: unknown): number | undefined {
  const isNumber = typeof input === 'string' && /^\s*-?\d+(?:\.\d+)?\s*$/.test(input)
  return isNumber ? Number(input) : undefined
}

/** A moment in another form, such as seconds without a zone, which is read as UTC. */
function laterForm(input: unknown): string | undefined {
  if (typeof input !== 'string' || !/^\d{4}-\d\d-\d\d/.test(input)) return undefined
  const time = Date.parse(/[zZ]|[+-]\d\d:?\d\d$/.test(input) ? input : `${input.replace(' ', 'T')}Z`)
  const text = Number.isNaN(time) ? undefined : new Date(time).toISOString()
  return text === input ? undefined : text
}

function withValue(holder: unknown, [key, ...rest]: Path, value: unknown): unknown {
  if (key === undefined) return value
  const copy = (Array.isArray(holder) ? [...holder] : { ...(holder as object) }) as Record<string | number, unknown>
  copy[key] = withValue(copy[key], rest, value)
  return copy
}

function without(holder: unknown, path: Path): unknown {
  const [key, ...rest] = path
  if (rest.length > 0) return withValue(holder, [key as string | number], without(Reflect.get(holder as object, key as string), rest))
  return Array.isArray(holder) ? holder.filter((_, at) => at !== key) : holder
}
