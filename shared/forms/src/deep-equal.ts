export type Plain = Readonly<Record<string, unknown>>

export function isDeepEqual(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true
  if (!isParts(one) || !isParts(other) || Array.isArray(one) !== Array.isArray(other)) return false
  return namesOf(one, other).every((name) => Object.hasOwn(one, name) === Object.hasOwn(other, name) && isDeepEqual(one[name], other[name]))
}

export const namesOf = (one: Plain, other: Plain): string[] => Object.keys({ ...one, ...other })

const isParts = (value: unknown): value is Plain => typeof value === 'object' && value !== null
