import { contentOf } from '@console/contract'
import { renderPart } from '@console/testing'
import { expect, test } from '@jest/globals'
import { screen, waitFor, within } from '@testing-library/react'
import { SurveyPreview } from './survey-preview.tsx'

const messages = { en: () => import('../messages/en.ts'), vi: () => import('../messages/vi.ts') }
const options = [
  { id: 'a', label: 'Story' },
  { id: 'b', label: 'Arena' },
]
const CONTENT = contentOf('survey', {
  title: 'About the game',
  pages: [
    {
      id: 'p1',
      title: 'You',
      questions: [
        { id: 'q1', type: 'single', title: 'Favourite?', required: true, options, allow_other: true },
        { id: 'q2', type: 'multiple', title: 'Played?', options },
        { id: 'q3', type: 'dropdown', title: 'Where?', options },
      ],
    },
    {
      id: 'p2',
      title: '',
      questions: [
        { id: 'q4', type: 'rating', title: 'How good?', required: true, max: 5 },
        { id: 'q5', type: 'number', title: 'Age?', min: 6 },
        { id: 'q6', type: 'date', title: 'Since?' },
        { id: 'q7', type: 'text', title: 'Else?', max_length: 10 },
      ],
    },
  ],
})
const press = (name: string) => screen.getByRole('button', { name })

test('is filled in page by page to its end, and begins again', async () => {
  const { user } = await renderPart(<SurveyPreview content={CONTENT} />, { as: 'owner' }, messages)
  await user.click(press('Next'))
  expect(screen.getByRole('alert')).toHaveTextContent('Answer this question.')
  expect(screen.getByRole('radio', { name: 'Story' })).toHaveFocus()
  await user.click(screen.getByRole('radio', { name: 'Other' }))
  expect(screen.getByRole('alert')).toHaveTextContent('Enter your own answer.')
  await user.type(screen.getByRole('textbox', { name: 'Your own answer' }), 'Racing{Enter}')
  await user.click(screen.getByRole('checkbox', { name: 'Arena' }))
  await user.selectOptions(screen.getByRole('combobox', { name: /Where\?/ }), 'Story')
  await user.click(press('Next'))
  await waitFor(() => expect(screen.getByText('Page 2 of 2')).toHaveFocus())
  await user.click(screen.getByRole('radio', { name: '4' }))
  await user.type(screen.getByRole('textbox', { name: /Age\?/ }), '5')
  await user.type(screen.getByRole('textbox', { name: /Else\?/ }), 'More than ten')
  expect(screen.getByRole('textbox', { name: /Else\?/ })).toHaveValue('More than ')
  await user.click(press('Finish'))
  expect(screen.getByRole('textbox', { name: /Age\?/ })).toHaveAccessibleDescription('Enter a number no smaller than 6.')
  await user.type(screen.getByRole('textbox', { name: /Age\?/ }), '0')
  await user.click(press('Back'))
  expect(screen.getByRole('radio', { name: 'Other' })).toBeChecked()
  await user.click(press('Next'))
  await user.click(press('Finish'))
  await waitFor(() => expect(screen.getByText('Thank you for your answers.')).toHaveFocus())
  await user.click(press('Start over'))
  expect(screen.getByRole('radio', { name: 'Other' })).not.toBeChecked()
})

test('shows what is written so far', async () => {
  const empty = contentOf('survey', { pages: [{ id: 'p', questions: [{ id: 'q', type: 'single', options: [{ id: 'a' }] }] }] })
  await renderPart(<SurveyPreview content={empty} />, { as: 'owner', locale: 'vi' }, messages)
  expect(screen.getByRole('heading', { name: 'Khảo sát chưa có tiêu đề' })).toBeInTheDocument()
  expect(screen.getByRole('radio', { name: 'Lựa chọn 1' })).toBeInTheDocument()
})

test('a rating begins where its question says, and says what its ends mean', async () => {
  const asked = { id: 'q', type: 'rating', title: 'Would you recommend it?', min: 0, max: 10, min_label: 'Never', max_label: 'Surely' }
  const content = contentOf('survey', { pages: [{ id: 'p', questions: [asked, { ...asked, id: 'r', min: null, max: 2, max_label: '' }] }] })
  await renderPart(<SurveyPreview content={content} />, { as: 'owner' }, messages)
  const named = (at: number) =>
    within(screen.getAllByRole('radiogroup')[at] as HTMLElement)
      .getAllByRole('radio')
      .map((radio) => radio.getAttribute('aria-label'))
  expect(named(0)).toEqual(['0: Never', '1', '2', '3', '4', '5', '6', '7', '8', '9', '10: Surely'])
  expect(named(1)).toEqual(['1: Never', '2'])
})
