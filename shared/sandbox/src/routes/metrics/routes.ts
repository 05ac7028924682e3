import { listMetricCategories, listMetrics } from '@console/contract'
import { implement } from '../../http/implement.ts'
import { ProblemError } from '../../problems/problem.ts'
import { requireUse } from './policy.ts'
import { presentCategory, presentMetric } from './presenter.ts'
import { findCategories, findMetricsIn, isCategory } from './repository.ts'

export const metricRoutes = [
  implement(listMetricCategories, async ({ db, caller }) => {
    await requireUse(db, caller, listMetricCategories.access)
    const found = await findCategories(db)
    return { items: found.map(({ category, metricsCount }) => presentCategory(category, metricsCount)) }
  }),

  implement(listMetrics, async ({ db, caller, params, query }) => {
    await requireUse(db, caller, listMetrics.access)
    if (!(await isCategory(db, params.metrics_category_id))) throw new ProblemError('metrics_category_not_found')
    const found = await findMetricsIn(db, params.metrics_category_id, query.q)
    return { items: found.map(presentMetric) }
  }),
]
