import { chakra } from '@chakra-ui/react'
import { useKitText } from '@console/i18n'
import { Icon } from '../controls/icons.tsx'
import type { Column } from './columns.ts'
import { widthOf } from './table-width.ts'

interface Props<Row> {
  readonly column: Column<Row>
  readonly sort: string | undefined
  readonly onSort: ((sort: string) => void) | undefined
}

const SortButton = chakra('button', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1',
    minH: '6',
    cursor: 'pointer',
    borderRadius: 'l1',
    focusVisibleRing: 'inside',
    // The arrow takes its room only where it says something: a heading of numbers ends where they end.
    '& svg': { display: 'none' },
    '&:is([aria-sort] > *, :hover, :focus-visible) svg': { display: 'block' },
  },
})

/** A column's name, which orders the list where the API can order by it. */
export function HeaderCell<Row>({ column, sort, onSort }: Props<Row>) {
  const text = useKitText()
  const { sort: field, header, align, from } = column
  const place = { style: { width: widthOf(column) }, 'data-align': align, 'data-from': from }
  if (!field || !onSort) return <th {...place}>{header}</th>
  const direction = sort === field ? 'ascending' : sort === `-${field}` ? 'descending' : undefined
  const next = direction === 'ascending' ? `-${field}` : field
  return (
    <th aria-sort={direction} {...place}>
      <SortButton
        title={text(next.startsWith('-') ? 'list.sortDescending' : 'list.sortAscending', { column: header })}
        onClick={() => onSort(next)}
      >
        {header}
        <Icon id={direction === 'descending' ? 'down' : 'up'} size={14} />
      </SortButton>
    </th>
  )
}
