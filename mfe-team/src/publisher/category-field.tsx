import { useCall } from '@console/api'
import { type Category, listCategories } from '@console/contract'
import { PickMany } from '@console/forms/fields'
import { fold, useLocalized } from '@console/i18n'
import { useState } from 'react'
import { useText } from '../text.ts'

export function CategoryField({ known }: { readonly known: readonly Category[] }) {
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
