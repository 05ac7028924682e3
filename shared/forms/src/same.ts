import diff from 'microdiff'

export type Plain = Readonly<Record<string, unknown>>

/** Whether two values say the same. */
export function isSame(one: unknown, other: unknown): boolean {
  return diff([one], [other]).length === 0
}
