import { RegisterNew } from '@console/contract'
import { TextField } from '@console/forms'
import { useLocale } from '@console/session'
import { Grid } from '@console/ui'
import * as v from 'valibot'
import { useText } from '../text.ts'

const { first_name, last_name } = RegisterNew.entries
export const person = { first_name, last_name, agree_terms: v.pipe(v.boolean(), v.value(true, 'must_accept')) }

/** In the order in which the language says them. */
export function PersonFields() {
  const text = useText()
  const locale = useLocale()
  const first = <TextField key="first" name="first_name" label={text('registration.firstName')} autoComplete="given-name" required />
  const last = <TextField key="last" name="last_name" label={text('registration.lastName')} autoComplete="family-name" required />
  return (
    <Grid gap="5" templateColumns={{ base: '1fr', sm: '1fr 1fr' }} alignItems="start">
      {locale === 'vi' ? [last, first] : [first, last]}
    </Grid>
  )
}
