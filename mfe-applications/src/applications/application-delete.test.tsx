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

test('deleting names the TEST data that go too', async () => {
  const application = await made()
  interceptCalls((request) =>
    request.url.endsWith(application.id) ? Response.json({ ...application, test_audience_size: 1200 }) : undefined,
  )
  const { dialog } = await asked(application)
  expect(dialog.getByText('1,200 TEST characters and users')).toBeInTheDocument()
})

test.each([
  ['en', 'Delete application', 'Delete this application?', '33,000 LIVE characters and users'],
  ['vi', 'Xóa ứng dụng', 'Xóa ứng dụng này?', '33.000 nhân vật và người dùng LIVE'],
] as const)('deleting one that is LIVE names its LIVE audience, in %s', async (locale, action, title, lost) => {
  const application = await made()
  const live = { ...application, mode: 'LIVE', test_audience_size: null, live_audience_size: 33_000 }
  interceptCalls((request) => (request.url.endsWith(application.id) ? Response.json(live) : undefined))
  const { user } = await renderPage(applications, paths.application(application.code), { as: 'owner', locale })
  await chooseFromMenu(user, action)
  expect((await question(title)).getByText(lost)).toBeInTheDocument()
})

test('the LIVE audience that deleting names is the one that the API counts', async () => {
  const { live_audience_size } = await asOwner(async () => {
    const [quest] = (await call(listApplications, { code: 'lotus-quest' })).items
    return call(getApplication, { application_id: quest?.id ?? '' })
  })
  expect(live_audience_size).toBeGreaterThan(0)
  const { dialog } = await asked({ code: 'lotus-quest' })
  expect(dialog.getByText(`${live_audience_size} LIVE characters and users`)).toBeInTheDocument()
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

test('deleting goes on where only ended campaigns use it', async () => {
  const application = await made()
  await campaignFactory({ name: 'Long over', application_ids: [application.id], ended: true })
  const { user, dialog, confirm, type, address } = await asked(application)
  expect(await dialog.findByText('Long over')).toBeInTheDocument()
  await type(application.code)
  await user.click(confirm())
  await waitFor(() => expect(address()).toBe(paths.applications()))
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
