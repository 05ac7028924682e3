import { useCallback } from 'react'
import { useText } from '../../../text.ts'
import type { Builder, FocusTarget } from './builder.ts'
import { type DropSide, dropPart, movePart, pageOf, positionOf, removePart, type SurveyPart, siblingsOf } from './edits/survey-edits.ts'
import type { SurveyValues } from './survey-values.ts'

interface Needs extends Pick<Builder, 'edit' | 'announce' | 'focus'> {
  readonly keepFocus: (part: SurveyPart) => void
}

/** Announces each step to screen readers. */
export function usePartEdits({ edit, announce, focus, keepFocus }: Needs) {
  const text = useText()

  const place = useCallback(
    (part: SurveyPart, change: (survey: SurveyValues) => SurveyValues) =>
      edit((survey) => {
        const after = change(survey)
        if (after !== survey) announce(describePosition(after, part, text))
        return after
      }),
    [edit, announce, text],
  )
  const move = useCallback(
    (part: SurveyPart, by: 1 | -1) => {
      keepFocus(part)
      place(part, (survey) => movePart(survey, part, by))
    },
    [keepFocus, place],
  )
  const drop = useCallback(
    (part: SurveyPart, onto: string, side: DropSide) => place(part, (survey) => dropPart(survey, part, onto, side)),
    [place],
  )
  const remove = useCallback(
    (part: SurveyPart) => {
      edit((survey) => {
        focus(targetBeside(survey, part))
        return removePart(survey, part)
      })
      announce(text(`survey.${part.kind}.deleted`))
    },
    [edit, announce, focus, text],
  )
  return { move, drop, remove }
}

function describePosition(survey: SurveyValues, part: SurveyPart, text: ReturnType<typeof useText>): string {
  if (part.kind === 'question') {
    const { page, question } = positionOf(survey, part.id) ?? { page: 0, question: 0 }
    return text('survey.question.moved', { place: question + 1, page: page + 1 })
  }
  const siblings = siblingsOf(survey, part)
  return text(`survey.${part.kind}.moved`, { place: siblings.findIndex(({ id }) => id === part.id) + 1, total: siblings.length })
}

/** What has the focus once a part is deleted: the next one, else the one before, else the button that adds one. */
function targetBeside(survey: SurveyValues, part: SurveyPart): FocusTarget {
  const siblings = siblingsOf(survey, part)
  const at = siblings.findIndex(({ id }) => id === part.id)
  const beside = siblings[at + 1] ?? siblings[at - 1]
  if (part.kind === 'page') return { part: beside?.id ?? part.id }
  if (part.kind === 'question') {
    return beside ? { part: beside.id, control: 'toggle' } : { part: pageOf(survey, part.id)?.id ?? part.id, control: 'add-question' }
  }
  return { part: part.questionId, ...(beside ? { option: beside.id, control: 'label' } : { control: 'add-option' }) }
}
