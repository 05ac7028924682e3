import * as v from 'valibot'

/** SQLSTATE unique_violation, in the shape in which both databases report it. */
const UniqueViolation = v.object({ cause: v.object({ code: v.literal('23505'), constraint: v.string() }) })

/** Returns whether a write failed because of this unique constraint, also because of a concurrent write. */
export function isUniqueViolation(error: unknown, constraint: string): boolean {
  return v.is(UniqueViolation, error) && error.cause.constraint === constraint
}
