import { paths, type Source } from '@console/contract'
import { StatusBadge } from '@console/entities'
import { Box, type Column, TextLink, useTimeColumn } from '@console/ui'
import { useText } from '../text.ts'

/** What the list shows of a source, on the screen and in a file. */
export function useSourceColumns(): readonly Column<Source>[] {
  const text = useText()
  const timeColumn = useTimeColumn<Source>()
  return [
    {
      id: 'name',
      header: text('source.name'),
      sort: 'source_name',
      cell: (source) => <Name source={source} />,
      csv: (source) => source.source_name,
    },
    {
      id: 'package',
      header: text('source.package'),
      from: 'md',
      choice: 'shown',
      cell: (source) => source.package_name,
      csv: (source) => source.package_name,
    },
    {
      id: 'platform',
      header: text('source.platform'),
      from: 'md',
      choice: 'shown',
      width: 7.5,
      cell: (source) => text(`platform.${source.platform}`),
      csv: (source) => text(`platform.${source.platform}`),
    },
    {
      id: 'status',
      header: text('source.status'),
      choice: 'shown',
      width: 8.5,
      cell: (source) => <StatusBadge status={source.status} />,
      csv: (source) => text(`status.${source.status}`),
    },
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
        {text('source.where', { platform: text(`platform.${source.platform}`), package: source.package_name })}
      </Box>
    </>
  )
}
