import { call } from '@console/api'
import { createMetricRequest, listApplications, listMetricCategories, listMetricRequests, listMetrics, paths } from '@console/contract'
import {
  asOwner,
  metricRequestFactory,
  recordCalls,
  refuseCalls,
  renderPage,
  seededApplication,
  UNUSED_ID,
  type Visitor,
} from '@console/testing'
import { beforeEach, describe, expect, test } from '@jest/globals'
import { screen, waitFor, within } from '@testing-library/react'
import onelinks from '../module.ts'

beforeEach(() => localStorage.clear())

const box = (name: string) => screen.getByRole('textbox', { name })
const select = (name: string) => screen.getByRole('combobox', { name })
const submit = () => screen.getByRole('button', { name: 'Create metric request' })
const similar = () => screen.findByRole('group', { name: /^(?:Th(?:is|ese) metrics? already exists?|Đã có)/ })

async function opened(path = paths.metricRequestCreate(), visitor: Visitor = { as: 'editor' }) {
  const page = await renderPage(onelinks, path, visitor)
  await screen.findByRole('textbox', { name: /^(?:Metric name|Tên chỉ số)$/ })
  // Both lists have come, so that no call is left when the test ends.
  await waitFor(() => expect(screen.getAllByRole('option', { name: /Progress|Tiến trình|Lotus Quest/ })).toHaveLength(2))
  return page
}

test('a complete request is sent to the provider, and its page says what happens next', async () => {
  const { user, address } = await opened()
  expect(screen.getByRole('note')).toHaveTextContent(/^An approved metric belongs to the provider/)
  const sent = recordCalls(createMetricRequest)
  await user.type(box('Metric name'), '  Dragons tamed ')
  await user.type(box('Description'), 'How many dragons a character has tamed.')
  await user.selectOptions(select('Data type'), 'Whole number (integer)')
  await user.type(box('Example value'), '12')
  await user.selectOptions(select('Metric category'), 'Progress')
  await user.selectOptions(select('Application'), 'Lotus Quest (LIVE)')
  await user.click(submit())
  expect(await screen.findByText('Metric request sent to the provider')).toBeInTheDocument()
  expect(await screen.findByText(/^The provider will review this request\./)).toBeInTheDocument()
  const [made] = (await call(listMetricRequests, { q: 'Dragons tamed' })).items
  expect(made).toMatchObject({ status: 'pending', data_type: 'integer', example: '12', application: { code: 'lotus-quest' } })
  expect(address()).toBe(paths.metricRequest(made?.id ?? ''))
  expect(await sent[0]?.json()).toMatchObject({ name: 'Dragons tamed', metrics_category_id: made?.metrics_category?.id })
})

test('what is missing is said at its field in Vietnamese', async () => {
  const { user } = await opened(undefined, { as: 'editor', locale: 'vi' })
  await user.click(screen.getByRole('button', { name: 'Tạo yêu cầu chỉ số' }))
  await waitFor(() => expect(box('Tên chỉ số')).toHaveAccessibleErrorMessage('Vui lòng nhập tên chỉ số.'))
  expect(box('Mô tả')).toHaveAccessibleErrorMessage('Vui lòng nhập mô tả.')
  expect(select('Kiểu dữ liệu')).toHaveAccessibleErrorMessage('Vui lòng chọn kiểu dữ liệu.')
})

test('each data type says how conditions will compare it', async () => {
  const { user } = await opened()
  for (const [type, words] of [
    ['Text (keyword)', 'Operators in conditions: is, is not.'],
    [
      'Tiny whole number (byte)',
      'From -128 to 127. Operators in conditions: is more than, is less than, is at least, is at most, equals, does not equal.',
    ],
    ['Date and time (date)', 'Operators in conditions: is after, is before, is on or after, is on or before, is exactly.'],
  ] as const) {
    await user.selectOptions(select('Data type'), type)
    expect(select('Data type')).toHaveAccessibleDescription(words)
  }
})

describe('metrics that exist already', () => {
  test('are shown in Vietnamese while the name is typed: where they are found and what they measure', async () => {
    const { user } = await opened(undefined, { as: 'editor', locale: 'vi' })
    await user.type(box('Tên chỉ số'), 'cap do')
    const [first] = within(await similar()).getAllByRole('listitem')
    expect(first).toHaveTextContent('Tiến trình › Cấp độ')
    expect(first).toHaveTextContent('Cấp độ người chơi đã đạt.')
    await user.clear(box('Tên chỉ số'))
    await waitFor(() => expect(screen.queryByText(/^Đã có/)).not.toBeInTheDocument())
  })

  test('that cannot be looked for are no obstacle', async () => {
    refuseCalls(listMetrics, 'internal')
    await opened()
    expect(await screen.findByText('Couldn’t check which metrics already exist')).toBeInTheDocument()
    expect(box('Metric name')).toBeEnabled()
  })
})

describe('opened from a rule that lacks a metric', () => {
  test('the form begins with the name, the category and the application that the address knows', async () => {
    const [application, category] = await asOwner(async () => [
      await seededApplication('lotus-quest'),
      (await call(listMetricCategories, {})).items[0],
    ])
    const path = paths.metricRequestCreate({ name: 'Level', application_id: application.id, metrics_category_id: category?.id ?? '' })
    await opened(path)
    expect(box('Metric name')).toHaveValue('Level')
    expect(select('Application')).toHaveDisplayValue('Lotus Quest (LIVE)')
    expect(select('Metric category')).toHaveDisplayValue('Progress')
    expect(await similar()).toHaveTextContent('Progress › Level')
  })

  test('what the publisher does not have is left out', async () => {
    await opened(paths.metricRequestCreate({ application_id: UNUSED_ID, metrics_category_id: 'no id!' }))
    expect(select('Application')).toHaveDisplayValue('All applications')
    expect(select('Metric category')).toHaveDisplayValue('Let the provider choose')
  })
})

test('a copy begins with what the original says', async () => {
  const original = await asOwner(() => metricRequestFactory({ name: 'Asked before', example: '7', data_type: 'byte' }))
  await opened(paths.metricRequestDuplicate(original.id))
  expect(screen.getByRole('heading', { level: 1, name: 'Duplicate metric request' })).toBeInTheDocument()
  expect(box('Metric name')).toHaveValue('Asked before')
  expect(box('Example value')).toHaveValue('7')
  expect(select('Data type')).toHaveDisplayValue('Tiny whole number (byte)')
})

test('a person who cannot see the applications asks for all of them', async () => {
  refuseCalls(listApplications, 'permission_denied')
  await renderPage(onelinks, paths.metricRequestCreate(), { as: 'editor' })
  await waitFor(() => expect(select('Application')).toHaveAccessibleDescription(/^You can’t choose another application/))
  expect(await screen.findByRole('option', { name: 'Progress' })).toBeInTheDocument()
})
