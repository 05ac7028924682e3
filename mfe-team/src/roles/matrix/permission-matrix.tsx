import { Box } from '@console/ui'
import { type Cell, cellsOf, levelOf, shareOf, toggled, withLevel } from '../../permissions/matrix.ts'
import { MatrixFrame } from '../../permissions/matrix-frame.tsx'
import { RowNeeds } from '../../permissions/row-needs.tsx'
import { usePermissionNames } from '../../permissions/use-permission-names.ts'
import { useText } from '../../text.ts'
import { MatrixBox } from './matrix-box.tsx'
import { TabStopContext, useRovingTabIndex } from './matrix-keys.ts'

interface Props {
  readonly keys: readonly string[]
  readonly held: readonly string[]
  readonly onChange: (keys: string[]) => void
}

/** A key that the author lacks can be taken away, but not given. */
export function PermissionMatrix({ keys, held, onChange }: Props) {
  const text = useText()
  const nameOf = usePermissionNames()
  // The first box that is shown in a narrow window too, where there is no head.
  const { stop, keys: moves } = useRovingTabIndex('1:0')
  const lacks = (key: string) => (held.includes(key) || keys.includes(key) ? undefined : text('role.matrix.lacked'))
  const lacksAll = (cells: readonly Cell[]) =>
    cells.some(({ all }) => held.includes(all) || keys.includes(all)) ? undefined : text('role.matrix.lacked')
  return (
    <TabStopContext value={stop}>
      <Box {...moves}>
        <MatrixFrame
          head={(column, at) => (
            <MatrixBox
              at={`0:${at + 1}`}
              name={text('role.matrix.column', { action: text(`permissions.action.${column}`) })}
              short={text(`permissions.action.${column}`)}
              share={shareOf(cellsOf(column), keys)}
              reason={lacksAll(cellsOf(column))}
              onChange={() => onChange(toggled(cellsOf(column), keys, held))}
            />
          )}
          title={(row, at) => {
            const { resource } = row
            const own = row.cells.flatMap((cell) => cell ?? [])
            return (
              <>
                <MatrixBox
                  at={`${2 * at + 1}:0`}
                  name={text('role.matrix.row', { resource: text(`permissions.resource.${resource}`) })}
                  short={text(`permissions.resource.${resource}`)}
                  share={shareOf(own, keys)}
                  reason={lacksAll(own)}
                  onChange={() => onChange(toggled(own, keys, held))}
                />
                <RowNeeds row={row} keys={keys} nameOf={nameOf} />
              </>
            )
          }}
          cell={(cell, row, column) => (
            <CellBoxes cell={cell} keys={keys} lacks={lacks} row={2 * row + 1} column={column + 1} onChange={onChange} />
          )}
        />
      </Box>
    </TabStopContext>
  )
}

interface CellProps extends Pick<Props, 'keys' | 'onChange'> {
  readonly cell: Cell
  readonly lacks: (key: string) => string | undefined
  readonly row: number
  readonly column: number
}

function CellBoxes({ cell, keys, lacks, row, column, onChange }: CellProps) {
  const text = useText()
  const nameOf = usePermissionNames()
  const level = levelOf(cell, keys)
  const { all, own } = cell
  return (
    <>
      <MatrixBox
        at={`${row}:${column}`}
        name={nameOf(all)}
        share={level === 'all' ? 'all' : 'none'}
        reason={lacks(all)}
        onChange={(isChecked) => onChange(withLevel(keys, cell, isChecked ? 'all' : 'none'))}
      />
      {own === undefined ? null : (
        <MatrixBox
          at={`${row + 1}:${column}`}
          name={nameOf(own)}
          short={text('permissions.own')}
          share={level === 'none' ? 'none' : 'all'}
          reason={level === 'all' ? text('role.matrix.included') : lacks(own)}
          onChange={(isChecked) => onChange(withLevel(keys, cell, isChecked ? 'own' : 'none'))}
        />
      )}
    </>
  )
}
