import { isApiError, useChange } from '@console/api'
import { type BodyOf, keepUnknown, type Task, TaskWrite, updateTask } from '@console/contract'
import { useErrorText } from '@console/i18n'
import { bodyOf } from '@console/records/form'
import { useState } from 'react'
import * as v from 'valibot'
import { useText } from '../../text.ts'
import { missionRecord } from '../mission-record.ts'
import { useUnknownContent } from '../mission-state.ts'
import { valuesOf } from '../mission-values.ts'
import { changedTasks, type Grid, problemAt, rewardsAfter } from './grid-edits.ts'

/** `reason` is undefined if the mission was saved. */
export interface SaveResult {
  readonly task: Task
  readonly reason: string | undefined
}

interface Notices {
  /** The other missions keep what was typed. */
  readonly onSaved: (task: Task) => void
  /** Missions may have changed elsewhere. */
  readonly onRefused: () => void
}

export function useGridSaving({ onSaved, onRefused }: Notices) {
  const text = useText()
  const errorText = useErrorText('action')
  const beyond = useUnknownContent()
  const { send } = useChange(updateTask)
  const [isSaving, setSaving] = useState(false)
  const [results, setResults] = useState<readonly SaveResult[]>([])

  async function saveOne(grid: Grid, task: Task): Promise<string | undefined> {
    const row = grid.tasks.indexOf(task)
    if (grid.columns.some((_, column) => problemAt(grid, { row, column }))) return text('reward.grid.wrong')
    const values = { ...valuesOf(task), rewards: rewardsAfter(grid, row) }
    if (!v.is(keepUnknown(TaskWrite), values)) return beyond(task) ?? text('mission.incomplete')
    try {
      const body = (await bodyOf(missionRecord, values, task)) as BodyOf<typeof updateTask>
      const params = { campaign_id: task.campaign.id, task_id: task.id }
      await send(params, { body, ...(task.version === undefined ? {} : { version: task.version }) })
      onSaved(task)
      return undefined
    } catch (error) {
      if (!isApiError(error)) throw error
      onRefused()
      return errorText(error.code)
    }
  }

  async function save(grid: Grid): Promise<void> {
    setSaving(true)
    setResults([])
    try {
      const reached: SaveResult[] = []
      for (const task of changedTasks(grid)) reached.push({ task, reason: await saveOne(grid, task) })
      // Told together, so that a screen reader hears one sentence.
      setResults(reached)
    } finally {
      setSaving(false)
    }
  }

  return { save, isSaving, results }
}
