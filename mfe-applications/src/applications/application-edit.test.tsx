import { call } from '@console/api'
import { type Application, type ApplicationCreate, getApplication, paths } from '@console/contract'
import { applicationFactory, asOwner, enter, renderPage } from '@console/testing'
import { expect, test } from '@jest/globals'
import { screen, waitFor, within } from '@testing-library/react'
import applications from '../module.ts'

const name = () => screen.getByRole('textbox', { name: 'Display name' })
const description = () => screen.getByRole('textbox', { name: 'Description' })
const save = () => screen.getByRole('button', { name: 'Save' })
const stored = ({ id }: Application) => call(getApplication, { application_id: id })

async function opened(values: Partial<ApplicationCreate> & { readonly firebase_config?: Record<string, unknown> } = {}) {
  const application = await asOwner(() => applicationFactory(values))
  const page = await renderPage(applications, paths.applicationEdit(application.code), { as: 'owner' })
  await screen.findByRole('heading', { level: 1, name: `Edit ${application.display_name}` })
  return { application, ...page }
}

test('the form opens with what the application has; Save keeps what was changed and everything else, and shows the application', async () => {
  const { application, user, address } = await opened({
    code: 'as-it-is',
    display_name: 'As it is',
    description: 'One\nTwo',
    status: 'inactive',
    country_codes: ['JP', 'TH'],
    firebase_config: { projectId: 'stays' },
  })
  expect(name()).toHaveValue('As it is')
  expect(description()).toHaveValue('One\nTwo')
  expect(screen.getByRole('combobox', { name: 'Status' })).toHaveDisplayValue('Inactive')
  expect(screen.getByRole('button', { name: 'Remove Japan' })).toBeInTheDocument()
  expect(screen.getByText('as-it-is')).toBeInTheDocument()
  expect(screen.queryByRole('textbox', { name: 'Application code' })).not.toBeInTheDocument()
  expect(screen.queryByRole('textbox', { name: 'Firebase config' })).not.toBeInTheDocument()
  await user.clear(name())
  await user.type(name(), 'Called anew')
  await user.click(screen.getByRole('button', { name: 'Remove Thailand' }))
  await user.click(save())
  expect(await screen.findByRole('heading', { level: 1, name: 'Called anew' })).toBeInTheDocument()
  expect(await screen.findByText('Update application success')).toBeInTheDocument()
  expect(address()).toBe(paths.application(application.code))
  const now = await stored(application)
  expect(now).toMatchObject({ display_name: 'Called anew', description: 'One\nTwo', status: 'inactive', mode: 'TEST' })
  expect(now.countries.map(({ code }) => code)).toEqual(['JP'])
  expect(now.integration_info).toEqual(application.integration_info)
})

test('category and age are shown as they are, can be changed and taken back', async () => {
  await enter({ as: 'owner' }, {})
  const { user } = await renderPage(applications, paths.applicationEdit('jade-puzzle'), { as: 'owner' })
  await screen.findByRole('combobox', { name: 'Category' })
  await waitFor(() => expect(screen.getByRole('combobox', { name: 'Category' })).toHaveDisplayValue('Puzzle'))
  await screen.findByRole('option', { name: 'Role-playing' })
  expect(screen.getByRole('combobox', { name: 'Category' })).toHaveDisplayValue('Puzzle')
  expect(screen.getByRole('combobox', { name: 'Age rating' })).toHaveDisplayValue('Everyone')
  await user.selectOptions(screen.getByRole('combobox', { name: 'Category' }), 'Not chosen')
  await user.click(save())
  expect(await screen.findByText('Update application success')).toBeInTheDocument()
  const details = within(await screen.findByRole('region', { name: 'Details' }))
  await waitFor(() => expect(details.queryByText('Puzzle')).not.toBeInTheDocument())
  expect(details.getByText('Everyone')).toBeInTheDocument()
})

test.each([
  ['en', 'Status', 'If you deactivate this application, 330 LIVE characters and users will be affected.'],
  ['vi', 'Trạng thái', 'Nếu bạn hủy kích hoạt ứng dụng, 330 nhân vật và người dùng LIVE sẽ bị ảnh hưởng.'],
] as const)('retiring a LIVE application names whom it has (%s)', async (locale, label, words) => {
  const { user } = await renderPage(applications, paths.applicationEdit('lotus-quest'), { as: 'owner', locale })
  const status = await screen.findByRole('combobox', { name: label })
  expect(status).not.toHaveAccessibleDescription()
  await user.selectOptions(status, 'inactive')
  expect(status).toHaveAccessibleDescription(words)
})
