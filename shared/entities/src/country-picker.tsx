import { useCall } from '@console/api'
import { type Country, listCountries } from '@console/contract'
import { type PickFieldProps, PickMany } from '@console/forms/fields'
import { fold, useLocalized } from '@console/i18n'
import { useLocale } from '@console/session'
import { Text } from '@console/ui'
import { useMemo, useState } from 'react'
import { useRecentCountries } from './recent-countries.ts'

const SHOWN = 20

interface Props extends PickFieldProps {
  /** What is said when only some are listed: 'and 200 more; search to find them'. */
  readonly others: (count: number) => string
  /** Those already chosen when the form opens. */
  readonly known: readonly Country[]
}

/**
 * Countries by the name they have in the person's language or by their code, whatever the accents; Vietnam and those chosen
 * lately come first. The value is a list of codes.
 */
export function CountryPicker({ known, others, ...field }: Props) {
  const localized = useLocalized()
  const locale = useLocale()
  const [first, remember] = useRecentCountries()
  const [q, setQ] = useState('')
  const countries = useCall(listCountries, {})
  const options = useMemo(() => {
    const optionOf = ({ code, name }: Country) => ({ id: code, name: localized(name) })
    const placeOf = ({ id }: { readonly id: string }) => (first.includes(id) ? first.indexOf(id) : first.length)
    const all = countries.data?.items.map(optionOf).sort((a, b) => placeOf(a) - placeOf(b) || a.name.localeCompare(b.name, locale))
    return { all, known: known.map(optionOf) }
  }, [countries.data, known, localized, first, locale])
  const wanted = fold(q)
  const found = options.all?.filter(({ id, name }) => fold(name).includes(wanted) || id.toLowerCase() === wanted)
  const left = (found?.length ?? 0) - SHOWN
  return (
    <PickMany
      {...field}
      q={q}
      onSearch={setQ}
      found={{ ...countries, data: found?.slice(0, SHOWN) }}
      note={
        left > 0 ? (
          <Text textStyle="xs" color="fg.muted">
            {others(left)}
          </Text>
        ) : null
      }
      known={options.known}
      onPick={remember}
    />
  )
}
