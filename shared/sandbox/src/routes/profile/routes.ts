import { getProfile } from '@console/contract'
import { implement } from '../../http/implement.ts'
import { ProblemError } from '../../http/problem.ts'
import { findProfile } from './repository.ts'

export const profileRoutes = [
  implement(getProfile, async ({ db, caller }) => {
    const profile = await findProfile(db, caller.userId)
    if (!profile) throw new ProblemError('session_revoked')
    return profile
  }),
]
