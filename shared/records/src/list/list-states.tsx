import type { Failure } from '@console/api'
import { useAnyText, useErrorText } from '@console/i18n'
import { Button, EmptyState, ErrorState } from '@console/ui'
import type { ReactNode, RefObject } from 'react'
import type { RecordDescription } from '../record.ts'

/** Something that a page found beside the rows. If no row matches, the empty list leads to it, and so does Arrow down from the search. */
export interface AlsoFound {
  readonly area: RefObject<HTMLElement | null>
  /** Said in place of 'No results': 'No members match'. */
  readonly title: string
  readonly text: string
  readonly lead: string
}

export const firstIn = (found: AlsoFound | undefined) => found?.area.current?.querySelector<HTMLElement>('a, button')

interface Props {
  readonly of: Pick<RecordDescription<never, never, never>, 'listMessagePrefix' | 'icon'>
  readonly error: Failure | undefined
  /** Rows of all pages; undefined while unknown. */
  readonly total: number | undefined
  readonly isFiltered: boolean
  readonly create: ReactNode
  readonly begin?: ReactNode
  readonly alsoFound?: AlsoFound | undefined
  readonly onRetry: () => void
  readonly onClear: () => void
  readonly onFirstPage: () => void
}

/** A list without rows to show: not allowed, failed, past its end, nothing that matches, or none yet. */
export function ListState({
  of: { listMessagePrefix: words, icon },
  error,
  total,
  isFiltered,
  create,
  begin,
  alsoFound,
  onRetry,
  onClear,
  onFirstPage,
}: Props) {
  const text = useAnyText()
  const errorText = useErrorText()
  const clear = isFiltered ? <Button onClick={onClear}>{text('list.clearFilters')}</Button> : null
  if (error?.code === 'permission_denied') {
    return <EmptyState icon="roles" title={text('error.permission_denied.title')} text={errorText(error.code)} />
  }
  if (error) {
    return (
      <ErrorState error={error} title={text(`${words}.failed`)} onRetry={onRetry}>
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
  if (isFiltered && alsoFound) {
    return (
      <EmptyState icon="search" title={alsoFound.title} text={alsoFound.text}>
        <Button onClick={() => firstIn(alsoFound)?.focus()}>{alsoFound.lead}</Button>
        {clear}
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
  return (
    <EmptyState icon={icon} title={text(`${words}.none.title`)} text={text(`${words}.none.text`)}>
      {begin ?? create}
    </EmptyState>
  )
}
