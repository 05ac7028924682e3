import { renderPart } from '@console/testing'
import { expect, jest, test } from '@jest/globals'
import { screen, within } from '@testing-library/react'
import { newQuestion } from '../survey-values.ts'
import { messages, type SavedSurvey, SurveyUnderTest } from '../testing/survey-under-test.tsx'

test('a rating is from 0 or 1 to at most 10, with words for its ends', async () => {
  const save = jest.fn<(values: SavedSurvey) => Promise<void>>().mockResolvedValue(undefined)
  const content = { title: 'About the game', pages: [{ id: 'p', title: '', questions: [{ ...newQuestion(), title: 'Do you like it?' }] }] }
  const { user } = await renderPart(<SurveyUnderTest content={content} onSubmit={save} />, { as: 'owner' }, messages)
  const choice = (name: string) => screen.getByRole('combobox', { name })
  await user.selectOptions(choice('Answer type'), 'Rating')
  expect([choice('Lowest rating'), choice('Highest rating')].map((one) => (one as HTMLSelectElement).value)).toEqual(['1', '5'])
  expect(
    within(choice('Highest rating'))
      .getAllByRole('option')
      .map((one) => one.textContent),
  ).toEqual(['2', '3', '4', '5', '6', '7', '8', '9', '10'])
  await user.selectOptions(choice('Lowest rating'), '0')
  await user.selectOptions(choice('Highest rating'), '10')
  await user.type(screen.getByRole('textbox', { name: 'What the lowest rating means' }), 'Never')
  await user.type(screen.getByRole('textbox', { name: 'What the highest rating means' }), 'Surely')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  const [question] = save.mock.calls[0]?.[0].content.pages[0]?.questions ?? []
  expect(question).toMatchObject({ type: 'rating', min: 0, max: 10, min_label: 'Never', max_label: 'Surely' })
})

test('what is wrong with a rating is listed by the names of its fields', async () => {
  const long = 'x'.repeat(101)
  const rating = { ...newQuestion(), type: 'rating' as const, title: 'Do you like it?', min: 3, max: 11, min_label: long, max_label: long }
  const content = { title: 'About the game', pages: [{ id: 'p', title: '', questions: [rating] }] }
  const { user } = await renderPart(<SurveyUnderTest content={content} />, { as: 'owner' }, messages)
  await user.click(screen.getByRole('button', { name: 'Save' }))
  const list = within(await screen.findByRole('group', { name: '4 problems in this survey' }))
  expect(list.getAllByRole('button').map((one) => one.textContent)).toEqual([
    'Page 1, question 1, “Lowest rating”: The value must be at most 1.',
    'Page 1, question 1, “Highest rating”: The value must be at most 10.',
    'Page 1, question 1, “What the lowest rating means”: Use at most 100 characters.',
    'Page 1, question 1, “What the highest rating means”: Use at most 100 characters.',
  ])
})
