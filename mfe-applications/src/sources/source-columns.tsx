import { type listSources, paths, type Source } from '@console/contract'
import { StatusBadge } from '@console/entities'
import { type ColumnOf, textColumn, useTimeColumn } from '@console/records'
import { Box, TextLink } from '@console/ui'
import { useText } from '../text.ts'

/** What the list shows of a source, on the screen and in a file. */
export function useSourceColumns(): readonly ColumnOf<typeof listSources>[] {
  const text = useText()
  const timeColumn = useTimeColumn()
  return [
    textColumn({
      id: 'name',
      header: text('source.name'),
      sort: 'source_name',
      cell: (source) => <Name source={source} />,
      text: (source) => source.source_name,
    }),
    textColumn({
      id: 'package',
      header: text('source.package'),
      from: 'md',
      choice: 'shown',
      text: (source) => source.package_name,
    }),
    textColumn({
      id: 'platform',
      header: text('source.platform'),
      from: 'md',
      choice: 'shown',
      width: 7.5,
      text: (source) => text(`source.platform.${source.platform}`),
      value: (source) => source.platform,
    }),
    textColumn({
      id: 'status',
      header: text('source.status'),
      choice: 'shown',
      width: 8.5,
      cell: (source) => <StatusBadge status={source.status} />,
      text: (source) => text(`status.${source.status}`),
      value: (source) => source.status,
    }),
    timeColumn({
      id: 'created',
      header: text('source.created'),
      at: (source) => source.created_on,
      sort: 'created_on',
      from: 'md',
      choice: 'shown',
    }),
    timeColumn({ id: 'updated', header: text('source.updated'), at: (source) => source.updated_on, from: 'lg', choice: 'hidden' }),
  ]
}

/** Where the columns of platform and package do not fit, they stand below the name. */
function Name({ source }: { readonly source: Source }) {
  const text = useText()
  return (
    <>
      <TextLink to={paths.source(source.application.id, source.id)}>{source.source_name}</TextLink>
      <Box display={{ base: 'block', md: 'none' }} textStyle="xs" color="fg.muted" overflowWrap="anywhere">
        {text('source.where', { platform: text(`source.platform.${source.platform}`), package: source.package_name })}
      </Box>
    </>
  )
}
