import { Flex } from '@chakra-ui/react'
import { memo, type ReactNode } from 'react'
import { TextLink } from '../controls/text-link.tsx'
import type { Column } from './columns.ts'
import { RowCheckbox } from './selection-checkbox.tsx'
import type { RowChoice } from './use-selection.ts'

export interface RowProps<Row> {
  readonly row: Row
  readonly id: string
  readonly columns: readonly Column<Row>[]
  readonly rowPath: ((row: Row) => string) | undefined
  readonly choice: RowChoice<Row> | undefined
  readonly isChosen: boolean
  readonly rowMenu: ((row: Row) => ReactNode) | undefined
}

function Drawn<Row>({ row, id, columns, rowPath, choice, isChosen, rowMenu }: RowProps<Row>) {
  return (
    <tr data-row={id} data-leads-to={rowPath?.(row)} tabIndex={-1} data-selected={isChosen || undefined}>
      {choice ? (
        <td data-own>
          <RowCheckbox
            name={choice.name(row)}
            isChosen={isChosen}
            opens={choice.opens}
            onToggle={(isRange) => choice.toggle(id, isRange)}
          />
        </td>
      ) : null}
      {columns.map((column, at) => {
        const cell = column.cell(row)
        const place = { 'data-align': column.align, 'data-from': column.from }
        return at > 0 ? (
          <td key={column.id} {...place}>
            {cell}
          </td>
        ) : (
          <th key={column.id} scope="row" {...place}>
            {rowPath ? (
              <TextLink to={rowPath(row)} quiet>
                {cell}
              </TextLink>
            ) : (
              cell
            )}
            {column.below ? <Flex {...BELOW}>{column.below(row)}</Flex> : null}
          </th>
        )
      })}
      {/* Most of what a menu offers needs the record, which is read while the menu opens. */}
      {rowMenu ? (
        <td data-own data-leads-to={rowPath?.(row)}>
          {rowMenu(row)}
        </td>
      ) : null}
    </tr>
  )
}

const BELOW = {
  hideFrom: 'lg',
  _print: { display: 'none' },
  columnGap: '3',
  wrap: 'wrap',
  align: 'center',
  whiteSpace: 'normal',
  textStyle: 'xs',
  color: 'fg.muted',
  css: { '&& *': { fontSize: 'inherit', lineHeight: 'inherit' } },
} as const

/** One row of a list's table. It is drawn again when it or its choice changes, not when another row is chosen. */
export const DataRow = memo(Drawn) as typeof Drawn
