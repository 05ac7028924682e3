import { useFormContext, useWatch } from '@console/forms'
import { useCallback, useState } from 'react'
import type { SurveyValues } from '../survey-values.ts'
import { createHistory, endStep, type History, push, redo, undo } from './edit-history.ts'

const NAME = 'content'

/** Changes the survey; what is typed in one field is one step of its history. */
export type EditSurvey = (change: (survey: SurveyValues) => SurveyValues, typedIn?: string) => void

/** The survey in the form, with a way to change it that can be undone. What others put into the form begins a new history. */
export function useSurvey() {
  const { getValues, setValue, trigger, formState } = useFormContext<{ readonly content: SurveyValues }>()
  const { isSubmitted } = formState
  const given: SurveyValues = useWatch({ name: NAME })
  const [kept, setHistory] = useState(() => createHistory(given))
  const brought = push(kept, given)
  const history = brought === kept ? kept : createHistory(brought.now)
  if (history !== kept) setHistory(history)

  const write = useCallback(
    (survey: SurveyValues) => {
      setValue(NAME, survey, { shouldDirty: true, shouldTouch: true })
      // By its parts, since the form knows none of them as a field.
      if (isSubmitted) void trigger(['content.title', 'content.pages'])
    },
    [setValue, trigger, isSubmitted],
  )
  const edit: EditSurvey = useCallback(
    (change, typedIn) => {
      const next = change(getValues(NAME))
      setHistory((before) => push(before, next, typedIn))
      write(next)
    },
    [getValues, write],
  )
  const leaveField = useCallback(() => setHistory(endStep), [])

  /** Returns the ids of the questions that the step changed or brought back; undefined if there was no step. */
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
    leaveField,
    mayUndo: history.past.length > 0,
    mayRedo: history.future.length > 0,
    undo: () => step(undo),
    redo: () => step(redo),
  }
}

const questionsOf = ({ pages }: SurveyValues) => pages.flatMap(({ questions }) => questions)
