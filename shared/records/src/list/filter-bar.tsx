import { useKitText } from '@console/i18n'
import { Button, filterLook, SearchField, type SearchResults, SelectFilter } from '@console/ui'
import { useCallback } from 'react'
import type { ListFilter } from './list-filter.ts'
import type { ListInput } from './list-page.ts'
import { PanelFilterField } from './panel-filter-field.tsx'
import type { ListAddress } from './use-list-address.ts'

interface Props {
  readonly searchLabel: string
  readonly results: SearchResults
  readonly filters: readonly ListFilter[]
  readonly input: ListInput
  readonly change: ListAddress['change']
}

/** The list's filters; active ones are tinted. Typing replaces the entry in history, choosing adds one. */
export function FilterBar({ searchLabel, results, filters, input, change }: Props) {
  const text = useKitText()
  const search = useCallback((q: string) => change({ q }, { replace: true }), [change])
  return (
    <>
      <SearchField label={searchLabel} clear={text('list.clearSearch')} value={input.q ?? ''} onSearch={search} results={results} />
      {filters.map((filter) => {
        if ('fields' in filter) return <PanelFilterField key={filter.fields.join()} filter={filter} input={input} change={change} />
        const { field, label } = filter
        const value = String(input[field] ?? '')
        if ('options' in filter) {
          return (
            <SelectFilter
              key={field}
              label={label}
              value={value}
              isTinted={value !== ''}
              options={[{ value: '', label: filter.all }, ...filter.options]}
              onChange={(chosen) => change({ [field]: chosen })}
            />
          )
        }
        const isOn = value === filter.on
        return (
          <Button key={field} aria-pressed={isOn} {...filterLook(isOn)} onClick={() => change({ [field]: isOn ? '' : filter.on })}>
            {label}
          </Button>
        )
      })}
    </>
  )
}
