import { useCall } from '@console/api'
import { listMetricCategories } from '@console/contract'
import { SelectField } from '@console/forms'
import { useLocalized } from '@console/i18n'
import { ErrorState } from '@console/ui'
import { useText } from '../text.ts'

/** The category that the metric would fit in, if the person knows. */
export function CategoryField() {
  const text = useText()
  const localized = useLocalized()
  const { data, error, retry } = useCall(listMetricCategories, {})
  if (error && !data) return <ErrorState error={error} title={text('metricRequest.category.failed')} onRetry={retry} />
  const categories = data?.items ?? []
  return (
    // Another key, so that the control takes its value anew once it has the choices.
    <SelectField
      key={categories.length}
      name="metrics_category_id"
      label={text('metricRequest.category')}
      none={text('metricRequest.category.none')}
      options={categories.map(({ id, name }) => ({ value: id, label: localized(name) }))}
    />
  )
}
