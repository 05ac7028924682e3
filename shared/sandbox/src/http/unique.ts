import type { ErrorCode } from '@console/contract'
import { isUniqueViolation } from '../db/unique-violation.ts'
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
