import type { SliceNames } from '../slice-names.ts'

/** `<thing>-form.test.tsx`: creating one and editing it. */
export const formTestFile = ({
  Thing,
  Things,
  thing,
  things,
  kebabs,
  snake,
  module,
  english,
  English,
  vietnamese,
}: SliceNames) => `import { call } from '@console/api'
import { get${Thing}, list${Things}, paths } from '@console/contract'
import { enter, renderPage, ${thing}Factory } from '@console/testing'
import { expect, test } from '@jest/globals'
import { screen, waitFor } from '@testing-library/react'
import ${module} from '../module.ts'

const name = () => screen.findByRole('textbox', { name: 'Name' })
const status = () => screen.getByRole('combobox', { name: 'Status' })
const save = () => screen.getByRole('button', { name: 'Save' })

test('an empty form says what is missing and sends nothing', async () => {
  const { user, address } = await renderPage(${module}, paths.${thing}Create(), { as: 'editor' })
  await user.click(await screen.findByRole('button', { name: 'Create ${english}' }))
  const field = await name()
  await waitFor(() => expect(field).toHaveAccessibleErrorMessage('Name is required.'))
  expect(field).toHaveFocus()
  expect(address()).toBe('/${kebabs}/create')
})

test('the same in Vietnamese', async () => {
  const { user } = await renderPage(${module}, paths.${thing}Create(), { as: 'editor', locale: 'vi' })
  await user.click(await screen.findByRole('button', { name: 'Tạo ${vietnamese}' }))
  const field = screen.getByRole('textbox', { name: 'Tên' })
  await waitFor(() => expect(field).toHaveAccessibleErrorMessage('Vui lòng nhập tên.'))
})

test('a complete form makes the ${english}, says so and shows it', async () => {
  const { user, address } = await renderPage(${module}, paths.${thing}Create(), { as: 'editor' })
  await user.type(await name(), '  Đèn lồng mới ')
  await user.selectOptions(status(), 'Inactive')
  await user.click(screen.getByRole('button', { name: 'Create ${english}' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Đèn lồng mới' })).toBeInTheDocument()
  expect(await screen.findByText('${English} created')).toBeInTheDocument()
  const [made] = (await call(list${Things}, { q: 'den long moi' })).items
  expect(made).toMatchObject({ name: 'Đèn lồng mới', status: 'inactive' })
  expect(address()).toBe(paths.${thing}(made?.id ?? ''))
})

test('a form that is left leads to the list', async () => {
  const { user, address } = await renderPage(${module}, paths.${thing}Create(), { as: 'editor' })
  await user.click(await screen.findByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(address()).toBe(paths.${things}()))
})

test('the form opens with what the ${english} has; Save keeps what was changed and says so', async () => {
  await enter({ as: 'owner' }, {})
  const { id } = await ${thing}Factory({ name: 'Before', status: 'inactive' })
  const { user, address } = await renderPage(${module}, paths.${thing}Edit(id), { as: 'owner' })
  const field = await name()
  expect(screen.getByRole('heading', { level: 1, name: 'Edit ${english}' })).toBeInTheDocument()
  expect(field).toHaveValue('Before')
  expect(status()).toHaveDisplayValue('Inactive')
  await user.clear(field)
  await user.type(field, 'After')
  await user.click(save())
  expect(await screen.findByRole('heading', { level: 1, name: 'After' })).toBeInTheDocument()
  expect(await screen.findByText('${English} updated')).toBeInTheDocument()
  expect(address()).toBe(paths.${thing}(id))
  expect(await call(get${Thing}, { ${snake}_id: id })).toMatchObject({ name: 'After', status: 'inactive' })
})
`
