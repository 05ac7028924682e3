import type { Publisher } from '@console/contract'
import { TextField } from '@console/forms'
import { FileField } from '@console/forms/fields'
import { Fact, Facts, Grid, Section, Stack, Text, Verbatim } from '@console/ui'
import { useText } from '../text.ts'
import { CategoryField } from './category-field.tsx'
import { CountryField } from './country-field.tsx'

/** A square, sharp where applications show it large. */
const LOGO = { aspect: 1, side: 512 }

export function PublisherFields({ publisher }: { readonly publisher: Publisher }) {
  const text = useText()
  return (
    <Stack gap="5">
      <Section title={text('publisher.who')}>
        <Stack gap="5">
          <Facts>
            <Fact name={text('publisher.code')}>
              <Verbatim fontFamily="mono">{publisher.code}</Verbatim>
              <Text color="fg.muted">{text('publisher.code.fixed')}</Text>
            </Fact>
          </Facts>
          <TextField name="name" label={text('publisher.name')} hint={text('publisher.name.hint')} autoComplete="organization" required />
          <TextField name="description" label={text('publisher.description')} rows={4} />
          <FileField name="logo_url" label={text('publisher.logo')} crop={LOGO} />
          <CategoryField known={publisher.categories} />
        </Stack>
      </Section>
      <Section title={text('publisher.contact')}>
        <Stack gap="5">
          <TextField name="website_url" type="url" label={text('publisher.website')} autoComplete="url" />
          <Grid gap="5" templateColumns={{ base: '1fr', md: '1fr 1fr' }}>
            <TextField name="contact_email" type="email" label={text('publisher.email')} autoComplete="email" />
            <TextField name="contact_phone" type="tel" label={text('publisher.phone')} autoComplete="tel" />
          </Grid>
          <TextField name="address" label={text('publisher.address')} rows={2} autoComplete="street-address" />
          <CountryField known={publisher.country} />
        </Stack>
      </Section>
    </Stack>
  )
}
