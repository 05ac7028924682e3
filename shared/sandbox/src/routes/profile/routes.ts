import { getProfile } from '@console/contract'
import { implement } from '../../http/implement.ts'
import { ProblemError } from '../../http/problem.ts'
import { presentProfile } from './presenter.ts'
import { findUser } from './repository.ts'

export const profileRoutes = [
  implement(getProfile, async ({ db, caller }) => {
    const user = await findUser(db, caller.userId)
    if (!user) throw new ProblemError('session_revoked')
    return presentProfile(user)
  }),
]
