import type { listApplications } from '@console/contract'
import { ModeBadge, StatusBadge } from '@console/entities'
import { useFormats, useLocalized } from '@console/i18n'
import { type ColumnOf, textColumn, useNumberColumn, useTimeColumn } from '@console/records'
import { Verbatim } from '@console/ui'
import { useText } from '../text.ts'

export function useApplicationColumns(): readonly ColumnOf<typeof listApplications>[] {
  const text = useText()
  const localized = useLocalized()
  const { personName } = useFormats()
  const timeColumn = useTimeColumn()
  const numberColumn = useNumberColumn()
  const none = text('value.none')
  return [
    textColumn({
      id: 'name',
      header: text('applications.column.name'),
      sort: 'display_name',
      text: ({ display_name }) => display_name,
      below: ({ code, mode, status }) => (
        <>
          <StatusBadge status={status} />
          <Verbatim>{code}</Verbatim>
          <ModeBadge mode={mode} />
        </>
      ),
    }),
    textColumn({
      id: 'code',
      header: text('application.code'),
      sort: 'code',
      from: 'lg',
      choice: 'shown',
      width: 8.5,
      text: ({ code }) => code,
      cell: ({ code }) => <Verbatim>{code}</Verbatim>,
    }),
    textColumn({
      id: 'status',
      header: text('application.status'),
      from: 'lg',
      choice: 'shown',
      width: 9,
      upTo: 11,
      cell: ({ status }) => <StatusBadge status={status} />,
      text: ({ status }) => text(`status.${status}`),
      value: ({ status }) => status,
    }),
    textColumn({
      id: 'mode',
      header: text('application.mode'),
      from: 'lg',
      choice: 'shown',
      width: 5.5,
      cell: ({ mode }) => <ModeBadge mode={mode} />,
      text: ({ mode }) => (mode === 'unknown' ? text('status.unknown') : mode),
    }),
    textColumn({
      id: 'category',
      header: text('application.category'),
      from: 'xl',
      choice: 'shown',
      width: 8,
      none,
      text: ({ category }) => category && localized(category.name),
    }),
    numberColumn({
      id: 'sources',
      header: text('application.sources'),
      from: 'lg',
      choice: 'shown',
      width: 6.75,
      count: ({ sources_count }) => sources_count,
    }),
    textColumn({
      id: 'owner',
      header: text('application.owner'),
      from: 'xl',
      choice: 'hidden',
      width: 11,
      none,
      text: ({ owner }) => owner && personName(owner),
    }),
    timeColumn({
      id: 'created',
      header: text('application.createdOn'),
      sort: 'created_on',
      at: ({ created_on }) => created_on,
      from: 'xl',
      choice: 'shown',
    }),
  ]
}
