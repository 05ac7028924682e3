import { DATA_TYPES, type DataType, type MetricRequest } from '@console/contract'
import { SelectField, TextField, useFieldValue } from '@console/forms'
import { optionsOf } from '@console/records'
import { Grid, Notice, Section, Stack } from '@console/ui'
import { useText } from '../text.ts'
import { ApplicationField } from './application-field.tsx'
import { CategoryField } from './category-field.tsx'
import { SimilarMetrics } from './similar/similar-metrics.tsx'
import { TypeNotes } from './type-notes.tsx'

interface Props {
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
