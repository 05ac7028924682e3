import { createContext, useContext } from 'react'
import type { EditSurvey } from './history/use-survey.ts'

/** Where the focus goes: one of the controls of a part, which its name or its number tells, or the part itself. */
export interface FocusTarget {
  /** The id of a page or a question. */
  readonly part: string
  /** The id of one of the question's options. */
  readonly option?: string
  readonly control?: string | number
}

/** What every part of the builder may do; the same object as long as the builder is there. */
export interface Builder {
  readonly edit: EditSurvey
  /** Tells in words what happened, to those who do not see it. */
  readonly tell: (words: string) => void
  /** Moves the focus once the survey is drawn anew. */
  readonly focus: (target: FocusTarget) => void
  /** Keeps the focus on the control that has it while its part moves elsewhere. */
  readonly keepFocus: (part: string, option?: string) => void
  readonly setOpen: (questionId: string, isOpen: boolean) => void
}

export const BuilderContext = createContext<Builder | null>(null)

export function useBuilder(): Builder {
  const builder = useContext(BuilderContext)
  if (!builder) throw new Error('Parts of a survey are drawn within its builder.')
  return builder
}
