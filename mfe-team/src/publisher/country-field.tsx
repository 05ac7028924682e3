import { useCall } from '@console/api'
import { type Country, listCountries } from '@console/contract'
import { SelectField } from '@console/forms'
import { useLocalized } from '@console/i18n'
import { useLocale } from '@console/session'
import { Loaded } from '@console/ui'
import { useText } from '../text.ts'

/** Most publishers are from here. */
const FIRST = 'VN'

export function CountryField({ known }: { readonly known: Country | null | undefined }) {
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
