import { useKitText } from '@console/i18n'
import { Button, Icon, SearchField, SelectFilter } from '@console/ui'
import { useCallback } from 'react'
import type { ListFilter, ListInput } from './use-list.ts'
import type { ListAddress } from './use-list-address.ts'

interface Props {
  readonly searchLabel: string
  readonly filters: readonly ListFilter[]
  readonly input: ListInput
  readonly change: ListAddress['change']
}

/** What narrows the list. Typing replaces the entry in history, choosing adds one. */
export function FilterBar({ searchLabel, filters, input, change }: Props) {
  const text = useKitText()
  const search = useCallback((q: string) => change({ q }, { replace: true }), [change])
  return (
    <>
      <SearchField label={searchLabel} value={input.q ?? ''} onSearch={search} />
      {filters.map((filter) => {
        const { field } = filter
        if ('options' in filter) {
          return (
            <SelectFilter
              key={field}
              label={filter.label}
              value={String(input[field] ?? '')}
              options={[{ value: '', label: filter.all }, ...filter.options]}
              onChange={(value) => change({ [field]: value })}
            />
          )
        }
        return input[field] === undefined ? null : (
          <Button
            key={field}
            breaks
            minH="9"
            aria-label={text('form.remove', { name: filter.given })}
            onClick={() => change({ [field]: '' })}
          >
            {filter.given}
            <Icon id="close" size={14} />
          </Button>
        )
      })}
    </>
  )
}
