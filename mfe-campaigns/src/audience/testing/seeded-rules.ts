import { call } from '@console/api'
import { listMetricCategories, listMetrics } from '@console/contract'
import { newRule, type RuleValues } from '../rule/rule-values.ts'
import { withCategory, withMetric } from '../rule/with-metric.ts'

type Said = Pick<RuleValues, 'operator' | 'value'> & Pick<Partial<RuleValues>, 'time_range'>

/** A condition about the demo metric of this code, read as the signed-in person. */
export async function seededRule(code: string, said: Said): Promise<RuleValues> {
  for (const category of (await call(listMetricCategories, {})).items) {
    const metrics = await call(listMetrics, { metrics_category_id: category.id })
    const metric = metrics.items.find((one) => one.code === code)
    if (metric) return { ...withMetric(withCategory(newRule(), category), metric), ...said }
  }
  throw new Error(`No metric of the demo data has the code ${code}.`)
}
