import { isExactNumber, isInstant } from '@console/contract'

export type JsonObject = Readonly<Record<string, unknown>>

/** JSON that a person wrote: its fields are not those of the contract. */
export const OPAQUE: ReadonlySet<string> = new Set(['firebase_config'])

/** Excludes numbers that `parseJson` kept as text. */
export const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !isExactNumber(value)

export const fieldsOf = (value: unknown): JsonObject => (isObject(value) ? value : {})

/** Returns whether two values mean the same: empty in any way, the same second, or equal JSON whatever the order of its fields. */
export function meansTheSame(one: unknown, other: unknown): boolean {
  if (isNothing(one) || isNothing(other)) return isNothing(one) && isNothing(other)
  if (typeof one === 'string' && typeof other === 'string') return one === other || isSameSecond(one, other)
  if (Array.isArray(one) && Array.isArray(other))
    return one.length === other.length && one.every((value, at) => meansTheSame(value, other[at]))
  if (!isObject(one) || !isObject(other)) return JSON.stringify(one) === JSON.stringify(other)
  return Object.keys({ ...one, ...other }).every((name) => meansTheSame(one[name], other[name]))
}

const isNothing = (value: unknown) => value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0)

const isSameSecond = (one: string, other: string) =>
  isInstant(one) && isInstant(other) && Math.floor(Date.parse(one) / 1000) === Math.floor(Date.parse(other) / 1000)
