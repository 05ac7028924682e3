import * as v from 'valibot'
import type { ProblemError } from '../http/problem.ts'

/** unique_violation, as both databases tell of it. */
const UniqueViolation = v.object({ cause: v.object({ code: v.literal('23505'), constraint: v.string() }) })

/** Writes; where this constraint finds the value taken, also by somebody who writes at the same time, the refusal is `problem`. */
export async function unlessTaken<T>(constraint: string, problem: () => ProblemError, write: PromiseLike<T>): Promise<T> {
  try {
    return await write
  } catch (error) {
    throw v.is(UniqueViolation, error) && error.cause.constraint === constraint ? problem() : error
  }
}
