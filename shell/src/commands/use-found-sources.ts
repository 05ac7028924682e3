import { call, useCall } from '@console/api'
import { type InputOf, listApplications, listSources, type Source } from '@console/contract'
import { useVisited } from '@console/session'
import { useEffect, useState } from 'react'

/** Sources are listed by application: a call for each, a few at a time, and no more than these. */
const SEARCHED = 20
const AT_ONCE = 4

interface Outcome {
  readonly of: string
  readonly items: readonly Source[]
  readonly isFailed: boolean
}

export interface FoundSources {
  readonly items: readonly Source[]
  readonly isLoading: boolean
  readonly isFailed: boolean
}

/**
 * The first sources with the typed words: all of the applications that were `matched` by them, then those of every other
 * application whose own names have the words. Null words ask nothing.
 */
export function useFoundSources(q: string | null, matched: readonly { readonly id: string }[] | undefined, shown: number): FoundSources {
  const last = useLastApplication()
  const others = useCall(listApplications, q === null ? null : { page_size: SEARCHED, sort: 'display_name' })
  const [outcome, setOutcome] = useState<Outcome>()
  const whole = matched?.map(({ id }) => id) ?? []
  const rest = others.data?.items.map(({ id }) => id) ?? []
  const ids = [...new Set([...whole, ...(last ? [last] : []), ...rest])].slice(0, SEARCHED)
  const isReady = q !== null && matched !== undefined && others.data !== undefined
  const of = isReady ? JSON.stringify([q, whole.length, ...ids]) : null

  // biome-ignore lint/correctness/useExhaustiveDependencies: `of` says all that is searched for.
  useEffect(() => {
    if (of === null || q === null) return
    const stop = new AbortController()
    const queries = ids.map((application_id) => ({ application_id, page_size: shown, ...(whole.includes(application_id) ? {} : { q }) }))
    void firstSources(queries, shown, stop.signal).then((found) => {
      if (!stop.signal.aborted) setOutcome({ of, ...found })
    })
    return () => stop.abort()
  }, [of])

  const isDone = outcome !== undefined && outcome.of === of
  return {
    items: isDone ? outcome.items : [],
    isLoading: q !== null && !isDone && others.error === undefined,
    isFailed: (isDone && outcome.isFailed) || others.error !== undefined,
  }
}

type Query = InputOf<typeof listSources>

async function firstSources(queries: readonly Query[], shown: number, signal: AbortSignal): Promise<Omit<Outcome, 'of'>> {
  const items: Source[] = []
  let isFailed = false
  for (let at = 0; at < queries.length && items.length < shown && !signal.aborted; at += AT_ONCE) {
    const answers = await Promise.allSettled(queries.slice(at, at + AT_ONCE).map((query) => call(listSources, query, { signal })))
    for (const answer of answers) {
      if (answer.status === 'fulfilled') items.push(...answer.value.items)
      else isFailed = true
    }
  }
  return { items: items.slice(0, shown), isFailed }
}

/** The application whose sources the person looked at last. */
function useLastApplication(): string | undefined {
  const visited = useVisited()
  const found = visited.map(({ path }) => /^\/sources\/([^/]+)/.exec(path)?.[1]).find((id) => id !== undefined)
  return found === undefined ? undefined : decodeURIComponent(found)
}
