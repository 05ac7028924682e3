import { Skeleton, Stack, Table, VisuallyHidden } from '@chakra-ui/react'
import { useKitText } from '@console/i18n'

const widths = ['72%', '54%', '63%', '48%', '68%', '58%', '75%', '51%']

/** Rows of the table that will stand here, so that nothing moves when it comes. */
export function SkeletonRows({ rows, columns }: { readonly rows: number; readonly columns: number }) {
  const text = useKitText()
  return (
    <>
      {Array.from({ length: rows }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the rows are all alike and never move
        <Table.Row key={row} aria-hidden={row > 0}>
          {Array.from({ length: columns }, (_, column) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the cells are all alike and never move
            <Table.Cell key={column} h="var(--row-height)">
              {row === 0 && column === 0 ? <VisuallyHidden>{text('feedback.loading')}</VisuallyHidden> : null}
              <Skeleton height="4" width={widths[(row + column * 3) % widths.length]} />
            </Table.Cell>
          ))}
        </Table.Row>
      ))}
    </>
  )
}

/** A page of text and fields that is on its way. */
export function SkeletonPage() {
  const text = useKitText()
  return (
    <Stack gap="4" aria-busy="true">
      <VisuallyHidden role="status">{text('feedback.loading')}</VisuallyHidden>
      <Skeleton height="8" width="40%" />
      <Skeleton height="4" width="65%" />
      <Skeleton height="40" width="100%" />
    </Stack>
  )
}
