import { useApplicationLabel } from '@console/entities'
import { Box, chakra, Input, Span, Text, VisuallyHidden } from '@console/ui'
import { type KeyboardEvent, type MouseEvent, useEffect, useRef } from 'react'
import { useText } from '../../text.ts'
import { type Grid, type GridCell, isChanged, isMissing, isRemoved, problemAt, textAt } from './grid-edits.ts'
import { isWithin } from './grid-range.ts'
import type { useGridKeys } from './use-grid-keys.ts'

interface Props {
  readonly grid: Grid
  readonly keys: ReturnType<typeof useGridKeys>
}

/** Amounts are compared by their last digits. */
const ALIGNED = { item: 'start', amount: 'end', summary: 'start' } as const

const LINE = { borderWidth: '1px', borderColor: 'border', px: '2', py: '1', textAlign: 'start' } as const

export function CellGrid({ grid, keys }: Props) {
  const text = useText()
  const labelOf = useApplicationLabel()
  const table = useRef<HTMLTableElement>(null)
  /** The focus follows the keys, and is not taken from elsewhere. */
  const isByKey = useRef(false)
  const { row: activeRow, column: activeColumn, typed } = keys.active
  const isEditing = typed !== undefined
  const problem = problemAt(grid, keys.active)

  useEffect(() => {
    if (!isByKey.current) return
    isByKey.current = false
    const cell = table.current?.querySelector<HTMLElement>(`[data-cell="${activeRow} ${activeColumn}"]`)
    const target = isEditing ? cell?.querySelector('input') : cell
    target?.focus()
  }, [activeRow, activeColumn, isEditing])

  return (
    <Box overflowX="auto">
      <Box
        as="table"
        role="grid"
        ref={table}
        aria-label={text('reward.grid.title')}
        aria-multiselectable
        textStyle="sm"
        css={{ borderCollapse: 'collapse' }}
        onKeyDown={(event: KeyboardEvent) => {
          isByKey.current = true
          keys.onKeyDown(event)
        }}
        onDoubleClick={() => {
          isByKey.current = true
        }}
        onBlur={() => {
          isByKey.current = false
        }}
        onPaste={keys.onPaste}
        onCopy={keys.onCopy}
        onMouseDown={(event: MouseEvent) => {
          if (event.shiftKey) isByKey.current = true
        }}
      >
        <thead>
          <tr>
            <chakra.th rowSpan={2} scope="col" {...LINE}>
              {text('reward.grid.mission')}
            </chakra.th>
            {grid.columns.flatMap(({ application, part }) =>
              part === 'item' ? (
                <chakra.th key={application.id} colSpan={3} scope="colgroup" {...LINE}>
                  {labelOf(application)}
                </chakra.th>
              ) : (
                []
              ),
            )}
          </tr>
          <tr>
            {grid.columns.map(({ application, part }) => (
              <chakra.th key={`${application.id} ${part}`} scope="col" fontWeight="normal" {...LINE} textAlign={ALIGNED[part]}>
                {text(`reward.${part}`)}
              </chakra.th>
            ))}
          </tr>
        </thead>
        <tbody>
          {grid.tasks.map((task, row) => (
            <tr key={task.id}>
              <chakra.th scope="row" fontWeight="medium" minW="10rem" overflowWrap="anywhere" {...LINE}>
                {task.name}
              </chakra.th>
              {grid.columns.map(({ application, part }, column) => (
                <Cell key={`${application.id} ${part}`} grid={grid} keys={keys} at={{ row, column }} />
              ))}
            </tr>
          ))}
        </tbody>
      </Box>
      <Text role="status" textStyle="sm" color="fg.error" mt="1">
        {problem && !isEditing ? text(`reward.grid.${problem}`) : null}
      </Text>
    </Box>
  )
}

function Cell({ grid, keys, at }: Props & { readonly at: GridCell }) {
  const text = useText()
  const isActive = keys.active.row === at.row && keys.active.column === at.column
  const isChosen = isWithin(keys.range, at)
  const isOfSeveral = isChosen && keys.active.from !== undefined
  const typed = isActive ? keys.active.typed : undefined
  const problem = problemAt(grid, at)
  const isEmpty = isMissing(grid, at)
  const isNew = isChanged(grid, at)
  const part = grid.columns[at.column]?.part ?? 'item'
  return (
    <Box
      as="td"
      role="gridcell"
      data-cell={`${at.row} ${at.column}`}
      tabIndex={isActive && typed === undefined ? 0 : -1}
      aria-selected={isChosen}
      aria-invalid={problem ? true : undefined}
      title={problem ? text(`reward.grid.${problem}`) : undefined}
      minW={part === 'summary' ? '10rem' : '6rem'}
      h="9"
      bg={isOfSeveral ? 'brand.muted' : isNew ? 'brand.subtle' : isEmpty ? 'bg.muted' : undefined}
      outlineColor="brand.solid"
      {...LINE}
      textAlign={ALIGNED[part]}
      position="relative"
      boxShadow={problem ? 'inset 0 0 0 1px {colors.border.error}' : isNew ? 'inset 3px 0 0 {colors.brand.solid}' : undefined}
      onMouseDown={(event: MouseEvent) => {
        if (!event.shiftKey || keys.active.typed !== undefined) return
        // The browser would select text, and the focus would choose this cell alone.
        event.preventDefault()
        keys.extendTo(at)
      }}
      onClick={(event: MouseEvent) => (event.shiftKey || typed !== undefined ? undefined : keys.choose(at))}
      onFocus={() => (isActive ? undefined : keys.choose(at))}
      onDoubleClick={() => keys.begin(at)}
    >
      {typed === undefined ? (
        <>
          {textAt(grid, at)}
          {isEmpty && isRemoved(grid, at) ? (
            <Span color="fg.muted">{text('reward.grid.removed')}</Span>
          ) : isEmpty ? (
            <VisuallyHidden>{text('reward.grid.empty')}</VisuallyHidden>
          ) : null}
          {isNew ? <VisuallyHidden>{text('reward.grid.isChanged')}</VisuallyHidden> : null}
          {problem ? <VisuallyHidden>{text(`reward.grid.${problem}`)}</VisuallyHidden> : null}
        </>
      ) : (
        // Over the cell, so that its column keeps its width.
        <Input
          size="sm"
          position="absolute"
          inset="0"
          h="full"
          bg="bg.panel"
          textAlign={ALIGNED[part]}
          aria-label={text(`reward.${part}`)}
          value={typed}
          onChange={(event) => keys.edit(event.target.value)}
          onBlur={keys.leave}
        />
      )}
    </Box>
  )
}
