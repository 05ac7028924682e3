import { createMetricRequest, listMetricRequests, paths } from '@console/contract'
import { useLocalized } from '@console/i18n'
import { useMay } from '@console/session'
import { EntityLink, Flex } from '@console/ui'
import { useText } from '../text.ts'
import type { RuleValues } from './rule/rule-values.ts'
import { useMetrics } from './use-metrics.ts'

interface Props {
  readonly rules: readonly RuleValues[]
  readonly applicationIds: readonly string[]
}

/**
 * Links to request a metric that the rules lack and to the waiting requests, in another tab since the form is not finished. The request
 * begins with the category and the application at hand, and with the name of a metric that is gone.
 */
export function MissingMetric({ rules, applicationIds }: Props) {
  const text = useText()
  const localized = useLocalized()
  const mayList = useMay(listMetricRequests)
  const rule = ruleWithout(rules)
  const category = String(rule?.metrics_category_id ?? '')
  const { metrics } = useMetrics(category)
  const isGone = Boolean(rule?.metric && metrics?.every(({ id }) => id !== String(rule.metric_id)))
  const isMissing = isGone || rule?.metric_id === ''
  const [application, ...others] = applicationIds
  const known = {
    ...(isGone && rule?.metric ? { name: localized(rule.metric.name) } : {}),
    ...(application && others.length === 0 ? { application_id: application } : {}),
    ...(isMissing ? { metrics_category_id: category } : {}),
  }
  return (
    <Flex columnGap="3" rowGap="1.5" wrap="wrap" textStyle="sm" color="fg.muted">
      <span>
        <EntityLink to={paths.metricRequestCreate(known)} call={createMetricRequest} quiet={false} inNewTab>
          {text('rule.metric.request')}
        </EntityLink>
      </span>
      {mayList ? (
        <span>
          <EntityLink to={paths.metricRequestsPending()} call={listMetricRequests} quiet={false} inNewTab>
            {text('rule.metric.requests')}
          </EntityLink>
        </span>
      ) : null}
    </Flex>
  )
}

/** The last condition with a category and no metric, else the last one with a category. */
function ruleWithout(rules: readonly RuleValues[]): RuleValues | undefined {
  const begun = rules.filter(({ metrics_category_id }) => metrics_category_id !== '')
  return begun.findLast(({ metric_id }) => metric_id === '') ?? begun.at(-1)
}
