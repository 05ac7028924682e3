import { EXTRA_FIELD, originalEnum } from './alterations.ts'
import { fieldsOf, isObject, type JsonObject, meansTheSame, OPAQUE } from './json-values.ts'
import { writtenShape } from './written-shape.ts'

export interface Known {
  readonly stored: JsonObject
  readonly shown: JsonObject
}

/** A value that this backend has and a write replaced, although no page could have shown it as it is. */
export interface Erasure {
  readonly field: string
  readonly shown: unknown
  /** Absent if the write left it out of what it replaced. */
  readonly sent?: unknown
}

const ONLY_READ: ReadonlySet<string> = new Set(['metric', 'metrics_category', 'reward_secret_set', 'id'])

/**
 * Returns a request's body with the stored values in place of what this backend made of them, and what the request erases. An
 * absent field erases nothing at the top, where it means 'unchanged', but within a part that the request replaces.
 */
export function broughtBack(body: unknown, known: Known | undefined): { readonly body: unknown; readonly erased: readonly Erasure[] } {
  const erased: Erasure[] = []
  const restored = known && isObject(body) ? restoredFields(body, writtenShape(known.stored), writtenShape(known.shown), '', erased) : body
  return { body: inContract(restored), erased }
}

function restoredFields(sent: JsonObject, stored: JsonObject, shown: JsonObject, path: string, erased: Erasure[]): JsonObject {
  const restored = Object.entries(sent).map(
    ([name, value]) => [name, restoredValue(value, stored[name], shown[name], `${path}${name}`, erased)] as const,
  )
  const isWhole = path !== ''
  for (const [name, value] of Object.entries(shown)) {
    if (!isWhole || Object.hasOwn(sent, name) || ONLY_READ.has(name) || meansTheSame(stored[name], value)) continue
    erased.push({ field: `${path}${name}`, shown: value })
  }
  return Object.fromEntries(restored)
}

function restoredValue(sent: unknown, stored: unknown, shown: unknown, path: string, erased: Erasure[]): unknown {
  if (Array.isArray(sent) && Array.isArray(shown)) return restoredList(sent, fieldsOfList(stored), fieldsOfList(shown), path, erased)
  if (isObject(sent) && isObject(shown)) return restoredFields(sent, fieldsOf(stored), shown, `${path}/`, erased)
  if (meansTheSame(sent, stored)) return stored
  if (meansTheSame(stored, shown)) return sent
  // A value that was not shown at all is brought back by leaving it out.
  if (shown !== undefined && meansTheSame(sent, shown)) return stored
  erased.push({ field: path, shown, sent })
  return sent
}

function restoredList(sent: readonly unknown[], stored: JsonObject, shown: JsonObject, path: string, erased: Erasure[]): unknown[] {
  const named = sent.map((one, at) => [keyOf(one, at), one] as const)
  for (const [key, one] of Object.entries(shown)) {
    const isGone = !named.some(([other]) => other === key)
    if (isGone && !meansTheSame(stored[key], one)) erased.push({ field: `${path}/${key}`, shown: one })
  }
  return named.map(([key, one]) =>
    Object.hasOwn(shown, key) ? restoredValue(one, stored[key], shown[key], `${path}/${key}`, erased) : one,
  )
}

const fieldsOfList = (value: unknown): JsonObject =>
  Object.fromEntries(Array.isArray(value) ? value.map((one, at) => [keyOf(one, at), one]) : [])

function keyOf(element: unknown, at: number): string {
  const { id, application_id } = fieldsOf(element)
  return String(id ?? application_id ?? at)
}

/** Returns JSON without the values that only this backend knows, wherever they are. */
function inContract(value: unknown, name = ''): unknown {
  if (OPAQUE.has(name)) return value
  if (Array.isArray(value)) return value.map((one) => inContract(one))
  if (!isObject(value)) return originalEnum(name, value)
  const fields = Object.entries(value).filter(([field]) => field !== EXTRA_FIELD)
  return Object.fromEntries(fields.map(([field, inside]) => [field, inContract(inside, field)]))
}
