import { VisuallyHidden } from '@chakra-ui/react'
import { useKitText } from '@console/i18n'
import { Skeleton } from '../feedback/skeleton.ts'
import type { Column } from './columns.ts'

const widths = ['72%', '54%', '63%', '48%', '68%', '58%', '75%', '51%']

interface RowsProps {
  readonly rows: number
  readonly columns: readonly Pick<Column<never>, 'id' | 'from'>[]
  readonly hasCheckboxes: boolean
  readonly hasMenu: boolean
}

export function SkeletonRows({ rows, columns, hasCheckboxes, hasMenu }: RowsProps) {
  const text = useKitText()
  return (
    <>
      {Array.from({ length: rows }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the rows are all alike and never move
        <tr key={row} aria-hidden={row > 0}>
          {hasCheckboxes ? <td /> : null}
          {columns.map((shown, column) => (
            <td key={shown.id} data-from={shown.from}>
              {row === 0 && column === 0 ? <VisuallyHidden>{text('feedback.loading')}</VisuallyHidden> : null}
              <Skeleton height="4" width={widths[(row + column * 3) % widths.length]} />
            </td>
          ))}
          {hasMenu ? <td /> : null}
        </tr>
      ))}
    </>
  )
}
