import { getApplication, listApplications } from '@console/contract'
import { demandKeys } from '../../http/access.ts'
import { implement } from '../../http/implement.ts'
import { ProblemError } from '../../http/problem.ts'
import { listReach, mayReadSecret } from './policy.ts'
import { findApplication, isOwnApplication, listPage } from './repository.ts'

export const applicationRoutes = [
  implement(listApplications, async ({ db, caller, query }) => {
    const page = await listPage(db, caller, listReach(caller, query.code), query)
    return { ...page, items: page.items.map(({ shown }) => shown) }
  }),

  implement(getApplication, async ({ db, caller, params }) => {
    const found = await findApplication(db, caller.publisherId, params.application_id)
    if (!found) throw new ProblemError('application_not_found')
    const ownership = (await isOwnApplication(db, caller, found.row.id)) ? 'mine' : 'others'
    demandKeys(caller, getApplication.access, ownership)
    const { firebase_config, integration_url, reward_secret } = found.row
    const isSetUp = firebase_config !== null || integration_url !== null || reward_secret !== null
    return {
      ...found.shown,
      integration_info: isSetUp
        ? {
            firebase_config,
            url: integration_url,
            reward_secret: mayReadSecret(caller, ownership) ? reward_secret : null,
            reward_secret_set: reward_secret !== null,
          }
        : null,
    }
  }),
]
