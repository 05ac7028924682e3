import { keepUnknown, type Task, TaskWrite } from '@console/contract'
import { type RecordAction, useStatusAction } from '@console/records'
import * as v from 'valibot'
import { useText } from '../text.ts'
import { missionRecord } from './mission-record.ts'
import { useMissionRefusal, useUnknownContent } from './mission-state.ts'
import { valuesOf } from './mission-values.ts'

type Words = Pick<Parameters<ReturnType<typeof useStatusAction<Task, Task>>>[1], 'label' | 'done' | 'failed'>

export function useMissionBecoming(): (status: 'active' | 'inactive', words: Words) => RecordAction<Task> {
  const text = useText()
  const becoming = useStatusAction(missionRecord)
  const refuses = useMissionRefusal()
  const beyond = useUnknownContent()
  return (status, words) =>
    becoming(status, {
      ...words,
      place: 'button',
      words: (one) => text(`status.${one as 'active' | 'inactive'}`),
      // A backend may hold a mission that its own rules refuse by now; only the form can put it right.
      refuses: (mission) =>
        refuses(mission) ?? beyond(mission) ?? (v.is(keepUnknown(TaskWrite), valuesOf(mission)) ? undefined : text('mission.incomplete')),
    })
}

/** A mission is activated by itself, or together with its campaign. */
export function useMissionActivation(): RecordAction<Task> {
  const text = useText()
  const becoming = useMissionBecoming()
  return becoming('active', {
    label: text('action.activate'),
    done: text('mission.activate.done'),
    failed: text('mission.activate.failed'),
  })
}
