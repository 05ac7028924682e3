import type { ApplicationRef, Task } from '@console/contract'
import { useApplicationLabel } from '@console/entities'
import { LeaveGuard } from '@console/forms'
import { holdUnsaved, useLocale } from '@console/session'
import { Box, Button, Flex, PlainList, Text, toast } from '@console/ui'
import { useEffect, useState } from 'react'
import { useText } from '../mission-text.ts'
import { CellGrid } from './cell-grid.tsx'
import { CopyColumn } from './copy-column.tsx'
import {
  changedTasks,
  columnsOf,
  copiedColumn,
  type Edits,
  filledDown,
  type Grid,
  missingIn,
  type Place,
  pasted,
  textAt,
  withoutTask,
  withTexts,
} from './grid-edits.ts'
import { readTabSeparated } from './tab-separated.ts'
import { useGridKeys } from './use-grid-keys.ts'
import { useGridSaving } from './use-grid-saving.ts'

interface Props {
  readonly tasks: readonly Task[]
  readonly applications: readonly ApplicationRef[]
  readonly readAnew: () => void
}

/** The grid with what is done to it; only changed missions are saved, and nothing that was typed is lost when one is refused. */
export function GridEditor({ tasks, applications, readAnew }: Props) {
  const text = useText()
  const locale = useLocale()
  const labelOf = useApplicationLabel()
  const [edits, setEdits] = useState<Edits>(new Map())
  const grid: Grid = { tasks, columns: columnsOf(applications), edits, locale }
  const { save, isSaving, results } = useGridSaving({
    onSaved: (task) => setEdits((now) => withoutTask({ columns: grid.columns, edits: now }, task)),
    onRefused: readAnew,
  })
  const keys = useGridKeys({
    rows: tasks.length,
    columns: grid.columns.length,
    textAt: (place) => textAt(grid, place),
    onType: (place, typed) => setEdits(withTexts(grid, [[place, typed]])),
    onFill: (place) => change(filledDown(grid, place), text('reward.grid.filled')),
    onPaste: paste,
  })
  const changed = changedTasks(grid)
  const missing = missingIn(grid)
  const isDirty = changed.length > 0
  useEffect(() => (isDirty ? holdUnsaved() : undefined), [isDirty])
  const application = grid.columns[keys.active.column]?.application

  /** Changes many cells, which can be undone. */
  function change(next: Edits, done: string): void {
    const before = edits
    setEdits(next)
    toast.success(done, { label: text('action.undo'), onClick: () => setEdits(before) })
  }

  function paste(place: Place, copied: string): void {
    const { edits: next, outside } = pasted(grid, place, readTabSeparated(copied))
    change(next, outside > 0 ? text('reward.grid.outside', { count: outside }) : text('reward.grid.pasted'))
  }

  return (
    <>
      <Text textStyle="sm" color="fg.muted">
        {text('reward.grid.help')}
      </Text>
      <Flex gap="2" wrap="wrap" align="center">
        <Button onClick={() => change(filledDown(grid, keys.active), text('reward.grid.filled'))}>{text('reward.grid.fill')}</Button>
        {application ? (
          <CopyColumn
            label={labelOf(application)}
            others={applications.filter(({ id }) => id !== application.id)}
            onCopy={(to) => change(copiedColumn(grid, application.id, to), text('reward.grid.copied'))}
          />
        ) : null}
      </Flex>
      <Text role="status" textStyle="sm">
        {missing > 0 ? text('reward.grid.missing', { count: missing }) : text('reward.grid.complete')}
      </Text>
      <CellGrid grid={grid} keys={keys} />
      <Flex gap="3" wrap="wrap" align="center">
        <Button
          look="primary"
          busy={isSaving}
          disabledReason={changed.length === 0 ? text('reward.grid.unchanged') : undefined}
          onClick={() => void save(grid)}
        >
          {text('action.save')}
        </Button>
        {changed.length > 0 ? (
          <Text textStyle="sm" color="fg.muted">
            {text('reward.grid.changed', { count: changed.length })}
          </Text>
        ) : null}
      </Flex>
      <Box role="status">
        <PlainList gap="1" textStyle="sm">
          {results.map(({ task, reason }) => (
            <Box as="li" key={task.id} color={reason ? 'fg.error' : undefined}>
              {reason ? text('reward.grid.refused', { name: task.name, reason }) : text('reward.grid.saved', { name: task.name })}
            </Box>
          ))}
        </PlainList>
      </Box>
      <LeaveGuard when={edits.size > 0} unless={() => false} isKept={false} />
    </>
  )
}
