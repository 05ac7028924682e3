import { useCall } from '@console/api'
import { type Country, listCountries } from '@console/contract'
import { type PickFieldProps, PickMany } from '@console/forms/fields'
import { fold, useLocalized } from '@console/i18n'
import { useLocale } from '@console/session'
import { Text } from '@console/ui'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { useRecentCountries } from './recent-countries.ts'

const SHOWN = 20

interface Props extends PickFieldProps {
  /** 'and 200 more; search to find them'. */
  readonly others: (count: number) => string
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
  const [isWhole, setWhole] = useState(false)
  const drawAll = useCallback(() => setWhole(true), [])
  const countries = useCall(listCountries, {})
  const options = useMemo(() => {
    const optionOf = ({ code, name }: Country) => ({ id: code, name: localized(name) })
    const placeOf = ({ id }: { readonly id: string }) => (first.includes(id) ? first.indexOf(id) : first.length)
    const all = countries.data?.items.map(optionOf).sort((a, b) => placeOf(a) - placeOf(b) || a.name.localeCompare(b.name, locale))
    return { all, known: known.map(optionOf) }
  }, [countries.data, known, localized, first, locale])
  const wanted = fold(q)
  const found = options.all?.filter(({ id, name }) => fold(name).includes(wanted) || id.toLowerCase() === wanted)
  const rest = isWhole ? [] : (found?.slice(SHOWN) ?? [])
  return (
    <PickMany
      {...field}
      q={q}
      onSearch={setQ}
      found={{ ...countries, data: isWhole ? found : found?.slice(0, SHOWN) }}
      note={
        rest.length > 0 ? (
          <>
            <Text textStyle="xs" color="fg.muted">
              {others(rest.length)}
            </Text>
            <UntilFound words={rest.map(({ name }) => name)} onFound={drawAll} />
          </>
        ) : null
      }
      known={options.known}
      onPick={remember}
    />
  )
}

interface UntilFoundProps {
  readonly words: readonly string[]
  readonly onFound: () => void
}

/** Hidden words that the browser's own search finds too (HTML, `hidden=until-found`): not all lines need to be drawn for it. */
function UntilFound({ words, onFound }: UntilFoundProps) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const box = place.current
    // React writes no value of this attribute.
    box?.setAttribute('hidden', 'until-found')
    box?.addEventListener('beforematch', onFound)
    return () => box?.removeEventListener('beforematch', onFound)
  }, [onFound])
  return (
    <div ref={place} hidden>
      {words.join(', ')}
    </div>
  )
}
