import { call } from '@console/api'
import { createRole, deleteRole, getRole, listRoles, type PermissionKey, paths, type Role } from '@console/contract'
import { publisherStore } from '@console/session'
import { asOwner, recordCalls, renderPage } from '@console/testing'
import { beforeEach, expect, test } from '@jest/globals'
import { act, screen, waitFor, within } from '@testing-library/react'
import team from '../module.ts'

beforeEach(() => localStorage.clear())

// By label: finding one of so many boxes by role takes jsdom seconds.
const box = (name: string) => screen.findByLabelText(name)
const original = async (name: string) => {
  const { items } = await call(listRoles, { page_size: 50, is_original: 'true' })
  return items.find((one) => one.name === name) as Role
}
const custom = (name: string, permissions: PermissionKey[]) =>
  asOwner(() => call(createRole, {}, { body: { name, description: 'Of a test', permissions: permissions as never }, idempotencyKey: name }))

test('a role is created with the boxes of the matrix, by keyboard, and what it needs with one press', async () => {
  const { user, address } = await renderPage(team, paths.roleCreate(), { as: 'owner' })
  await user.type(await screen.findByLabelText('Role name'), 'Night shift')
  await user.type(screen.getByLabelText('Description'), 'Edits campaigns')
  await user.tab()
  expect(await box('All permissions: Applications')).toHaveFocus()
  await user.tab()
  expect(screen.getByRole('button', { name: 'Create role' })).toHaveFocus()
  const edit = await box('Edit campaigns')
  edit.focus()
  await user.keyboard(' ')
  expect(edit).toBeChecked()
  expect(screen.getByText('Permissions of little use without “View campaigns”: Edit campaigns')).toBeInTheDocument()
  expect(within(screen.getByRole('group', { name: 'Campaigns' })).getByText('Missing: View campaigns')).toBeInTheDocument()
  expect(screen.getByText('1 permission is of little use on its own')).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Add missing permissions' }))
  expect(await box('List campaigns')).toBeChecked()
  expect(screen.getByText('Also ticked: View campaigns, List campaigns')).toBeInTheDocument()
  expect(screen.queryByText(/of little use|Missing:|Not useful/)).not.toBeInTheDocument()
  edit.focus()
  await user.keyboard('{ArrowLeft}')
  expect(await box('Create campaigns')).toHaveFocus()
  await user.click(screen.getByRole('button', { name: 'Create role' }))
  await waitFor(() => expect(address()).toMatch(/^\/roles\/[\w-]{30,}$/))
  const role = await call(getRole, { role_id: address().slice('/roles/'.length) })
  expect(role.permissions.toSorted()).toEqual(['pub:campaigns:read', 'pub:campaigns:read-list', 'pub:campaigns:update'])
})

test('a permission added for another says what else it needed, until something else is ticked', async () => {
  const { user } = await renderPage(team, paths.roleCreate(), { as: 'owner', locale: 'vi' })
  await user.click(await box('Sửa chiến dịch'))
  await user.click(screen.getByRole('button', { name: 'Thêm “Xem chiến dịch”' }))
  expect(screen.getByText('Đã chọn thêm: Xem chiến dịch, Xem danh sách chiến dịch')).toBeInTheDocument()
  await user.click(await box('Kết thúc chiến dịch'))
  expect(screen.queryByText(/Đã chọn thêm/)).not.toBeInTheDocument()
})

test('the box for all records includes the one for own', async () => {
  const { user } = await renderPage(team, paths.roleCreate(), { as: 'owner' })
  const own = await box('Edit own campaigns')
  expect(screen.getAllByText(/Permissions that have no effect yet: View invitations/)).not.toEqual([])
  await user.click(own)
  expect(own).toBeChecked()
  expect(await box('Edit campaigns')).not.toBeChecked()
  await user.click(await box('Edit campaigns'))
  expect(own).toBeChecked()
  expect(own).toHaveAccessibleDescription('The permission above already includes this one.')
  const row = await box('All permissions: Campaigns')
  expect(row).toHaveProperty('indeterminate', true)
})

test('giving members roles without seeing them is said to have no page', async () => {
  const { user } = await renderPage(team, paths.roleCreate(), { as: 'owner', locale: 'vi' })
  await user.click(await box('Đổi vai trò thành viên'))
  expect(
    screen.getByText(/^Các quyền sau không dùng được trên trang nào khi thiếu quyền “.* danh sách thành viên”: Đổi vai trò thành viên$/),
  ).toBeInTheDocument()
})

test('without a name and a permission each says so at its place, and nothing is sent', async () => {
  const { user } = await renderPage(team, paths.roleCreate(), { as: 'owner', locale: 'vi' })
  const sent = recordCalls(createRole)
  await user.click(await screen.findByRole('button', { name: 'Tạo vai trò' }))
  expect(await screen.findByText('Vui lòng nhập tên vai trò.')).toBeInTheDocument()
  expect(screen.getByText('Vui lòng chọn quyền.')).toBeInTheDocument()
  expect(sent).toEqual([])
})

test('a name that is taken is refused at its field, and the same role is created once the other is gone', async () => {
  const before = await custom('Taken before', ['pub:roles:read'])
  const { user, address } = await renderPage(team, paths.roleCreate(), { as: 'owner' })
  await user.type(await screen.findByLabelText('Role name'), 'taken BEFORE')
  await user.type(screen.getByLabelText('Description'), 'Again')
  await user.click(await box('View roles'))
  await user.click(screen.getByRole('button', { name: 'Create role' }))
  expect(await screen.findByText('Another role has this name. Choose another name.')).toBeInTheDocument()
  await asOwner(() => call(deleteRole, { role_id: before.id }, { version: before.version }))
  await user.click(screen.getByRole('button', { name: 'Create role' }))
  await waitFor(() => expect(address()).toMatch(/^\/roles\/[\w-]{30,}$/))
  expect(await call(getRole, { role_id: address().slice('/roles/'.length) })).toMatchObject({ name: 'taken BEFORE' })
})

test('the provider’s role is named and described in Vietnamese on its page, and its copy begins with both', async () => {
  const manager = await asOwner(() => original('Manager'))
  const { user } = await renderPage(team, paths.role(manager.id), { as: 'owner', locale: 'vi' })
  expect(await screen.findByRole('heading', { level: 1, name: 'Quản lý' })).toBeInTheDocument()
  expect(await screen.findByRole('option', { name: 'Chủ sở hữu' })).toBeInTheDocument()
  expect(screen.getByText(/^Mọi quyền, trừ/)).toBeInTheDocument()
  await user.click(screen.getByRole('link', { name: 'Nhân bản' }))
  expect(await screen.findByLabelText('Tên vai trò')).toHaveDisplayValue(/Quản lý/)
  expect(screen.getByLabelText('Mô tả')).toHaveDisplayValue(/^Mọi quyền, trừ/)
})

test('a role that is of little use says so on its page and where it is given', async () => {
  const role = await custom('Narrow', ['pub:campaigns:update'])
  const page = await renderPage(team, paths.role(role.id), { as: 'owner' })
  expect(await screen.findByText('Permissions of little use without “View campaigns”: Edit campaigns')).toBeInTheDocument()
  expect(screen.getByText('Missing: View campaigns')).toBeInTheDocument()
  page.unmount()
  const { user } = await renderPage(team, paths.userInvite(), { as: 'owner' })
  await user.selectOptions(await screen.findByLabelText('Role'), await screen.findByRole('option', { name: 'Narrow' }))
  expect(await screen.findByText('Permissions of little use without “View campaigns”: Edit campaigns')).toBeInTheDocument()
})

test('the provider’s role is duplicated and not changed', async () => {
  const manager = await asOwner(() => original('Manager'))
  const { user, address } = await renderPage(team, paths.role(manager.id), { as: 'owner' })
  expect(await screen.findByRole('button', { name: 'Edit' })).toHaveAccessibleDescription(/comes from the provider/)
  await user.click(screen.getByRole('link', { name: 'Duplicate' }))
  expect(await screen.findByLabelText('Role name')).toHaveValue('Copy of Manager')
  expect(await box('Edit roles')).not.toBeChecked()
  await user.click(screen.getByRole('button', { name: 'Create role' }))
  await waitFor(() => expect(address()).toMatch(/^\/roles\/(?!create)/))
  const copy = await call(getRole, { role_id: address().slice('/roles/'.length) })
  expect(copy).toMatchObject({ name: 'Copy of Manager', is_original: false })
})

test('a role with more permissions than the person holds can’t be changed, with the reason', async () => {
  const role = await custom('Above', ['pub:roles:read', 'pub:publisher:update'])
  await renderPage(team, paths.role(role.id), { as: 'owner' })
  expect(await screen.findByRole('link', { name: 'Edit' })).toBeInTheDocument()
  act(() =>
    publisherStore.setState(({ permissions }) => ({
      permissions: permissions && { ...permissions, permissions: ['pub:roles:read', 'pub:roles:update'] },
    })),
  )
  expect(await screen.findByRole('button', { name: 'Edit' })).toHaveAccessibleDescription(
    /^You can’t change or delete this role, because it includes permissions/,
  )
})

test('a key that the author lacks is not ticked, with the reason', async () => {
  const { user } = await renderPage(team, paths.roleCreate(), { as: 'owner' })
  const lacked = await box('Edit the publisher')
  act(() =>
    publisherStore.setState(({ permissions }) => ({ permissions: permissions && { ...permissions, permissions: ['pub:roles:create'] } })),
  )
  expect(lacked).toHaveAccessibleDescription('You can only give permissions that you have.')
  await user.click(lacked)
  expect(lacked).not.toBeChecked()
  await user.click(await box('All permissions: Roles'))
  expect(await box('Create roles')).toBeChecked()
  expect(await box('Edit roles')).not.toBeChecked()
})
