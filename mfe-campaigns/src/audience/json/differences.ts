import { escaped } from './locate-json.ts'

type Fields = Readonly<Record<string, unknown>>

/** Returns the JSON pointers, below `at`, of the parts in which two values differ; in an object, null says the same as nothing. */
export function partsApart(one: unknown, other: unknown, at = ''): string[] {
  if (Object.is(one, other) || (isNothing(one) && isNothing(other))) return []
  // Backends also have ids that are numbers.
  if (at.endsWith('_id') && String(one) === String(other)) return []
  if (!isParts(one) || !isParts(other) || Array.isArray(one) !== Array.isArray(other)) return [at]
  const names = new Set([...Object.keys(one), ...Object.keys(other)])
  return [...names].flatMap((name) => partsApart(one[name], other[name], `${at}/${escaped(name)}`))
}

/** Whether two values say the same, in any order of keys. */
export const isSame = (one: unknown, other: unknown): boolean => partsApart(one, other).length === 0

export const isParts = (value: unknown): value is Fields => typeof value === 'object' && value !== null

const isNothing = (value: unknown) => value === null || value === undefined
