import { useFormContext, useWatch } from '@console/forms'
import { useCallback } from 'react'
import { useHistory } from '../../../../history/use-history.ts'
import type { SurveyValues } from '../survey-values.ts'

const NAME = 'content'

/** What is typed in one field is one step of the history. */
export type EditSurvey = (change: (survey: SurveyValues) => SurveyValues, typedIn?: string) => void

export function useSurvey() {
  const { getValues, setValue, trigger, formState } = useFormContext<{ readonly content: SurveyValues }>()
  const { isSubmitted } = formState
  const given: SurveyValues = useWatch({ name: NAME })
  const write = useCallback(
    (survey: SurveyValues) => {
      setValue(NAME, survey, { shouldDirty: true, shouldTouch: true })
      // By its parts, since the form knows none of them as a field.
      if (isSubmitted) void trigger(['content.title', 'content.pages'])
    },
    [setValue, trigger, isSubmitted],
  )
  const { now: survey, edit: put, undo, redo, ...history } = useHistory(given, write)
  const edit: EditSurvey = useCallback((change, typedIn) => put(change(getValues(NAME)), typedIn), [getValues, put])

  /** Returns the ids of the questions that a step changed or brought back; undefined if there was no step. */
  function changedBy(step: () => SurveyValues | undefined): string[] | undefined {
    const next = step()
    if (!next) return undefined
    const before = new Set(questionsOf(survey))
    return questionsOf(next).flatMap((question) => (before.has(question) ? [] : [question.id]))
  }

  return { ...history, survey, edit, undo: () => changedBy(undo), redo: () => changedBy(redo) }
}

const questionsOf = ({ pages }: SurveyValues) => pages.flatMap(({ questions }) => questions)
