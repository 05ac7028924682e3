import type { ErrorCode } from '@console/contract'
import * as v from 'valibot'
import { ProblemError } from '../problems/problem.ts'

export interface UniqueField {
  readonly constraint: string
  readonly pointer: `/body/${string}`
  readonly code: Extract<ErrorCode, `${string}_taken`>
}

/** Awaits a write. Throws 409 if the value of the field is taken; the problem also names the field, for forms. */
export async function requireUnique<T>({ constraint, pointer, code }: UniqueField, write: PromiseLike<T>): Promise<T> {
  try {
    return await write
  } catch (error) {
    if (!isUniqueViolation(error, constraint)) throw error
    throw takenProblem({ pointer, code })
  }
}

export const takenProblem = ({ pointer, code }: Pick<UniqueField, 'pointer' | 'code'>): ProblemError =>
  new ProblemError(code, { errors: [{ pointer, code: 'taken', message: 'taken' }] })

/** SQLSTATE unique_violation, in the shape in which both databases report it. */
const UniqueViolation = v.object({ cause: v.object({ code: v.literal('23505'), constraint: v.string() }) })

/** Returns whether a write failed because of this unique constraint, also because of a concurrent write. */
export function isUniqueViolation(error: unknown, constraint: string): boolean {
  return v.is(UniqueViolation, error) && error.cause.constraint === constraint
}
