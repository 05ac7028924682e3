import { renderPart } from '@console/testing'
import { expect, jest, test } from '@jest/globals'
import { screen } from '@testing-library/react'
import type { usePartDrag } from '../dragging/use-part-drag.ts'
import { newQuestion, type SurveyValues } from '../survey-values.ts'

/** The ids of the questions whose cards were drawn, in order; each card makes itself draggable. */
const drawn: string[] = []
jest.mock('../dragging/use-part-drag.ts', () => {
  const actual = jest.requireActual<{ readonly usePartDrag: typeof usePartDrag }>('../dragging/use-part-drag.ts')
  const counting: typeof usePartDrag = (part) => {
    if (part.kind === 'question') drawn.push(part.id)
    return actual.usePartDrag(part)
  }
  return { ...actual, usePartDrag: counting }
})

const asked = (id: string) => ({ ...newQuestion(), id, title: id })
const CONTENT: SurveyValues = {
  title: 'About the game',
  pages: [
    { id: 'p1', title: 'One', questions: [asked('first'), asked('second')] },
    { id: 'p2', title: 'Two', questions: [asked('third')] },
  ],
}

test('typing in one question draws no other question', async () => {
  const { messages, SurveyUnderTest } = await import('../testing/survey-under-test.tsx')
  const { user } = await renderPart(<SurveyUnderTest content={CONTENT} />, { as: 'owner' }, messages)
  const [, second] = screen.getAllByRole('textbox', { name: 'Question' })
  drawn.length = 0
  await user.type(second as HTMLElement, '?!')
  expect(drawn).toEqual(['second', 'second'])
})
