import { call, isApiError, type Loadable, useCall } from '@console/api'
import { listMetricCategories, listMetrics, type Metric, type MetricCategory } from '@console/contract'
import { useEffect, useState } from 'react'

export interface KnownMetric {
  readonly metric: Metric
  readonly category: MetricCategory
}

type Outcome = Pick<Loadable<readonly KnownMetric[]>, 'data' | 'error'>

const NOTHING_YET: Outcome = { data: undefined, error: undefined }

/** Every metric that rules can use, with its category: each call returns those of one category. */
export function useAllMetrics(): Loadable<readonly KnownMetric[]> {
  const categories = useCall(listMetricCategories, {})
  const [outcome, setOutcome] = useState(NOTHING_YET)
  const [attempt, setAttempt] = useState(0)
  const items = categories.data?.items

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt is made by asking again.
  useEffect(() => {
    if (!items) return
    const stop = new AbortController()
    const reading = items.map(async (category) => {
      const metrics = await call(listMetrics, { metrics_category_id: category.id }, { signal: stop.signal })
      return metrics.items.map((metric) => ({ metric, category }))
    })
    Promise.all(reading)
      .then((found) => ({ data: found.flat(), error: undefined }))
      .catch((error: unknown) => ({ data: undefined, error: isApiError(error) ? error : undefined }))
      .then((found) => {
        if (!stop.signal.aborted) setOutcome(found)
      })
    return () => stop.abort()
  }, [items, attempt])

  return {
    data: outcome.data,
    error: categories.error ?? outcome.error,
    retry: () => {
      if (categories.error) categories.retry()
      setOutcome(NOTHING_YET)
      setAttempt((before) => before + 1)
    },
  }
}
