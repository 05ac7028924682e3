import { useCall } from '@console/api'
import { listMetricCategories, type MetricRequest } from '@console/contract'
import { SelectField } from '@console/forms'
import { useLocalized } from '@console/i18n'
import { ErrorState } from '@console/ui'
import { useText } from '../text.ts'

type Category = NonNullable<MetricRequest['metrics_category']>

interface Props {
  readonly known: Category | null | undefined
}

export function CategoryField({ known }: Props) {
  const text = useText()
  const localized = useLocalized()
  const { data, error, retry } = useCall(listMetricCategories, {})
  if (error && !data) return <ErrorState error={error} title={text('metricRequest.category.failed')} onRetry={retry} />
  const optionOf = ({ id, name }: Category) => ({ value: id, label: localized(name) })
  return (
    <SelectField
      name="metrics_category_id"
      label={text('metricRequest.category')}
      none={text('metricRequest.category.none')}
      options={(data?.items ?? []).map(optionOf)}
      known={known && optionOf(known)}
    />
  )
}
