import { isUniqueViolation } from '../../http/unique.ts'
import { ProblemError } from '../../problems/problem.ts'

/** Throws 409 if another invitation to the same address is pending. */
export async function requireNonePending(write: Promise<void>): Promise<void> {
  try {
    await write
  } catch (error) {
    throw isUniqueViolation(error, 'invitations_pending') ? new ProblemError('invitation_pending') : error
  }
}
