import { type Application, listAgeClassifications, listCategories } from '@console/contract'
import { CountryPicker, StatusField } from '@console/entities'
import { TextField, useFieldValue } from '@console/forms'
import { Grid, Stack } from '@console/ui'
import type { ReactNode } from 'react'
import { useText } from '../text.ts'
import { ReferenceField } from './reference-field.tsx'

const NONE: readonly never[] = []

interface Props {
  readonly application?: Application
  /** Only a new application has this field, below its name. */
  readonly code?: ReactNode
}

export function ApplicationFields({ application, code }: Props) {
  const text = useText()
  const retireHint = useRetireHint(application)
  return (
    <Stack gap="5">
      <TextField name="display_name" label={text('application.form.name')} hint={text('application.form.nameHint')} required />
      {code}
      <TextField name="description" label={text('application.description')} rows={4} required />
      <StatusField name="status" label={text('application.status')} hint={retireHint} />
      <Grid gap="5" templateColumns={{ base: '1fr', md: '1fr 1fr' }}>
        <ReferenceField
          name="category_id"
          label={text('application.category')}
          route={listCategories}
          failed={text('application.form.categoriesFailed')}
          known={application?.category}
        />
        <ReferenceField
          name="age_classification_id"
          label={text('application.age')}
          route={listAgeClassifications}
          failed={text('application.form.agesFailed')}
          known={application?.age_classification}
        />
      </Grid>
      <CountryPicker
        name="country_codes"
        label={text('application.countries')}
        searchLabel={text('application.form.countriesSearch')}
        failed={text('application.form.countriesFailed')}
        none={text('application.form.countriesNone')}
        others={(count) => text('application.form.countriesMore', { count })}
        known={application?.countries ?? NONE}
      />
    </Stack>
  )
}

/** Says how many people lose a LIVE application. */
function useRetireHint(application: Application | undefined): string | undefined {
  const text = useText()
  const [status] = useFieldValue<string>('status')
  if (application?.mode !== 'LIVE' || application.status !== 'active' || status !== 'inactive') return undefined
  const { live_audience_size: count } = application
  return count ? text('application.form.retire', { count }) : undefined
}
