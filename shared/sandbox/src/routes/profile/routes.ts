import { getProfile, updateProfile } from '@console/contract'
import { requireVersion } from '../../http/conditional.ts'
import { implement } from '../../http/implement.ts'
import { ProblemError } from '../../problems/problem.ts'
import { presentProfile } from './presenter.ts'
import { changeUser, findUser, lockUser } from './repository.ts'

export const profileRoutes = [
  implement(getProfile, async ({ db, caller }) => {
    const user = await findUser(db, caller.userId)
    if (!user) throw new ProblemError('session_revoked')
    return presentProfile(user)
  }),

  implement(updateProfile, async ({ db, caller, body, ifMatch, now }) => {
    const user = await lockUser(db, caller.userId)
    if (!user) throw new ProblemError('session_revoked')
    requireVersion(ifMatch, user.version)
    const { first_name, last_name, phone } = body
    const avatar_url = body.avatar_url === undefined ? user.avatar_url : body.avatar_url
    return presentProfile(
      await changeUser(db, user.id, { first_name, last_name, phone, avatar_url, locale: body.locale ?? user.locale }, now),
    )
  }),
]
