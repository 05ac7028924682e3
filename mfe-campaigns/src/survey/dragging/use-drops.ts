import { monitorForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter'
import { useEffect } from 'react'
import type { Builder } from '../builder.ts'
import { changeQuestion, dropped, dropQuestion, placeOf } from '../edits/survey-edits.ts'
import { useText } from '../survey-text.ts'
import type { SurveyValues } from '../survey-values.ts'
import { type DragPart, type DropSide, sideOf } from './use-part-drag.ts'

/** Puts what was dragged where it was dropped. */
export function useDrops({ edit, tell }: Pick<Builder, 'edit' | 'tell'>): void {
  const text = useText()

  useEffect(
    () =>
      monitorForElements({
        onDrop({ source, location }) {
          const [over] = location.current.dropTargets
          const part = source.data as DragPart
          if (!over) return
          edit((survey) => {
            const after = droppedOn(survey, part, over.data as DragPart, sideOf(part, over.data))
            if (after !== survey) tell(wordsOf(after, part, text))
            return after
          })
        },
      }),
    [edit, tell, text],
  )
}

/** The survey after that one part of it was dropped on another. */
export function droppedOn(survey: SurveyValues, part: DragPart, onto: Pick<DragPart, 'id'>, side: DropSide): SurveyValues {
  const beside = side === 'bottom' ? 'bottom' : 'top'
  if (part.kind === 'page') return { ...survey, pages: dropped(survey.pages, part.id, onto.id, beside) }
  if (part.kind === 'question') return dropQuestion(survey, part.id, onto.id, beside)
  const place = part.within === undefined ? undefined : placeOf(survey, part.within)
  if (!place) return survey
  return changeQuestion(survey, place, (one) => ({ ...one, options: dropped(one.options ?? [], part.id, onto.id, beside) }))
}

function wordsOf(survey: SurveyValues, part: DragPart, text: ReturnType<typeof useText>): string {
  const { pages } = survey
  if (part.kind === 'page') {
    return text('survey.page.moved', { place: pages.findIndex(({ id }) => id === part.id) + 1, total: pages.length })
  }
  const place = placeOf(survey, part.within ?? part.id) ?? { page: 0, question: 0 }
  if (part.kind === 'question') return text('survey.question.moved', { place: place.question + 1, page: place.page + 1 })
  const options = pages[place.page]?.questions[place.question]?.options ?? []
  return text('survey.option.moved', { place: options.findIndex(({ id }) => id === part.id) + 1, total: options.length })
}
