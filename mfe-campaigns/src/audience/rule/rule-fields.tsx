import { useFieldValue } from '@console/forms'
import { Grid, Stack } from '@console/ui'
import { MetricsFailure } from '../metrics-failure.tsx'
import { useMetrics } from '../use-metrics.ts'
import { MetricField } from './metric-field.tsx'
import { OperatorField } from './operator-field.tsx'
import type { RuleValues } from './rule-values.ts'
import { TimeRangeField } from './time-range-field.tsx'
import { ValueField } from './value-field.tsx'

interface Props {
  /** The field of the whole condition: `metadata_rule.0`. */
  readonly name: string
}

/** Controls that depend on the metric come once it is chosen. */
export function RuleFields({ name }: Props) {
  const [rule, change] = useFieldValue<RuleValues>(name)
  const { categories, metrics, failure, retry } = useMetrics(String(rule.metrics_category_id))
  const metric = metrics?.find(({ id }) => id === String(rule.metric_id))
  const mayTakeTime = metric?.supports_time_range || Boolean(rule.time_range)
  return (
    <Stack gap="4">
      <MetricsFailure error={failure} retry={retry} />
      <Grid gap="4" templateColumns={{ base: '1fr', md: '1fr 1fr' }}>
        <MetricField name={name} rule={rule} categories={categories} metrics={metrics} onChange={change} />
        {rule.metric_id === '' ? null : (
          <>
            <OperatorField name={name} rule={rule} metric={metric} />
            <ValueField name={name} rule={rule} metric={metric} />
          </>
        )}
      </Grid>
      {mayTakeTime ? <TimeRangeField name={`${name}.time_range`} /> : null}
    </Stack>
  )
}
