import type { ApiError } from '@console/api'
import { type CampaignSummary, type InputOf, listCampaigns, listTasks } from '@console/contract'
import { useMayDo, useOptionalPublisher } from '@console/session'
import { startTransition, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import { asApiError, type CampaignMissions, gatherMissions, readWhole } from './gather-missions.ts'

type Query = Omit<InputOf<typeof listCampaigns>, 'page' | 'page_size'>

interface State {
  readonly isReading: boolean
  readonly error?: ApiError | undefined
  /** The wanted ones whose missions the person may read, in order; undefined until they are listed. */
  readonly campaigns?: readonly CampaignSummary[]
  readonly unwanted: readonly CampaignSummary[]
  /** Counts: wanted campaigns whose missions the person may not read, and campaigns that could not be read. */
  readonly denied: number
  readonly leftOut: number
  /** There are more campaigns than lists reach. */
  readonly hasMore: boolean
  /** By campaign id, from this reading or the one before. */
  readonly parts: ReadonlyMap<string, CampaignMissions>
  /** Ids of the campaigns this reading is done with. */
  readonly done: ReadonlySet<string>
}

export interface MissionsAcross extends Omit<State, 'parts' | 'done'> {
  /** Number of campaigns this reading is done with. */
  readonly count: number
  /** In the order of the campaigns. */
  readonly parts: readonly CampaignMissions[]
  /** Reads what is not read yet, and what failed. */
  readonly goOn: () => void
  readonly stop: () => void
}

const START: State = { isReading: true, unwanted: [], denied: 0, leftOut: 0, hasMore: false, parts: new Map(), done: new Set() }

/** By publisher and query, so that a person who comes back sees the last state while it is read again. */
const kept = new Map<string, State>()

/** The missions of all `wanted` campaigns of a query that the person may read; they are read until the component is unmounted. */
export function useMissionsAcross(query: Query, wanted: (campaign: CampaignSummary) => boolean): MissionsAcross {
  const mayDo = useMayDo()
  const key = JSON.stringify([useOptionalPublisher()?.id, query])
  const [state, setState] = useState(() => kept.get(key) ?? START)
  const latest = useRef(state)
  const stopping = useRef<AbortController>(null)

  function change(changed: Partial<State>): void {
    latest.current = { ...latest.current, ...changed }
    kept.set(key, latest.current)
    startTransition(() => setState(latest.current))
  }

  async function read(isNew: boolean): Promise<void> {
    const stop = new AbortController()
    stopping.current = stop
    const { signal } = stop
    const tell = (changed: Partial<State>) => {
      if (!signal.aborted) change(changed)
    }
    const { error, campaigns: known, done: through, parts } = latest.current
    const again = [...through].filter((id) => !parts.get(id)?.error)
    change({ isReading: true, error: undefined, done: new Set(isNew ? [] : again) })
    try {
      if (isNew || error || !known) tell(await listed(signal))
      const { campaigns = [], done } = latest.current
      await gatherMissions(
        campaigns.filter(({ id }) => !done.has(id)),
        signal,
        (part) => {
          const { parts, done } = latest.current
          const { id } = part.campaign
          tell({ parts: new Map(parts).set(id, part), done: new Set(done).add(id) })
        },
      )
      tell({ isReading: false })
    } catch (error) {
      tell({ isReading: false, error: asApiError(error) })
    }
  }

  /** Lists the campaigns, and separates those whose missions are to be read. */
  async function listed(signal: AbortSignal): Promise<Partial<State>> {
    const { rows, hasMore, leftOut } = await readWhole(listCampaigns, query, signal)
    const asked = rows.filter(wanted)
    const campaigns = asked.filter(({ owner }) => mayDo(listTasks, owner.id))
    return { campaigns, unwanted: rows.filter((one) => !asked.includes(one)), hasMore, leftOut, denied: asked.length - campaigns.length }
  }

  const begin = useEffectEvent(() => void read(true))
  useEffect(() => {
    begin()
    return () => stopping.current?.abort()
  }, [])

  function stop(): void {
    stopping.current?.abort()
    change({ isReading: false })
  }

  const { parts, done, ...shown } = state
  const { campaigns } = shown
  const inOrder = useMemo(() => campaigns?.flatMap(({ id }) => parts.get(id) ?? []) ?? [], [campaigns, parts])
  return { ...shown, parts: inOrder, count: done.size, goOn: () => void read(false), stop }
}
