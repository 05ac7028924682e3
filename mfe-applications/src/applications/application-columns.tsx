import { type listApplications, paths } from '@console/contract'
import { ModeBadge, personName, StatusBadge } from '@console/entities'
import { useFormats, useLocalized } from '@console/i18n'
import { type ColumnOf, textColumn, useTimeColumn } from '@console/records'
import { Box, Flex, TextLink } from '@console/ui'
import { useText } from '../text.ts'

/** What the list shows of an application, on the screen and in a file. */
export function useApplicationColumns(): readonly ColumnOf<typeof listApplications>[] {
  const text = useText()
  const localized = useLocalized()
  const { number } = useFormats()
  const timeColumn = useTimeColumn()
  const none = text('value.none')
  return [
    textColumn({
      id: 'name',
      header: text('applications.column.name'),
      sort: 'display_name',
      cell: ({ code, display_name, mode }) => (
        <Box>
          <TextLink to={paths.application(code)}>{display_name}</TextLink>
          <Flex color="fg.muted" textStyle="xs" gap="2" align="center" wrap="wrap">
            {code}
            {/* Where the column of the mode does not fit. */}
            <Box as="span" hideFrom="md">
              <ModeBadge mode={mode} />
            </Box>
          </Flex>
        </Box>
      ),
      text: ({ display_name }) => display_name,
    }),
    textColumn({
      id: 'status',
      header: text('application.status'),
      choice: 'shown',
      width: 8,
      cell: ({ status }) => <StatusBadge status={status} />,
      text: ({ status }) => text(`status.${status}`),
      value: ({ status }) => status,
    }),
    textColumn({
      id: 'mode',
      header: text('application.mode'),
      from: 'md',
      choice: 'shown',
      width: 6,
      cell: ({ mode }) => <ModeBadge mode={mode} />,
      text: ({ mode }) => (mode === 'unknown' ? text('status.unknown') : mode),
    }),
    textColumn({
      id: 'code',
      header: text('application.code'),
      sort: 'code',
      from: 'lg',
      choice: 'hidden',
      width: 10,
      text: ({ code }) => code,
    }),
    textColumn({
      id: 'category',
      header: text('application.category'),
      from: 'lg',
      choice: 'shown',
      width: 10,
      none,
      text: ({ category }) => category && localized(category.name),
    }),
    {
      id: 'sources',
      header: text('application.sources'),
      from: 'md',
      choice: 'shown',
      align: 'end',
      width: 7,
      cell: ({ sources_count }) => (sources_count === undefined ? text('status.unknown') : number(sources_count)),
      file: [{ header: text('application.sources'), value: ({ sources_count }) => sources_count ?? '' }],
    },
    textColumn({
      id: 'owner',
      header: text('application.owner'),
      from: 'lg',
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
      from: 'lg',
      choice: 'shown',
    }),
  ]
}
