/** Fields of a written part that records have and no call takes. */
const READ_ONLY = new Set(['metrics_category', 'metric', 'reward_secret_set'])

type Fields = Readonly<Record<string, unknown>>

/** Thrown where a change cannot be sent without erasing what could not be read; `field` is that of the body. */
export class WouldErase extends Error {
  override readonly name = 'WouldErase'
  readonly field: string

  constructor(field: string) {
    super(field)
    this.field = field
  }
}

interface Change {
  /** The body that would have been sent without a change. */
  readonly before: Fields
  readonly after: Fields
  /** The same fields as the API sent them. */
  readonly came: Fields
  /** The call is refused without this field. */
  readonly isRequired: (field: string) => boolean
}

/**
 * Returns the body of a change in which everything that was not touched is as it came, also the values and fields that the console
 * does not know. What never came and is empty is left out where it may be, because it may be stored all the same. Throws
 * `WouldErase` for a list with entries that could not be read and that was changed all the same.
 */
export function withUntouched({ before, after, came, isRequired }: Change): Fields {
  const fields = Object.entries(after).filter(
    ([field, value]) => came[field] !== undefined || isRequired(field) || !isNothing(value) || !isDeepEqual(before[field], value),
  )
  return Object.fromEntries(fields.map(([field, value]) => [field, kept(field, before[field], value, came[field])]))
}

function kept(field: string, before: unknown, after: unknown, came: unknown): unknown {
  if (came === undefined) return after
  if (isDeepEqual(before, after)) return unchanged(before, came)
  if (Array.isArray(after) && Array.isArray(before) && Array.isArray(came)) return keptList(field, before, after, came)
  if (!isFields(after) || !isFields(before) || !isFields(came)) return after
  // The other fields of a part of unknown kind belong to that kind.
  if (before.type === 'unknown' && after.type !== 'unknown') return after
  return { ...unknownIn(before, came), ...mapped(after, (name, value) => kept(field, before[name], value, came[name])) }
}

/** What came, without what the call does not take. */
function unchanged(before: unknown, came: unknown): unknown {
  if (Array.isArray(before) && Array.isArray(came) && before.length === came.length)
    return came.map((one, at) => unchanged(before[at], one))
  if (!isFields(before) || !isFields(came)) return came
  // A part is replaced as a whole: in it an empty list means the same as none.
  const isShown = (name: string, value: unknown) => came[name] !== undefined || Array.isArray(value) || !isNothing(value)
  const shown = Object.fromEntries(Object.entries(before).filter(([name, value]) => isShown(name, value)))
  return {
    ...unknownIn(before, came),
    ...mapped(shown, (name, value) => (came[name] === undefined ? value : unchanged(value, came[name]))),
  }
}

function unknownIn(before: Fields, came: Fields): Fields {
  return Object.fromEntries(Object.entries(came).filter(([name]) => !(name in before) && !READ_ONLY.has(name)))
}

function keptList(field: string, before: readonly unknown[], after: readonly unknown[], came: readonly unknown[]): unknown[] {
  if (![...before, ...after, ...came].some(isFields)) return keptWords(before, after, came)
  if (before.length !== came.length) throw new WouldErase(field)
  const places = placesIn(before, after)
  return after.map((one, at) => {
    const place = places[at]
    return place === undefined ? one : kept(field, before[place], one, came[place])
  })
}

/** Keeps those words or ids of a list that the console did not show. */
function keptWords(before: readonly unknown[], after: readonly unknown[], came: readonly unknown[]): unknown[] {
  const names = (list: readonly unknown[]) => new Set(list.map(String))
  const [shown, chosen] = [names(before), names(after)]
  return [
    ...after.map((one) => came.find((other) => String(other) === String(one)) ?? one),
    ...came.filter((one) => !shown.has(String(one)) && !chosen.has(String(one))),
  ]
}

/** Where each entry was before: the same one, the one of the same id, or the one that has most in common. */
function placesIn(before: readonly unknown[], after: readonly unknown[]): (number | undefined)[] {
  const free = new Set(before.keys())
  const places: (number | undefined)[] = after.map(() => undefined)
  const pair = (likeness: (one: unknown, other: unknown) => number) => {
    for (const [at, one] of after.entries()) {
      if (places[at] !== undefined) continue
      let best = 0
      for (const place of free) {
        const found = likeness(before[place], one)
        if (found > best) [best, places[at]] = [found, place]
      }
      const place = places[at]
      if (place !== undefined) free.delete(place)
    }
  }
  pair((one, other) => (isDeepEqual(one, other) ? 1 : 0))
  pair((one, other) => (idOf(one) !== undefined && idOf(one) === idOf(other) ? 1 : 0))
  pair((one, other) => (idOf(one) === undefined && idOf(other) === undefined ? likenessOf(one, other) : 0))
  return places
}

function idOf(entry: unknown): string | undefined {
  if (!isFields(entry)) return undefined
  const id = entry.id ?? entry.application_id
  return id === undefined ? undefined : String(id)
}

function likenessOf(one: unknown, other: unknown): number {
  if (!isFields(one) || !isFields(other)) return 0
  return Object.entries(one).filter(([name, value]) => isDeepEqual(value, other[name])).length
}

function isDeepEqual(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true
  if (Array.isArray(one) && Array.isArray(other))
    return one.length === other.length && one.every((entry, at) => isDeepEqual(entry, other[at]))
  if (!isFields(one) || !isFields(other)) return false
  const names = new Set([...Object.keys(one), ...Object.keys(other)])
  return [...names].every((name) => isDeepEqual(one[name], other[name]))
}

/** Values that a form holds where none came. */
const isNothing = (value: unknown) => value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0)

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null && !Array.isArray(value)

const mapped = (fields: Fields, change: (name: string, value: unknown) => unknown): Fields =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, change(name, value)]))
