import { useCall } from '@console/api'
import { type Application, type Category, listAgeClassifications, listCategories } from '@console/contract'
import { CountryPicker, StatusField } from '@console/entities'
import { type FieldProps, SelectField, TextField, useFieldValue } from '@console/forms'
import { useLocalized } from '@console/i18n'
import { Grid, Loaded, Stack } from '@console/ui'
import type { ReactNode } from 'react'
import { useText } from '../text.ts'

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

type Referred = Pick<Category, 'id' | 'name'>

interface ReferenceProps extends FieldProps {
  readonly route: typeof listCategories | typeof listAgeClassifications
  readonly failed: string
  /** Chosen when the form opens, and shown before the choices are there. */
  readonly known: Referred | null | undefined
}

function ReferenceField({ route, failed, known, ...field }: ReferenceProps) {
  const text = useText()
  const localized = useLocalized()
  const choices = useCall(route, {})
  const optionOf = ({ id, name }: Referred) => ({ value: id, label: localized(name) })
  const select = (items: readonly Referred[]) => (
    <SelectField {...field} none={text('application.form.notChosen')} options={items.map(optionOf)} known={known && optionOf(known)} />
  )
  return (
    <Loaded from={choices} skeleton={select([])} failed={failed}>
      {({ items }) => select(items)}
    </Loaded>
  )
}
