import { call } from '@console/api'
import { listCampaigns, paths } from '@console/contract'
import { FIRST_PATH } from '@console/module'
import { pathAfterSignIn } from '@console/session'

/** Nobody waits longer than this for a better page. */
const LIMIT_MS = 2_000

/**
 * Returns the page that a publisher opens with: what `?next=` of the query names, else the usual one. In place of a list of campaigns
 * that is still empty it is home, which says what to do first.
 */
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
