import { useCall } from '@console/api'
import {
  type ApplicationRef,
  DATA_TYPES,
  type DataType,
  listApplications,
  listMetricCategories,
  type MetricRequest,
} from '@console/contract'
import { useApplicationLabel } from '@console/entities'
import { SelectField, TextField, useFieldValue } from '@console/forms'
import { useLocalized } from '@console/i18n'
import { optionsOf } from '@console/records'
import { useMay } from '@console/session'
import { ErrorState, Grid, Notice, Section, Stack } from '@console/ui'
import { useText } from '../text.ts'
import { SimilarMetrics } from './similar/similar-metrics.tsx'
import { TypeNotes } from './type-notes.tsx'

interface Props {
  /** Chosen when the form opens; may be deleted by now. */
  readonly known: Pick<MetricRequest, 'application' | 'metrics_category'>
}

/** Metrics like the one that is named are shown before anything else is typed. */
export function MetricRequestFields({ known }: Props) {
  const text = useText()
  const [type] = useFieldValue<DataType | null>('data_type')
  return (
    <Section>
      <Stack gap="5">
        <Notice>{text('metricRequest.shared')}</Notice>
        <TextField name="name" label={text('metricRequest.name')} hint={text('metricRequest.name.hint')} required />
        <SimilarMetrics />
        <TextField
          name="description"
          label={text('metricRequest.description')}
          hint={text('metricRequest.description.hint')}
          required
          rows={4}
        />
        <SelectField
          name="data_type"
          label={text('metricRequest.type')}
          required
          none={text('metricRequest.type.choose')}
          hint={type ? <TypeNotes type={type} /> : text('metricRequest.type.hint')}
          errors={{ invalid_option: 'field.required_choice' }}
          options={optionsOf(DATA_TYPES, (one) => text(`metricRequest.type.${one}`))}
        />
        <TextField name="example" label={text('metricRequest.example')} hint={text('metricRequest.example.hint')} />
        <Grid gap="5" templateColumns={{ base: '1fr', md: '1fr 1fr' }}>
          <CategoryField known={known.metrics_category} />
          <ApplicationField known={known.application} />
        </Grid>
      </Stack>
    </Section>
  )
}

type Category = NonNullable<MetricRequest['metrics_category']>

function CategoryField({ known }: { readonly known: Category | null | undefined }) {
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

const SHOWN = 100

/** Without permission to see the applications, the chosen one stays. */
function ApplicationField({ known }: { readonly known: ApplicationRef | null | undefined }) {
  const text = useText()
  const label = useApplicationLabel()
  const mayList = useMay(listApplications)
  const { data, error } = useCall(listApplications, mayList ? { page_size: SHOWN, sort: 'display_name' } : null)
  const optionOf = (one: ApplicationRef) => ({ value: one.id, label: label(one) })
  const isCut = data !== undefined && data.total > data.items.length
  return (
    <SelectField
      name="application_id"
      label={text('metricRequest.application')}
      none={text('metricRequest.application.all')}
      hint={error || !mayList ? text('metricRequest.application.fixed') : isCut && text('metricRequest.application.more', { limit: SHOWN })}
      options={(data?.items ?? []).map(optionOf)}
      known={known && optionOf(known)}
    />
  )
}
