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
    maxW: 'full',
    minH: '6',
    cursor: 'pointer',
    borderRadius: 'l1',
    focusVisibleRing: 'inside',
    '& > span': { overflow: 'hidden', textOverflow: 'ellipsis' },
    // The arrow takes its room only where it says something: a heading of numbers ends where they end. It may use the cell's padding.
    '& svg': { display: 'none', flexShrink: '0' },
    '&:is([aria-sort] > *, :hover, :focus-visible)': { maxW: 'calc(100% + 0.625rem)', me: '-2.5', '& svg': { display: 'block' } },
  },
})

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
        <span>{header}</span>
        <Icon id={direction === 'descending' ? 'down' : 'up'} size={16} />
      </SortButton>
    </th>
  )
}
