import { useErrorText, useKitText } from '@console/i18n'
import type { ReactNode } from 'react'
import { Button } from '../controls/button.tsx'
import { EmptyState } from '../feedback/empty-state.tsx'
import { ErrorState } from '../feedback/error-state.tsx'
import type { Failure } from '../feedback/failure.ts'
import type { ListTexts } from './list-definition.ts'

interface Props {
  readonly texts: ListTexts
  readonly error: Failure | undefined
  /** Rows of all pages; undefined while unknown. */
  readonly total: number | undefined
  readonly isFiltered: boolean
  readonly create: ReactNode
  readonly onRetry: () => void
  readonly onClear: () => void
  readonly onFirstPage: () => void
}

/** A list without rows to show: not allowed, failed, past its end, nothing that matches, or none yet. */
export function ListState({ texts, error, total, isFiltered, create, onRetry, onClear, onFirstPage }: Props) {
  const text = useKitText()
  const errorText = useErrorText()
  const clear = isFiltered ? <Button onClick={onClear}>{text('list.clearFilters')}</Button> : null
  if (error?.code === 'permission_denied') {
    return <EmptyState icon="roles" title={text('list.noPermission.title')} text={errorText(error.code)} />
  }
  if (error) {
    return (
      <ErrorState error={error} title={texts.failed} onRetry={onRetry}>
        {error.code === 'invalid_query' ? clear : null}
      </ErrorState>
    )
  }
  if (total) {
    return (
      <EmptyState icon="search" title={text('list.pastEnd.title')}>
        <Button onClick={onFirstPage}>{text('list.firstPage')}</Button>
      </EmptyState>
    )
  }
  if (isFiltered) {
    return (
      <EmptyState icon="search" title={text('list.noMatch.title')} text={text('list.noMatch.text')}>
        {clear}
      </EmptyState>
    )
  }
  return <EmptyState {...texts.none}>{create}</EmptyState>
}
