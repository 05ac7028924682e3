import { call } from '@console/api'
import { listCampaigns, paths } from '@console/contract'
import { FIRST_PATH } from '@console/module'
import { pathAfterSignIn } from '@console/session'

/** Nobody waits longer than this for a better page. */
const LIMIT_MS = 2_000

/** The page that `?next=` names, else the usual one. Home replaces a list of campaigns that is empty, since it says what to do. */
export async function firstPageAt(publisherId: string, search: string): Promise<string> {
  const path = pathAfterSignIn(search)
  if (path !== FIRST_PATH) return path
  try {
    const campaigns = await call(listCampaigns, { page_size: 1 }, { publisherId, signal: AbortSignal.timeout(LIMIT_MS) })
    return campaigns.total === 0 ? paths.home() : path
  } catch {
    return path
  }
}
