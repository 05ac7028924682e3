import type { ApplicationRef, Task } from '@console/contract'
import { useApplicationLabel } from '@console/entities'
import { useRecordForm, useWatch } from '@console/forms'
import { KeptForm } from '@console/records/form'
import { useLocale } from '@console/session'
import { Box, Button, Flex, PlainList, Text, toast } from '@console/ui'
import * as v from 'valibot'
import { useText } from '../../text.ts'
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
  removedIn,
  textAt,
  withoutTask,
  withTexts,
} from './grid-edits.ts'
import { readTabSeparated } from './tab-separated.ts'
import { useGridKeys } from './use-grid-keys.ts'
import { useGridSaving } from './use-grid-saving.ts'

/** What was typed, by cell, so that a draft keeps it. */
const GridForm = v.object({ edits: v.record(v.string(), v.string()) })
const UNCHANGED: v.InferOutput<typeof GridForm> = { edits: {} }

interface Props {
  readonly campaignId: string
  readonly tasks: readonly Task[]
  /** There are missions beyond these. */
  readonly hasMore: boolean
  readonly applications: readonly ApplicationRef[]
  readonly readAnew: () => void
}

/** The grid with what is done to it; only changed missions are saved, and nothing that was typed is lost when one is refused. */
export function GridEditor({ campaignId, tasks, hasMore, applications, readAnew }: Props) {
  const text = useText()
  const locale = useLocale()
  const labelOf = useApplicationLabel()
  const form = useRecordForm(GridForm, UNCHANGED, { form: 'rewards', id: campaignId })
  const edits: Edits = new Map(Object.entries(useWatch({ control: form.control, name: 'edits' })))
  const columns = columnsOf(applications)
  const gridOf = (now: Edits): Grid => ({ tasks, columns, edits: now, locale })
  const grid = gridOf(edits)
  const setEdits = (next: Edits) => form.setValue('edits', Object.fromEntries(next), { shouldDirty: true })
  const { save, results } = useGridSaving({
    onSaved: (task) => setEdits(withoutTask({ columns, edits: new Map(Object.entries(form.getValues('edits'))) }, task)),
    onRefused: readAnew,
  })
  const keys = useGridKeys({
    rows: tasks.length,
    columns: columns.length,
    textAt: (place) => textAt(grid, place),
    onType: (place, typed) => setEdits(withTexts(grid, [[place, typed]])),
    onFill: (place) => change(filledDown(grid, place), text('reward.grid.filled')),
    onPaste: paste,
  })
  const changed = changedTasks(grid)
  const [missing, removed] = [missingIn(grid), removedIn(grid)]
  const application = columns[keys.active.column]?.application

  /** Changes many cells, which can be undone. */
  function change(next: Edits, done: string): void {
    setEdits(next)
    toast.success(done, { label: text('action.undo'), onClick: () => setEdits(edits) })
  }

  function paste(place: Place, copied: string): void {
    const { edits: next, outside } = pasted(grid, place, readTabSeparated(copied))
    change(next, outside > 0 ? text('reward.grid.outside', { count: outside }) : text('reward.grid.pasted'))
  }

  return (
    <KeptForm
      form={form}
      submit={text('action.save')}
      failed={text('reward.grid.failed')}
      blocked={changed.length === 0 ? text('reward.grid.unchanged') : undefined}
      onSubmit={async (values) => {
        await save(gridOf(new Map(Object.entries(values.edits))))
        // What was saved has left the form already; the rest goes on.
        return 'unfinished'
      }}
    >
      <Text textStyle="sm" color="fg.muted">
        {text('reward.grid.help')}
      </Text>
      {hasMore ? <Text textStyle="sm">{text('reward.grid.more')}</Text> : null}
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
        {removed > 0 ? ` ${text('reward.grid.removing', { count: removed })}` : null}
      </Text>
      <CellGrid grid={grid} keys={keys} />
      {changed.length > 0 ? (
        <Text textStyle="sm" color="fg.muted">
          {text('reward.grid.changed', { count: changed.length })}
        </Text>
      ) : null}
      <Box role="status">
        <PlainList gap="1" textStyle="sm">
          {results.map(({ task, reason }) => (
            <Box as="li" key={task.id} color={reason ? 'fg.error' : undefined}>
              {reason ? text('reward.grid.refused', { name: task.name, reason }) : text('reward.grid.saved', { name: task.name })}
            </Box>
          ))}
        </PlainList>
      </Box>
    </KeptForm>
  )
}
