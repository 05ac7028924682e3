import { call } from '@console/api'
import { type Application, deleteApplication, getApplication, listApplications, paths } from '@console/contract'
import {
  applicationFactory,
  asOwner,
  campaignFactory,
  chooseFromMenu,
  interceptCalls,
  question,
  refuseCalls,
  renderPage,
  sourceFactory,
} from '@console/testing'
import { expect, test } from '@jest/globals'
import { screen, waitFor } from '@testing-library/react'
import applications from '../module.ts'

const made = (wanted: Parameters<typeof applicationFactory>[0] = {}) => asOwner(() => applicationFactory(wanted))

async function asked(application: Pick<Application, 'code'>) {
  const page = await renderPage(applications, paths.application(application.code), { as: 'owner' })
  await chooseFromMenu(page.user, 'Delete application')
  const dialog = await question('Delete this application?')
  const confirm = () => dialog.getByRole('button', { name: 'Delete application' })
  const type = async (text: string) =>
    page.user.type(await dialog.findByRole('textbox', { name: `Type the code ${application.code} to confirm` }), text)
  return { ...page, dialog, confirm, type }
}

test('deleting names what goes, asks for the code, and leads to the list without it', async () => {
  const application = await made({ display_name: 'Deleted for good' })
  await sourceFactory(application)
  const { user, dialog, confirm, type, address } = await asked(application)
  expect(screen.getByRole('alertdialog')).toHaveTextContent(/“Deleted for good” will be deleted/)
  expect(dialog.getByText('1 source')).toBeInTheDocument()
  expect(await dialog.findByText('No campaign uses this application.')).toBeInTheDocument()
  await user.click(confirm())
  expect(confirm()).toHaveAccessibleDescription(`Type the code ${application.code} to confirm`)
  await type(application.code)
  await user.click(confirm())
  expect(await screen.findByText('Application deleted')).toBeInTheDocument()
  await waitFor(() => expect(address()).toBe('/applications'))
  await screen.findByRole('link', { name: 'Lotus Quest' })
  expect(screen.queryByRole('link', { name: 'Deleted for good' })).not.toBeInTheDocument()
  expect((await call(listApplications, { code: application.code })).items).toEqual([])
})

const TEST = { test_audience_size: 1200 }
const LIVE = { mode: 'LIVE', test_audience_size: null, live_audience_size: 33_000 }

test.each([
  [TEST, 'en', 'Delete application', 'Delete this application?', '1,200 TEST characters and users'],
  [LIVE, 'en', 'Delete application', 'Delete this application?', '33,000 LIVE characters and users'],
  [LIVE, 'vi', 'Xóa ứng dụng', 'Xóa ứng dụng này?', '33.000 nhân vật và người dùng LIVE'],
] as const)('deleting names the audience of its mode, %j in %s', async (audience, locale, action, title, lost) => {
  const application = await made()
  interceptCalls((request) => (request.url.endsWith(application.id) ? Response.json({ ...application, ...audience }) : undefined))
  const { user } = await renderPage(applications, paths.application(application.code), { as: 'owner', locale })
  await chooseFromMenu(user, action)
  expect((await question(title)).getByText(lost)).toBeInTheDocument()
})

test('deleting is refused with the reason while a campaign runs on it, which is named', async () => {
  const application = await made()
  await campaignFactory({ name: 'Still running', application_ids: [application.id] })
  await campaignFactory({ name: 'Over', application_ids: [application.id], ended: true })
  const { user, dialog, confirm } = await asked(application)
  expect(await dialog.findByText('Still running')).toBeInTheDocument()
  expect(dialog.getByText('Over')).toBeInTheDocument()
  const reason = '1 campaign that has not ended uses this application. End that campaign first.'
  await waitFor(() => expect(confirm()).toHaveAccessibleDescription(reason))
  expect(dialog.queryByRole('textbox')).not.toBeInTheDocument()
  await user.click(confirm())
  expect(await call(getApplication, { application_id: application.id })).toMatchObject({ code: application.code })
})

test('a deletion that is refused because a campaign began meanwhile says so and keeps the application', async () => {
  const application = await made()
  const { user, dialog, confirm, type, address } = await asked(application)
  await type(application.code)
  refuseCalls(deleteApplication, 'application_in_use')
  await user.click(confirm())
  const reason = await dialog.findByRole('alert')
  expect(reason).toHaveTextContent('Couldn’t delete the application')
  expect(reason).toHaveTextContent('A campaign that has not ended still uses this application. End that campaign first.')
  expect(dialog.getByRole('textbox')).toHaveValue(application.code)
  expect(address()).toBe(paths.application(application.code))
})
