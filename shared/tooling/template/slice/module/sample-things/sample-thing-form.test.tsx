import { call } from '@console/api'
import { expect, test } from '@jest/globals'
import { screen, waitFor } from '@testing-library/react'
import { getSampleThing, listSampleThings, paths } from '../../contract/index.ts'
import { asOwner, renderPage, sampleThingFactory } from '../../testing/index.ts'
import sampleSection from '../module.ts'

const name = () => screen.findByRole('textbox', { name: 'Name' })
const status = () => screen.getByRole('combobox', { name: 'Status' })

test('an empty form says what is missing and sends nothing', async () => {
  const { user, address } = await renderPage(sampleSection, paths.sampleThingCreate(), { as: 'editor' })
  await user.click(await screen.findByRole('button', { name: 'Create sample thing' }))
  const field = await name()
  await waitFor(() => expect(field).toHaveAccessibleErrorMessage('Name is required.'))
  expect(field).toHaveFocus()
  expect(address()).toBe('/sample-things/create')
})

test('the same in Vietnamese', async () => {
  const { user } = await renderPage(sampleSection, paths.sampleThingCreate(), { as: 'editor', locale: 'vi' })
  await user.click(await screen.findByRole('button', { name: 'Tạo món đồ mẫu' }))
  const field = screen.getByRole('textbox', { name: 'Tên' })
  await waitFor(() => expect(field).toHaveAccessibleErrorMessage('Vui lòng nhập tên.'))
})

test('a complete form makes the sample thing, says so and shows it', async () => {
  const { user, address } = await renderPage(sampleSection, paths.sampleThingCreate(), { as: 'editor' })
  await user.type(await name(), '  Đèn lồng mới ')
  await user.selectOptions(status(), 'Inactive')
  await user.click(screen.getByRole('button', { name: 'Create sample thing' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Đèn lồng mới' })).toBeInTheDocument()
  expect(await screen.findByText('Sample thing created')).toBeInTheDocument()
  const [made] = (await call(listSampleThings, { q: 'den long moi' })).items
  expect(made).toMatchObject({ name: 'Đèn lồng mới', status: 'inactive' })
  expect(address()).toBe(paths.sampleThing(made?.id ?? ''))
})

test('the form opens with what the sample thing has; Save keeps what was changed and says so', async () => {
  const { id } = await asOwner(() => sampleThingFactory({ name: 'Before', status: 'inactive' }))
  const { user, address } = await renderPage(sampleSection, paths.sampleThingEdit(id), { as: 'owner' })
  const field = await name()
  expect(screen.getByRole('heading', { level: 1, name: 'Edit Before' })).toBeInTheDocument()
  expect(field).toHaveValue('Before')
  expect(status()).toHaveDisplayValue('Inactive')
  await user.clear(field)
  await user.type(field, 'After')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'After' })).toBeInTheDocument()
  expect(await screen.findByText('Sample thing updated')).toBeInTheDocument()
  expect(address()).toBe(paths.sampleThing(id))
  expect(await call(getSampleThing, { sample_thing_id: id })).toMatchObject({ name: 'After', status: 'inactive' })
})
