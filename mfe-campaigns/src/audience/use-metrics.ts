import { failedWith, useCall } from '@console/api'
import { listMetricCategories, listMetrics } from '@console/contract'
import { useEffect } from 'react'
import { rememberMetrics } from './known-metrics.ts'

/** Metrics are loaded once a category is chosen, and kept for the checks of the form. */
export function useMetrics(categoryId: string) {
  const categories = useCall(listMetricCategories, {})
  const mayList = categories.error === undefined
  const metrics = useCall(listMetrics, categoryId === '' || !mayList ? null : { metrics_category_id: categoryId })
  const isCategoryGone = failedWith(metrics, 'metrics_category_not_found')
  const found = isCategoryGone ? NONE : metrics.data?.items

  useEffect(() => {
    if (found) rememberMetrics(categoryId, found)
  }, [categoryId, found])

  return { categories: categories.data?.items, metrics: found, failure: isCategoryGone ? undefined : metrics.error, retry: metrics.retry }
}

const NONE = [] as const
