import { useCall } from '@console/api'
import { type Category, type Country, listCategories, listCountries, type Publisher } from '@console/contract'
import { SelectField, TextField } from '@console/forms'
import { FileField, PickMany } from '@console/forms/fields'
import { fold, useLocalized } from '@console/i18n'
import { useLocale } from '@console/session'
import { Fact, Facts, Grid, Loaded, Section, Stack, Text, Verbatim } from '@console/ui'
import { useState } from 'react'
import { useText } from '../text.ts'

/** A square, sharp where applications show it large. */
const LOGO = { aspect: 1, side: 512 }

/** Most publishers are from here. */
const FIRST = 'VN'

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

function CategoryField({ known }: { readonly known: readonly Category[] }) {
  const text = useText()
  const localized = useLocalized()
  const [q, setQ] = useState('')
  const categories = useCall(listCategories, {})
  const optionOf = ({ id, name }: Category) => ({ id, name: localized(name) })
  const wanted = fold(q)
  return (
    <PickMany
      name="category_ids"
      label={text('publisher.categories')}
      searchLabel={text('publisher.categories.search')}
      failed={text('publisher.categories.failed')}
      none={text('publisher.categories.none')}
      q={q}
      onSearch={setQ}
      found={{ ...categories, data: categories.data?.items.map(optionOf).filter(({ name }) => fold(name).includes(wanted)) }}
      known={known.map(optionOf)}
    />
  )
}

function CountryField({ known }: { readonly known: Country | null | undefined }) {
  const text = useText()
  const localized = useLocalized()
  const locale = useLocale()
  const countries = useCall(listCountries, {})
  const optionOf = ({ code, name }: Country) => ({ value: code, label: localized(name) })
  const select = (items: readonly Country[]) => (
    <SelectField
      name="country_code"
      label={text('publisher.country')}
      none={text('publisher.country.none')}
      options={items
        .map(optionOf)
        .sort((a, b) => Number(b.value === FIRST) - Number(a.value === FIRST) || a.label.localeCompare(b.label, locale))}
      known={known && optionOf(known)}
    />
  )
  return (
    <Loaded from={countries} skeleton={select([])} failed={text('publisher.country.failed')}>
      {({ items }) => select(items)}
    </Loaded>
  )
}
