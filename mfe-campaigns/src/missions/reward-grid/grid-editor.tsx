import { type ApplicationRef, readTabSeparated, type Task, writeTabSeparated } from '@console/contract'
import { useApplicationLabel } from '@console/entities'
import { useRecordForm, useWatch } from '@console/forms'
import { KeptForm } from '@console/records/form'
import { useLocale } from '@console/session'
import { Button, Flex, Section, Stack, Text } from '@console/ui'
import { type KeyboardEvent, useCallback, useState } from 'react'
import * as v from 'valibot'
import { HistoryButtons } from '../../history/history-buttons.tsx'
import { stepOfKey, useHistory } from '../../history/use-history.ts'
import { useText } from '../../text.ts'
import { CellGrid } from './cell-grid.tsx'
import { CopyColumn } from './copy-column.tsx'
import {
  changedTasks,
  columnsOf,
  copiedColumn,
  type Edits,
  type Grid,
  missingIn,
  removedIn,
  summaryMismatches,
  textAt,
  withoutTask,
  withTexts,
} from './grid-edits.ts'
import { GridHelp } from './grid-help.tsx'
import { cellCount, filledWith, pastedInto, type Range, rangeFilledDown, textsIn } from './grid-range.ts'
import { SaveResults } from './save-results.tsx'
import { SummaryMismatches } from './summary-mismatches.tsx'
import { useGridKeys } from './use-grid-keys.ts'
import { useGridSaving } from './use-grid-saving.ts'

/** What was typed, by cell, so that a draft keeps it. */
const GridForm = v.object({ edits: v.record(v.string(), v.string()) })
type GridValues = v.InferOutput<typeof GridForm>
const UNCHANGED: GridValues = { edits: {} }
const NO_EDITS: Edits = new Map()

interface Props {
  readonly campaignId: string
  readonly tasks: readonly Task[]
  readonly hasMore: boolean
  readonly applications: readonly ApplicationRef[]
  readonly reload: () => void
}

/** Only changed missions are saved, and nothing that was typed is lost if one is refused. */
export function GridEditor({ campaignId, tasks, hasMore, applications, reload }: Props) {
  const text = useText()
  const locale = useLocale()
  const labelOf = useApplicationLabel()
  const form = useRecordForm(GridForm, UNCHANGED, { form: 'rewards', id: campaignId })
  const { setValue } = form
  const write = useCallback((next: GridValues['edits']) => setValue('edits', next, { shouldDirty: true }), [setValue])
  const { now, edit, undo, redo, ...history } = useHistory(useWatch({ control: form.control, name: 'edits' }), write)
  /** What was done to many cells at once. */
  const [done, setDone] = useState('')
  const columns = columnsOf(applications)
  const gridOf = (edits: GridValues['edits']): Grid => ({ tasks, columns, edits: new Map(Object.entries(edits)), locale })
  const grid = gridOf(now)
  const { save, results } = useGridSaving({
    onSaved: (task) => write(Object.fromEntries(withoutTask(gridOf(form.getValues('edits')), task))),
    onRefused: reload,
  })
  const keys = useGridKeys({
    rows: tasks.length,
    columns: columns.length,
    textAt: (place) => textAt(grid, place),
    copied: (range) => writeTabSeparated(textsIn(grid, range)),
    onType: (place, typed) => change(withTexts(grid, [[place, typed]])),
    onEmpty: (range) => change(filledWith(grid, range, ''), cellCount(range) > 1 ? text('reward.grid.emptied') : ''),
    onFill: fill,
    onPaste: paste,
    onChoose: (count) => setDone(count > 1 ? text('reward.grid.chosen', { count }) : ''),
  })
  const changed = changedTasks(grid)
  const [missing, removed] = [missingIn(grid), removedIn(grid)]
  const summaries = summaryMismatches(grid)
  const application = columns[keys.active.column]?.application
  const unchanged = changed.length === 0 ? text('reward.grid.unchanged') : undefined

  function change(next: Edits, words = ''): void {
    edit(Object.fromEntries(next))
    setDone(words)
  }

  function fill(range: Range): void {
    if (range.top === tasks.length - 1) setDone(text('reward.grid.lastRow'))
    else change(rangeFilledDown(grid, range), text('reward.grid.filled'))
  }

  function paste(range: Range, copied: string): void {
    const { edits: next, outside } = pastedInto(grid, range, readTabSeparated(copied))
    change(next, outside > 0 ? text('reward.grid.outside', { count: outside }) : text('reward.grid.pasted'))
  }

  const onUndo = () => setDone(undo() ? text('history.undone') : '')
  const onRedo = () => setDone(redo() ? text('history.redone') : '')

  function onKeyDown(event: KeyboardEvent): void {
    // In a cell that is being edited, the browser takes back what was typed there.
    const step = event.target instanceof HTMLInputElement ? undefined : stepOfKey(event)
    if (!step) return
    event.preventDefault()
    if (step === 'undo') onUndo()
    else onRedo()
  }

  return (
    <KeptForm
      form={form}
      submit={text('action.save')}
      failed={text('reward.grid.failed')}
      blocked={unchanged}
      beside={
        <>
          <Button disabledReason={unchanged} onClick={() => change(NO_EDITS, text('reward.grid.discarded'))}>
            {text('reward.grid.discard')}
          </Button>
          {unchanged ? null : (
            <Text textStyle="sm" color="fg.muted">
              {text('reward.grid.changed', { count: changed.length })}
            </Text>
          )}
          {/* Beside Save, since the notice below a long grid is out of sight. */}
          {unchanged || summaries.length === 0 ? null : (
            <Text textStyle="sm" color="orange.fg">
              {text('reward.grid.others', { count: summaries.length })}
            </Text>
          )}
        </>
      }
      onSubmit={async (values) => {
        setDone('')
        await save(gridOf(values.edits))
        // What was saved has left the form already; the rest goes on.
        return 'unfinished'
      }}
    >
      <Section title={text('mission.rewards')}>
        <Stack gap="5" onKeyDown={onKeyDown}>
          <GridHelp />
          {hasMore ? <Text textStyle="sm">{text('reward.grid.more')}</Text> : null}
          <Flex gap="2" wrap="wrap" align="center">
            <HistoryButtons {...history} onUndo={onUndo} onRedo={onRedo} />
            <Button onClick={() => fill(keys.range)}>{text('reward.grid.fill')}</Button>
            {application ? (
              <CopyColumn
                label={labelOf(application)}
                others={applications.filter(({ id }) => id !== application.id)}
                onCopy={(to) => change(copiedColumn(grid, application.id, to), text('reward.grid.copied'))}
              />
            ) : null}
            <Text role="status" textStyle="sm" color="fg.muted">
              {done}
            </Text>
          </Flex>
          <Text role="status" textStyle="sm">
            {missing > 0 ? text('reward.grid.missing', { count: missing }) : text('reward.grid.complete')}
            {removed > 0 ? ` ${text('reward.grid.removing', { count: removed })}` : null}
          </Text>
          <CellGrid grid={grid} keys={keys} />
          <SummaryMismatches
            summaries={summaries}
            onCorrect={(texts) => change(withTexts(grid, texts), text('reward.grid.corrected', { count: texts.length }))}
          />
          <SaveResults results={results} />
        </Stack>
      </Section>
    </KeptForm>
  )
}
