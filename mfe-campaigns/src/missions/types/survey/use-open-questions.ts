import { useFormContext } from '@console/forms'
import { useCallback, useState } from 'react'
import { type Finding, wrongQuestions } from './findings/survey-findings.ts'
import type { SurveyValues } from './survey-values.ts'

/** More than these begin closed, so that the page does not become endless. */
const OPEN_MOST = 3

/** Questions with errors open by themselves, so that the focus can move there. */
export function useOpenQuestions(survey: SurveyValues, findings: readonly Finding[]) {
  const { submitCount } = useFormContext().formState
  const [open, setOpenIds] = useState<ReadonlySet<string>>(() => {
    const ids = survey.pages.flatMap(({ questions }) => questions.map(({ id }) => id))
    return new Set(ids.length <= OPEN_MOST ? ids : [])
  })
  const [seen, setSeen] = useState<number>()
  const wrongAt = findings.length > 0 ? submitCount : undefined
  // While rendering, since the fields have to be there when the form moves the focus.
  if (wrongAt !== seen) {
    setSeen(wrongAt)
    if (wrongAt !== undefined) setOpenIds(new Set([...open, ...wrongQuestions(survey, findings)]))
  }
  const setOpen = useCallback(
    (id: string, isOpen: boolean) => setOpenIds((before) => new Set(isOpen ? [...before, id] : [...before].filter((one) => one !== id))),
    [],
  )
  return { open, setOpen }
}
