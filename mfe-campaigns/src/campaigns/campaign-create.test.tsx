import { call } from '@console/api'
import { createCampaign, listApplications } from '@console/contract'
import { answerCalls, asOwner, interceptCalls, isCallOf, problem, recordCalls, renderPage } from '@console/testing'
import { expect, test } from '@jest/globals'
import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import campaigns from '../module.ts'

const name = () => screen.getByRole('textbox', { name: 'Campaign name' })
const start = () => screen.getByLabelText('Start date')
const end = () => screen.getByLabelText('End date')
const submit = () => screen.getByRole('button', { name: 'Create campaign' })
const applications = () => screen.getByRole('group', { name: 'Applications' })

async function fillIn(user: UserEvent, called: string) {
  await user.type(name(), called)
  await user.type(start(), '2094-03-01T10:00')
  await user.type(end(), '2094-03-31T22:30')
  await user.click(await screen.findByRole('checkbox', { name: /Lotus Quest/ }))
}

test('of each field it is said what is missing', async () => {
  const { user } = await renderPage(campaigns, '/campaigns/create', { as: 'editor' })
  await screen.findByRole('checkbox', { name: /Lotus Quest/ })
  await user.click(submit())
  await waitFor(() => expect(name()).toHaveAccessibleErrorMessage('Campaign name is required.'))
  expect(start()).toHaveAccessibleErrorMessage('Start date is required.')
  expect(end()).toHaveAccessibleErrorMessage('End date is required.')
  expect(within(applications()).getByRole('alert')).toHaveTextContent('Select applications to run the campaign')
})

test('the same in Vietnamese', async () => {
  const { user } = await renderPage(campaigns, '/campaigns/create', { as: 'editor', locale: 'vi' })
  await screen.findByRole('checkbox', { name: /Lotus Quest/ })
  await user.click(screen.getByRole('button', { name: 'Tạo chiến dịch' }))
  const field = screen.getByRole('textbox', { name: 'Tên chiến dịch' })
  await waitFor(() => expect(field).toHaveAccessibleErrorMessage('Vui lòng nhập tên chiến dịch.'))
  expect(screen.getByLabelText('Ngày bắt đầu')).toHaveAccessibleErrorMessage('Vui lòng nhập ngày bắt đầu.')
  expect(screen.getByLabelText('Ngày kết thúc')).toHaveAccessibleErrorMessage('Vui lòng nhập ngày kết thúc.')
  expect(screen.getByRole('alert')).toHaveTextContent('Vui lòng chọn ứng dụng để chạy chiến dịch')
})

test('a complete form makes the campaign, says so and shows it', async () => {
  const sent = recordCalls(createCampaign)
  const { user, address } = await renderPage(campaigns, '/campaigns/create', { as: 'editor' })
  await fillIn(user, 'Mùa xuân mới')
  await screen.findByRole('toolbar', { name: /Description/ })
  await user.click(screen.getByRole('textbox', { name: 'Description' }))
  await user.paste('Two words')
  await user.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'Active')
  await user.click(submit())
  expect(await screen.findByRole('heading', { level: 1, name: 'Mùa xuân mới' })).toBeInTheDocument()
  expect(await screen.findByText('Create new Campaign Success')).toBeInTheDocument()
  expect(address()).toMatch(/^\/campaigns\/[\w-]+$/)
  // The times are typed in the zone of the preferences, GMT+7.
  expect(await sent[0]?.json()).toMatchObject({
    name: 'Mùa xuân mới',
    description: '<p>Two words</p>',
    status: 'active',
    start_date: '2094-03-01T03:00:00.000Z',
    end_date: '2094-03-31T15:30:00.000Z',
    application_ids: [expect.any(String)],
  })
  expect(screen.getByText('Two words')).toBeInTheDocument()
})

test.each([
  ['en', 'Only the first 6 applications are shown. Search to find the others.'],
  ['vi', 'Chỉ hiển thị 6 ứng dụng đầu tiên. Hãy tìm kiếm để thấy các ứng dụng khác.'],
] as const)('where there are more applications than are listed that is said, in %s', async (locale, words) => {
  const page = await asOwner(() => call(listApplications, {}))
  interceptCalls((request) => (isCallOf(listApplications, request) ? Response.json({ ...page, total: 73 }) : undefined))
  await renderPage(campaigns, '/campaigns/create', { as: 'editor', locale })
  expect(await screen.findByText(words)).toBeInTheDocument()
})

test('where all applications are listed nothing more is said, and one that is not active is marked', async () => {
  await renderPage(campaigns, '/campaigns/create', { as: 'editor' })
  expect(await screen.findByRole('checkbox', { name: 'Paddy Tycoon paddy-tycoon LIVE Inactive' })).toBeInTheDocument()
  expect(screen.getByRole('checkbox', { name: 'Lotus Quest lotus-quest LIVE' })).toBeInTheDocument()
  expect(screen.queryByText(/^Only the first/)).not.toBeInTheDocument()
})

test('Enter in the search for applications searches and sends nothing', async () => {
  const sent = recordCalls(createCampaign)
  const { user } = await renderPage(campaigns, '/campaigns/create', { as: 'editor' })
  await fillIn(user, 'Not yet')
  await user.type(screen.getByRole('searchbox', { name: 'Search applications' }), 'jade{Enter}')
  await waitFor(() => expect(screen.getAllByRole('checkbox')).toHaveLength(1))
  expect(sent).toEqual([])
  expect(screen.getByRole('heading', { level: 1, name: 'Create campaign' })).toBeInTheDocument()
})

test('applications that cannot be had say so and can be asked for again, with the form kept', async () => {
  interceptCalls((request) => (request.url.includes('/applications') ? problem('busy') : undefined))
  const { user } = await renderPage(campaigns, '/campaigns/create', { as: 'editor' })
  await user.type(name(), 'Kept')
  expect(await screen.findByText('Unable to retrieve Application data')).toBeInTheDocument()
  answerCalls()
  await user.click(screen.getByRole('button', { name: 'Retry' }))
  expect(await screen.findByRole('checkbox', { name: /Lotus Quest/ })).toBeInTheDocument()
  expect(name()).toHaveValue('Kept')
})
