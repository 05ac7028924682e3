import { isUniqueViolation } from '../../db/unique-violation.ts'
import { ProblemError } from '../../problems/problem.ts'

/** Awaits the write of an invitation; throws 409 if another one to the same address is pending. */
export async function requireNonePending(write: Promise<void>): Promise<void> {
  try {
    await write
  } catch (error) {
    throw isUniqueViolation(error, 'invitations_pending') ? new ProblemError('invitation_pending') : error
  }
}
