import { isDeepStrictEqual } from 'node:util'
import { isApiError } from '@console/api'
import { publisherStore } from '@console/session'
import { jest } from '@jest/globals'

export type Json = Record<string, unknown>
type FieldPath = readonly string[]

export interface StoredWriter<One> {
  /** The record as the backend has it, with a value in every field. */
  readonly stored: Json
  /** Returns the response of a backend that has this record; the record itself unless given. */
  readonly response?: (stored: unknown) => unknown
  readonly read: () => Promise<One | undefined>
  readonly body: (record: One) => Promise<unknown>
  readonly changes: readonly string[]
  /** The places that are read and not written. */
  readonly shown: RegExp
  /** Returns the place and the value in the body for those of the record; the same ones unless given. */
  readonly sentAs?: (place: FieldPath, value: unknown) => readonly [FieldPath, unknown]
}

export interface Preserved {
  /** What was sent otherwise than it came. */
  readonly lost: readonly string[]
  /** How many of the values per place were sent as they came: 5 if all. */
  readonly share: number
}

const PUBLISHER = { id: 'p', code: 'P', name: 'P', status: 'active', role: { id: 'r', name: 'R' }, is_owner: false } as const

/** What a backend that knows more might have at a place. */
const ALIEN: readonly ((was: unknown) => unknown)[] = [
  () => 'alien',
  () => ({ type: 'alien', since: 'the flood' }),
  (was) => (typeof was === 'number' ? String(was) : 7),
  (was) => (isFields(was) ? { ...was, alien: { depth: 1 } } : [was, 'alien']),
  (was) => (Array.isArray(was) ? [...was, { id: 'alien', type: 'alien' }] : null),
]

/**
 * Returns a function that puts values which the contract does not know at every place of a stored record, one at a time, lets the
 * writer change something else, and compares what is sent. A writer may refuse.
 */
export function storedWriter<One>({ stored, shown, changes, sentAs = same, ...writer }: StoredWriter<One>): () => Promise<Preserved> {
  return async () => {
    publisherStore.setState({ publisher: PUBLISHER })
    jest.spyOn(console, 'warn').mockImplementation(() => {})
    const places = placesIn(stored).filter((place) => !shown.test(place.join('.')) && !changes.includes(place.join('.')))
    const lost: string[] = []
    let kept = 0
    for (const place of places) {
      for (const alien of ALIEN) {
        const value = alien(valueAt(stored, place))
        const body = await bodyFor(writer, withValue(stored, place, value))
        if (body === undefined) continue
        const [at, expected] = sentAs(place, value)
        const sent = valueAt(body, at)
        if (isDeepStrictEqual(sent, expected)) kept += 1
        else lost.push(`${place.join('.')}: ${JSON.stringify(value)} became ${JSON.stringify(sent)}`)
      }
    }
    return { lost, share: kept / places.length }
  }
}

/** What a writer sends of a record as the backend has it; undefined where it is refused. */
async function bodyFor<One>({ response = (it) => it, read, body }: Pick<StoredWriter<One>, 'response' | 'read' | 'body'>, stored: unknown) {
  jest.spyOn(globalThis, 'fetch').mockImplementation(async () => Response.json(response(stored)))
  try {
    const record = await read()
    // As it travels.
    return record && JSON.parse(JSON.stringify(await body(record)))
  } catch (error) {
    // The answer cannot be read, or the form refuses what it holds.
    if (isApiError(error)) return undefined
    throw error
  }
}

const same = (place: FieldPath, value: unknown) => [place, value] as const

function placesIn(value: unknown, at: FieldPath = []): FieldPath[] {
  const inside = isFields(value) || Array.isArray(value) ? Object.entries(value).flatMap(([key, one]) => placesIn(one, [...at, key])) : []
  return at.length === 0 ? inside : [at, ...inside]
}

const valueAt = (holder: unknown, place: FieldPath): unknown =>
  place.reduce<unknown>((value, key) => (value as Json | undefined)?.[key], holder)

function withValue(holder: unknown, [key, ...rest]: FieldPath, value: unknown): unknown {
  if (key === undefined) return value
  const copy = (Array.isArray(holder) ? [...holder] : { ...(holder as Json) }) as Json
  copy[key] = withValue(copy[key], rest, value)
  return copy
}

const isFields = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value)
