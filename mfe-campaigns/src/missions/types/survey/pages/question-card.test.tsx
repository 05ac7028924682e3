import { renderPart } from '@console/testing'
import { expect, jest, test } from '@jest/globals'
import { screen } from '@testing-library/react'
import type { usePartDrag } from '../dragging/use-part-drag.ts'
import { newQuestion, type SurveyValues } from '../survey-values.ts'

/** The ids of the questions and options that were drawn, in order; each makes itself draggable. */
const drawn: string[] = []
jest.mock('../dragging/use-part-drag.ts', () => {
  const actual = jest.requireActual<{ readonly usePartDrag: typeof usePartDrag }>('../dragging/use-part-drag.ts')
  const counting: typeof usePartDrag = (part) => {
    if (part.kind !== 'page') drawn.push(part.id)
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
  expect(drawn.filter((id) => ['first', 'second', 'third'].includes(id))).toEqual(['second', 'second'])
})

test('typing in one option draws no other option', async () => {
  const { messages, SurveyUnderTest } = await import('../testing/survey-under-test.tsx')
  const { user } = await renderPart(<SurveyUnderTest content={CONTENT} />, { as: 'owner' }, messages)
  const [first] = screen.getAllByRole('textbox', { name: 'Option 1' })
  // The first change draws what shows whether the form was changed.
  await user.type(first as HTMLElement, '?')
  drawn.length = 0
  await user.type(first as HTMLElement, '!')
  const [option] = CONTENT.pages[0]?.questions[0]?.options ?? []
  expect(drawn).toEqual(['first', option?.id])
})
