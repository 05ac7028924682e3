import { type AllRows, ApiError, call, isApiError, mayRetry, readPages, retryWhenLimited } from '@console/api'
import { type CampaignSummary, type InputOf, listTasks, type ResponseOf, type Route, type RowOf, type Task } from '@console/contract'

const AT_ONCE = 4
/** As for a page's own reads. */
const MOST_RETRIES = 2

export interface CampaignMissions {
  readonly campaign: CampaignSummary
  /** In order of creation. */
  readonly missions: readonly Task[]
  /** How many more it has that could not be read. */
  readonly leftOut: number
  readonly error?: ApiError
}

/**
 * Reads the missions of each campaign, since no call lists those of several: a few campaigns at a time, in order, each passed on as
 * soon as it is read. Nothing is asked or passed on after the signal.
 */
export async function gatherMissions(
  campaigns: readonly CampaignSummary[],
  signal: AbortSignal,
  onRead: (read: CampaignMissions) => void,
): Promise<void> {
  const waiting = [...campaigns]
  async function work(): Promise<void> {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const read = await missionsOf(next, signal)
      if (signal.aborted) return
      onRead(read)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
}

async function missionsOf(campaign: CampaignSummary, signal: AbortSignal): Promise<CampaignMissions> {
  const nothing = { campaign, missions: [], leftOut: 0 }
  // A backend may leave the count out.
  if (campaign.tasks_count === 0) return nothing
  try {
    const { rows: missions, leftOut } = await readMissions(campaign.id, signal)
    return { campaign, missions, leftOut }
  } catch (error) {
    return { ...nothing, error: asApiError(error) }
  }
}

async function readMissions(campaign_id: string, signal: AbortSignal, retries = MOST_RETRIES): Promise<AllRows<Task>> {
  try {
    return await readWhole(listTasks, { campaign_id, sort: 'created_on' }, signal)
  } catch (error) {
    if (retries === 0 || signal.aborted || !isApiError(error) || !mayRetry(error)) throw error
    return readMissions(campaign_id, signal, retries - 1)
  }
}

export const asApiError = (error: unknown): ApiError => (isApiError(error) ? error : new ApiError({ code: 'internal', status: 0 }))

type PageOf<R extends Route> = ResponseOf<R> & {
  readonly items: readonly RowOf<R>[]
  readonly total: number
  readonly total_capped: boolean
}

/** Reads every row of a list, also where a limit asks to wait, until the signal is aborted. Throws `ApiError`. */
export function readWhole<R extends Route>(route: R, input: InputOf<R>, signal: AbortSignal): Promise<AllRows<RowOf<R>>> {
  const readPage = (page: number, page_size: number) =>
    retryWhenLimited(() => call(route, { ...input, page, page_size } as InputOf<R>, { signal }) as Promise<PageOf<R>>, { signal })
  return readPages(readPage, (row) => (row as { readonly id: string }).id)
}
