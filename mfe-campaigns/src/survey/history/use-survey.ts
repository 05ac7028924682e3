import { useFormContext, useWatch } from '@console/forms'
import { useCallback, useState } from 'react'
import type { SurveyValues } from '../survey-values.ts'
import { begun, type History, recorded, redone, settled, undone } from './edit-history.ts'

const NAME = 'content'

/** Changes the survey; what is typed in one field is one step of its history. */
export type EditSurvey = (change: (survey: SurveyValues) => SurveyValues, typedIn?: string) => void

/** The survey in the form, with a way to change it that can be undone. What others put into the form begins a new history. */
export function useSurvey() {
  const { getValues, setValue, trigger, formState } = useFormContext<{ readonly content: SurveyValues }>()
  const { isSubmitted } = formState
  const given: SurveyValues = useWatch({ name: NAME })
  const [kept, setHistory] = useState(() => begun(given))
  const brought = recorded(kept, given)
  const history = brought === kept ? kept : begun(brought.now)
  if (history !== kept) setHistory(history)

  const write = useCallback(
    (survey: SurveyValues) => {
      setValue(NAME, survey, { shouldDirty: true, shouldTouch: true })
      // By its parts, since none of them is known to the form as a field.
      if (isSubmitted) void trigger(['content.title', 'content.pages'])
    },
    [setValue, trigger, isSubmitted],
  )
  const edit: EditSurvey = useCallback(
    (change, typedIn) => {
      const next = change(getValues(NAME))
      setHistory((before) => recorded(before, next, typedIn))
      write(next)
    },
    [getValues, write],
  )
  const settle = useCallback(() => setHistory(settled), [])

  /** Returns the ids of the questions that came to be there as they are now; undefined where there was no step. */
  function step(to: (history: History<SurveyValues>) => History<SurveyValues>): string[] | undefined {
    const next = to(history)
    if (next === history) return undefined
    setHistory(next)
    write(next.now)
    const before = new Set(questionsOf(history.now))
    return questionsOf(next.now).flatMap((question) => (before.has(question) ? [] : [question.id]))
  }

  return {
    survey: history.now,
    edit,
    settle,
    mayUndo: history.past.length > 0,
    mayRedo: history.future.length > 0,
    undo: () => step(undone),
    redo: () => step(redone),
  }
}

const questionsOf = ({ pages }: SurveyValues) => pages.flatMap(({ questions }) => questions)
