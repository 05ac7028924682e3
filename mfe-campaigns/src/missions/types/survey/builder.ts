import { createContext, useContext } from 'react'
import type { SurveyPart } from './edits/survey-edits.ts'
import type { EditSurvey } from './history/use-survey.ts'

/** A part, or one of its controls by its name or its number. */
export interface FocusTarget {
  /** The id of a page or a question. */
  readonly part: string
  readonly option?: string
  readonly control?: string | number
}

/** The same object as long as the builder is mounted, so that it draws no card again. */
export interface Builder {
  readonly edit: EditSurvey
  /** Moves a part one step up (-1) or down (1), with the focus that is in it. */
  readonly move: (part: SurveyPart, by: 1 | -1) => void
  /** Deletes a part and focuses what is beside it. */
  readonly remove: (part: SurveyPart) => void
  /** For screen readers. */
  readonly announce: (words: string) => void
  /** Moves the focus after the next render. */
  readonly focus: (target: FocusTarget) => void
  readonly setOpen: (questionId: string, isOpen: boolean) => void
}

export const BuilderContext = createContext<Builder | null>(null)

export function useBuilder(): Builder {
  const builder = useContext(BuilderContext)
  if (!builder) throw new Error('The cards of a survey are drawn within its builder.')
  return builder
}
