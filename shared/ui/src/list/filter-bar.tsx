import { useCallback } from 'react'
import type { ListFilter } from './list-definition.ts'
import { SearchField } from './search-field.tsx'
import { SelectFilter } from './select-filter.tsx'
import type { ListAddress } from './use-list-address.ts'
import type { ListInput } from './use-list-reading.ts'

interface Props {
  readonly searchLabel: string
  readonly filters: readonly ListFilter[]
  readonly input: ListInput
  readonly change: ListAddress['change']
}

/** What narrows the list. Typing replaces the entry in history, choosing adds one. */
export function FilterBar({ searchLabel, filters, input, change }: Props) {
  const search = useCallback((q: string) => change({ q }, { replace: true }), [change])
  return (
    <>
      <SearchField label={searchLabel} value={input.q ?? ''} onSearch={search} />
      {filters.map(({ field, label, all, options }) => (
        <SelectFilter
          key={field}
          label={label}
          value={String(input[field] ?? '')}
          options={[{ value: '', label: all }, ...options]}
          onChange={(value) => change({ [field]: value })}
        />
      ))}
    </>
  )
}
