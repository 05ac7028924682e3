import { ApiError } from '@console/api'
import { renderPart } from '@console/testing'
import { beforeEach, describe, expect, jest, test } from '@jest/globals'
import { screen, waitFor, within } from '@testing-library/react'
import { newQuestion, type QuestionValues, type SurveyValues } from './survey-values.ts'
import { messages, type SavedSurvey, SurveyUnderTest } from './testing/survey-under-test.tsx'

const save = jest.fn<(values: SavedSurvey) => Promise<void>>()

beforeEach(() => {
  save.mockReset()
  save.mockResolvedValue(undefined)
})

const options = (...labels: string[]) => labels.map((label, at) => ({ id: `o${at}`, label }))
const asked = (id: string, more: Partial<QuestionValues> = {}): QuestionValues => ({
  ...newQuestion(),
  id,
  title: id,
  options: options('Yes', 'No'),
  ...more,
})
const CONTENT: SurveyValues = {
  title: 'About the game',
  pages: [
    { id: 'p1', title: 'One', questions: [asked('first'), asked('second', { type: 'date' })] },
    { id: 'p2', title: 'Two', questions: [asked('third', { options: options('A', 'B', 'C') })] },
  ],
}
const visit = (content = CONTENT, locale: 'en' | 'vi' = 'en') =>
  renderPart(<SurveyUnderTest content={content} onSubmit={save} />, { as: 'owner', locale }, messages)
const page = (number: number) => within(screen.getByRole('group', { name: `Page ${number}` }))
const question = (onPage: number, number: number) => within(page(onPage).getByRole('group', { name: `Question ${number}` }))
const button = (name: string | RegExp) => screen.getByRole('button', { name })
const titles = () =>
  screen
    .getAllByRole('heading', { level: 4 })
    .map((heading) => heading.textContent?.replace(/ (One choice|Date).*|(One choice|Date|Text).*/, ''))
const saved = () => save.mock.calls.at(-1)?.[0].content

test('everything can be done by keyboard: a page, a question, its options, their order', async () => {
  const { user } = await visit({
    title: '',
    pages: [{ id: 'p1', title: '', questions: [asked('q', { title: '', options: options('', '') })] }],
  })
  await user.click(screen.getByRole('textbox', { name: 'Survey title' }))
  await user.keyboard('My survey')
  await user.click(question(1, 1).getByRole('textbox', { name: 'Question' }))
  await user.keyboard('Which one?')
  await user.click(screen.getByRole('textbox', { name: 'Option 1' }))
  await user.keyboard('Arena{Enter}')
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Option 2' })).toHaveFocus())
  await user.keyboard('Story{Alt>}{ArrowUp}{/Alt}')
  expect(screen.getByText('Option moved. It is now option 1 of 2.')).toBeInTheDocument()
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Option 1' })).toHaveFocus())
  button('Add page').focus()
  await user.keyboard('{Enter}')
  await waitFor(() => expect(page(2).getByRole('textbox', { name: /^Page title/ })).toHaveFocus())
  await user.keyboard('The end')
  await user.selectOptions(question(2, 1).getByRole('combobox', { name: 'Answer type' }), 'Text')
  await user.type(question(2, 1).getByRole('textbox', { name: 'Question' }), 'Why?')
  expect(save).not.toHaveBeenCalled()
  await user.click(button('Save'))
  await waitFor(() => expect(saved()).toBeDefined())
  expect(saved()).toMatchObject({
    title: 'My survey',
    pages: [
      { title: '', questions: [{ type: 'single', title: 'Which one?', options: [{ label: 'Story' }, { label: 'Arena' }] }] },
      { title: 'The end', questions: [{ type: 'text', title: 'Why?', max_length: 500 }] },
    ],
  })
})

test('Enter leads to an empty option that waits already, adds one before an option with words, and none after an empty one', async () => {
  const { user } = await visit({
    title: '',
    pages: [{ id: 'p1', title: '', questions: [asked('q', { options: options('', '', 'Story') })] }],
  })
  const option = (number: number) => screen.getByRole('textbox', { name: `Option ${number}` })
  const labels = () => screen.getAllByRole<HTMLInputElement>('textbox', { name: /^Option \d$/ }).map(({ value }) => value)
  await user.click(option(1))
  await user.keyboard('Arena{Enter}')
  await waitFor(() => expect(option(2)).toHaveFocus())
  await user.keyboard('Quiz{Enter}')
  await waitFor(() => expect(option(3)).toHaveFocus())
  expect(labels()).toEqual(['Arena', 'Quiz', '', 'Story'])
  await user.keyboard('{Enter}')
  expect(labels()).toEqual(['Arena', 'Quiz', '', 'Story'])
})

describe('moving', () => {
  test('a question over the end of its page takes the focus with it and is told', async () => {
    const { user } = await visit()
    question(1, 2).getByRole('textbox', { name: 'Question' }).focus()
    await user.keyboard('{Alt>}{ArrowDown}{/Alt}')
    expect(titles()).toEqual(['1. first', '1. second', '2. third'])
    await waitFor(() => expect(question(2, 1).getByRole('textbox', { name: 'Question' })).toHaveFocus())
    expect(screen.getByText('Question moved. It is now question 1 on page 2.')).toBeInTheDocument()
    await user.click(question(2, 1).getByRole('button', { name: 'Move question 1 up' }))
    expect(titles()).toEqual(['1. first', '2. second', '1. third'])
    await waitFor(() => expect(button('Move question 2 up')).toHaveFocus())
  })

  test('a page is done by its buttons, to the ends with the reason why not further', async () => {
    const { user } = await visit()
    expect(button('Move page 1 up')).toHaveAccessibleDescription('This is the first page.')
    await user.click(button('Move page 1 down'))
    expect(titles()).toEqual(['1. third', '1. first', '2. second'])
    await waitFor(() => expect(button('Move page 2 down')).toHaveFocus())
  })

  test('the only question away leaves the page with a word, and saving says so at its place', async () => {
    const { user } = await visit()
    await user.click(question(2, 1).getByRole('button', { name: 'Move question 1 up' }))
    expect(page(2).getByText('A page needs at least one question.')).toBeInTheDocument()
    await user.click(button('Save'))
    expect(await page(2).findByRole('alert')).toHaveTextContent('A page needs at least one question.')
    await user.click(button('Page 2: A page needs at least one question.'))
    await waitFor(() => expect(page(2).getByRole('button', { name: 'Add question' })).toHaveFocus())
    await user.keyboard('{Enter}')
    await waitFor(() => expect(question(2, 1).getByRole('textbox', { name: 'Question' })).toHaveFocus())
  })
})

describe('undo', () => {
  test('takes back step by step, typing in one field as one, and redo brings it back', async () => {
    const { user } = await visit()
    expect(button('Undo')).toHaveAccessibleDescription('There is nothing to undo.')
    await user.type(screen.getByRole('textbox', { name: 'Survey title' }), ' and you')
    await user.click(question(1, 1).getByRole('button', { name: 'Delete question 1' }))
    expect(titles()).toEqual(['1. second', '1. third'])
    await waitFor(() => expect(question(1, 1).getByRole('button', { name: /^1\. second/ })).toHaveFocus())
    await user.keyboard('{Control>}z{/Control}')
    expect(titles()).toEqual(['1. first', '2. second', '1. third'])
    await user.keyboard('{Control>}z{/Control}')
    expect(screen.getByRole('textbox', { name: 'Survey title' })).toHaveValue('About the game')
    await user.click(button('Redo'))
    await user.keyboard('{Control>}{Shift>}z{/Shift}{/Control}')
    expect(titles()).toEqual(['1. second', '1. third'])
    await user.keyboard('{Control>}z{/Control}{Control>}y{/Control}')
    expect(screen.getByText('Change redone')).toBeInTheDocument()
    expect(button('Redo')).toHaveAccessibleDescription('There is nothing to redo.')
    await user.click(button('Save'))
    await waitFor(() => expect(saved()?.title).toBe('About the game and you'))
  })
})

describe('pasting several lines', () => {
  test('makes an option of each, and says what was left out', async () => {
    const { user } = await visit({ ...CONTENT, pages: [{ id: 'p', title: '', questions: [asked('q', { options: options('', 'Old') })] }] })
    await user.click(screen.getByRole('textbox', { name: 'Option 1' }))
    await user.paste(['One', '', 'Old', ...Array.from({ length: 3000 }, (_, at) => `Line ${at}`)].join('\r\n'))
    expect(
      screen.getByText(
        '249 options pasted. 1 repeated line was left out. 2,752 lines were left out, because a question can have at most 250 options.',
      ),
    ).toBeInTheDocument()
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Option 249' })).toHaveFocus())
    expect(screen.getByRole('textbox', { name: 'Option 250' })).toHaveValue('Old')
    expect(button('Add option')).toHaveAccessibleDescription('A question can have at most 250 options.')
  })

  test('of a spreadsheet leaves its numbers out, and one line fills an empty option without its mark', async () => {
    const { user } = await visit({ ...CONTENT, pages: [{ id: 'p', title: '', questions: [asked('q', { options: options('', 'Old') })] }] })
    await user.click(screen.getByRole('textbox', { name: 'Option 1' }))
    await user.paste('• Có')
    expect(screen.getByRole('textbox', { name: 'Option 1' })).toHaveValue('Có')
    await user.paste('Ít\t1\nNhiều\t2')
    expect(screen.getByText('2 options pasted. A column of numbers was left out.')).toBeInTheDocument()
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Option 3' })).toHaveFocus())
    await user.tripleClick(screen.getByRole('textbox', { name: 'Option 1' }))
    await user.paste('Old\nÍt')
    expect(screen.getByRole('textbox', { name: 'Option 1' })).toHaveValue('Có')
    await user.tripleClick(screen.getByRole('textbox', { name: 'Option 1' }))
    await user.paste('Đúng\nSai')
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Option 2' })).toHaveFocus())
    expect(screen.getAllByRole('textbox', { name: /^Option/ }).map((box) => (box as HTMLInputElement).value)).toEqual([
      'Đúng',
      'Sai',
      'Ít',
      'Nhiều',
      'Old',
    ])
  })

  test('one line is pasted into the text', async () => {
    const { user } = await visit()
    await user.click(question(1, 1).getByRole('textbox', { name: 'Option 1' }))
    await user.paste(', please')
    expect(question(1, 1).getByRole('textbox', { name: 'Option 1' })).toHaveValue('Yes, please')
  })
})

test('an option that another one has already says so before saving', async () => {
  const { user } = await visit({ ...CONTENT, pages: [{ id: 'p', title: '', questions: [asked('q', { options: options('gà', '') })] }] })
  const second = screen.getByRole('textbox', { name: 'Option 2' })
  await user.type(second, 'ga\u0300')
  expect(await screen.findByText('Two options are the same. Change or delete one.')).toBeInTheDocument()
  expect(second).toBeInvalid()
  await user.click(screen.getByRole('textbox', { name: 'Option 1' }))
  await user.paste('một\nhai')
  expect(screen.getByText('2 options pasted.')).toBeInTheDocument()
  expect(await screen.findByText('Two options are the same. Change or delete one.')).toBeInTheDocument()
  await user.type(second, ' con')
  expect(screen.queryByText('Two options are the same. Change or delete one.')).not.toBeInTheDocument()
})

describe('what is wrong', () => {
  const wrong: SurveyValues = {
    title: '',
    pages: [
      { id: 'p1', title: '', questions: [asked('first'), asked('second', { options: [] })] },
      {
        id: 'p2',
        title: '',
        questions: [
          asked('third', { options: options('A', 'B', 'A ') }),
          asked('fourth', { type: 'multiple', min_select: 2, max_select: 1 }),
        ],
      },
    ],
  }

  test('is listed above, each leading to its field, which opens and says the same', async () => {
    const { user } = await visit(wrong)
    expect(question(1, 2).queryByRole('textbox')).not.toBeInTheDocument()
    await user.click(button('Save'))
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Survey title' })).toHaveFocus())
    const list = within(screen.getByRole('group', { name: '4 problems in this survey' }))
    expect(list.getAllByRole('button').map((one) => one.textContent)).toEqual([
      'Survey title is required.',
      'Page 1, question 2: Use at least 1 option.',
      'Page 2, question 1: Two options are the same. Change or delete one.',
      'Page 2, question 2, “Maximum choices”: Enter a number no smaller than the minimum.',
    ])
    await user.click(list.getByRole('button', { name: /^Page 2, question 1/ }))
    await waitFor(() => expect(question(2, 1).getByRole('textbox', { name: 'Option 3' })).toHaveFocus())
    expect(question(2, 1).getByRole('textbox', { name: 'Option 3' })).toBeInvalid()
    await user.click(question(2, 2).getByRole('button', { name: /^2\. fourth/ }))
    await user.click(list.getByRole('button', { name: /^Page 2, question 2/ }))
    const most = await question(2, 2).findByRole('textbox', { name: /^Maximum choices/ })
    await waitFor(() => expect(most).toHaveFocus())
    expect(most).toHaveAccessibleErrorMessage('Enter a number no smaller than the minimum.')
    await user.keyboard('{Backspace}2')
    await waitFor(() => expect(screen.getByRole('group', { name: '3 problems in this survey' })).toBeInTheDocument())
    expect(save).not.toHaveBeenCalled()
  })

  test('is said in Vietnamese', async () => {
    const { user } = await visit(wrong, 'vi')
    await user.click(button('Save'))
    expect(await screen.findByRole('button', { name: 'Trang 1, câu hỏi 2: Cần ít nhất 1 lựa chọn.' })).toBeInTheDocument()
  })

  test('names the number that it is about, since two of a question may be wrong alike', async () => {
    const few = { type: 'multiple', min_select: 5, max_select: 9 } as const
    const { user } = await visit({ title: 'Two options', pages: [{ id: 'p1', title: '', questions: [asked('first', few)] }] })
    await user.click(button('Save'))
    expect(await screen.findByRole('button', { name: /^Page 1, question 1, “Minimum choices”: / })).toBeInTheDocument()
    expect(screen.getByRole('button', { name: /^Page 1, question 1, “Maximum choices”: / })).toBeInTheDocument()
  })

  test('by the server stands at its field too', async () => {
    const errors = [{ pointer: '/body/content/pages/1/questions/0/options/2/label', code: 'reserved', message: 'reserved' }]
    save.mockRejectedValue(
      new ApiError({
        code: 'validation_failed',
        status: 422,
        problem: { type: 't', title: 'T', status: 422, code: 'validation_failed', errors },
      }),
    )
    const { user } = await visit()
    await user.click(question(2, 1).getByRole('button', { name: /^1\. third/ }))
    await user.click(button('Save'))
    const option = await question(2, 1).findByRole('textbox', { name: 'Option 3' })
    await waitFor(() => expect(option).toHaveFocus())
    expect(option).toHaveAccessibleErrorMessage('This word is reserved. Choose another one.')
    expect(button('Page 2, question 1: This word is reserved. Choose another one.')).toBeInTheDocument()
  })
})

test('copies and deletions keep a page, and a question has what its new type needs', async () => {
  const { user } = await visit({ ...CONTENT, pages: CONTENT.pages.slice(1) })
  expect(button('Delete page 1')).toHaveAccessibleDescription('A survey needs at least one page.')
  await user.click(button('Duplicate page 1'))
  await waitFor(() => expect(screen.getByRole('group', { name: 'Page 2' })).toHaveFocus())
  await user.click(button('Delete page 1'))
  await user.click(button('Duplicate question 1'))
  await waitFor(() => expect(page(1).getByRole('group', { name: 'Question 2' })).toHaveFocus())
  await user.click(question(1, 2).getByRole('button', { name: /^2\. third/ }))
  const type = question(1, 2).getByRole('combobox', { name: 'Answer type' })
  await user.selectOptions(type, 'Drop-down list')
  expect(question(1, 2).getByRole('textbox', { name: 'Option 3' })).toHaveValue('C')
  await user.selectOptions(type, 'Rating')
  await user.selectOptions(question(1, 2).getByRole('combobox', { name: 'Highest rating' }), '10')
  await user.click(question(1, 2).getByRole('checkbox', { name: 'An answer is required' }))
  await user.click(button('Save'))
  await waitFor(() => expect(saved()?.pages[0]?.questions[1]).toMatchObject({ type: 'rating', max: 10, required: false, title: 'third' }))
})
