import { type ApiError, call, isApiError, type Loadable, useCall } from '@console/api'
import { listMetricCategories, listMetrics, type Metric } from '@console/contract'
import { useEffect, useState } from 'react'

interface Outcome {
  readonly data?: readonly Metric[]
  readonly error?: ApiError
}

/** Every metric that conditions can use: the calls give those of one category each. */
export function useAllMetrics(): Loadable<readonly Metric[]> {
  const categories = useCall(listMetricCategories, {})
  const [outcome, setOutcome] = useState<Outcome>({})
  const [attempt, setAttempt] = useState(0)
  const items = categories.data?.items

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt is made by asking again.
  useEffect(() => {
    if (!items) return
    const stop = new AbortController()
    const { signal } = stop
    Promise.all(items.map(({ id }) => call(listMetrics, { metrics_category_id: id }, { signal })))
      .then((found): Outcome => ({ data: found.flatMap((one) => one.items) }))
      .catch((error: unknown): Outcome => (isApiError(error) ? { error } : {}))
      .then((found) => {
        if (!signal.aborted) setOutcome(found)
      })
    return () => stop.abort()
  }, [items, attempt])

  return {
    data: outcome.data,
    error: categories.error ?? outcome.error,
    retry: () => {
      if (categories.error) categories.retry()
      setOutcome({})
      setAttempt((before) => before + 1)
    },
  }
}
