import { call } from '@console/api'
import {
  createInvitation,
  deleteInvitation,
  deleteUser,
  listApplications,
  listInvitations,
  listRoles,
  listUsers,
  type PublisherUser,
  paths,
  updateUser,
} from '@console/contract'
import {
  answerCalls,
  asOwner,
  interceptCalls,
  isCallOf,
  problem,
  question,
  recordCalls,
  refuseCalls,
  renderPage,
  savedFiles,
} from '@console/testing'
import { beforeEach, expect, test } from '@jest/globals'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import team from '../module.ts'

beforeEach(() => localStorage.clear())

const memberOf = (email: string) => asOwner(async () => (await call(listUsers, { q: email })).items[0] as PublisherUser)
const dialog = async () => within(await screen.findByRole('dialog'))

test('a member opens from the list, and another role says what it gives before it is saved', async () => {
  const { user, address } = await renderPage(team, `${paths.users()}?q=viewer`, { as: 'owner' })
  const table = within(await screen.findByRole('table', { name: 'Members' }))
  await user.click((await table.findAllByRole('link'))[0] as HTMLElement)
  const role = await screen.findByLabelText('Role')
  expect(screen.getByRole('heading', { level: 1, name: 'Vinh Lê' })).toBeInTheDocument()
  expect(await screen.findByTitle('View campaigns')).toBeInTheDocument()
  await user.selectOptions(role, 'Editor')
  expect(screen.getByText(/^Permissions gained: .*Edit campaigns/)).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(address()).toBe('/users'))
  expect((await memberOf('viewer@lotus.example')).role.name).toBe('Editor')
})

test('another role that was chosen stays chosen when someone else changes the member meanwhile', async () => {
  const viewer = await memberOf('viewer@lotus.example')
  const manager = await memberOf('manager@lotus.example')
  const { user } = await renderPage(team, paths.user(viewer.id), { as: 'owner' })
  await user.selectOptions(await screen.findByLabelText('Role'), 'Editor')
  const changed = { ...viewer, role: manager.role, version: (viewer.version ?? 0) + 1 }
  interceptCalls((request) =>
    isCallOf(listUsers, request) ? Response.json({ items: [changed], page: 1, page_size: 500, total: 1 }) : undefined,
  )
  await waitFor(() => {
    // A read that has just ended is not repeated.
    window.dispatchEvent(new Event('online'))
    expect(screen.getByText('Role', { selector: 'dt' }).nextElementSibling).toHaveTextContent('Manager')
  })
  expect(screen.getByRole('combobox', { name: 'Role' })).toHaveDisplayValue('Editor')
})

test('no one changes themselves: the reason stands in the place of the form', async () => {
  const owner = await memberOf('owner@lotus.example')
  await renderPage(team, paths.user(owner.id), { as: 'owner', locale: 'vi' })
  expect(await screen.findByText(/Bạn không thể đổi vai trò của mình/)).toBeInTheDocument()
  expect(screen.queryByRole('combobox', { name: 'Vai trò' })).not.toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Xóa thành viên' })).toHaveAccessibleDescription(/Bạn không thể đổi vai trò/)
})

test('the server’s refusal of a change is shown, and the choice stays', async () => {
  const editor = await memberOf('editor@lotus.example')
  const { user } = await renderPage(team, paths.user(editor.id), { as: 'owner' })
  const role = await screen.findByLabelText('Role')
  await user.selectOptions(role, 'Manager')
  refuseCalls(updateUser, 'last_administrator')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText(/without an administrator/)).toBeInTheDocument()
  expect(role).toHaveDisplayValue('Manager')
})

test('removing asks first and sends the version', async () => {
  const manager = await memberOf('manager@lotus.example')
  const { user } = await renderPage(team, paths.user(manager.id), { as: 'owner' })
  await user.click(await screen.findByRole('button', { name: 'Remove member' }))
  const asked = await question('Remove this member?')
  const sent = recordCalls(deleteUser)
  await user.click(asked.getByRole('button', { name: 'Remove member' }))
  expect(await screen.findByText('Member removed')).toBeInTheDocument()
  expect(sent.map(({ headers }) => headers.get('If-Match'))).toEqual([`"${manager.version}"`])
})

test('who can do something: roles with the permission and their members', async () => {
  const { user } = await renderPage(team, paths.users(), { as: 'owner' })
  await user.click(await screen.findByRole('button', { name: 'Who can do what' }))
  const inside = await dialog()
  await user.selectOptions(await inside.findByLabelText('Permission'), await inside.findByRole('option', { name: 'Edit the publisher' }))
  expect(await inside.findByRole('link', { name: 'Owner' })).toHaveAttribute('href', expect.stringContaining('role_id='))
  expect(inside.queryByRole('link', { name: 'Viewer' })).not.toBeInTheDocument()
})

test('the provider’s roles are named in Vietnamese: in the list, in its filter and where another one is chosen', async () => {
  const editor = await memberOf('editor@lotus.example')
  const { user } = await renderPage(team, paths.users(), { as: 'owner', locale: 'vi' })
  const table = within(await screen.findByRole('table', { name: 'Thành viên' }))
  expect(await table.findAllByText(/Biên tập viên/)).not.toHaveLength(0)
  expect(table.queryByText(/Editor/)).not.toBeInTheDocument()
  expect(await screen.findByRole('option', { name: 'Chủ sở hữu' })).toBeInTheDocument()
  await user.click(await table.findByRole('link', { name: new RegExp(`${editor.user.last_name} ${editor.user.first_name}`) }))
  expect(await screen.findByRole('combobox', { name: 'Vai trò' })).toHaveDisplayValue('Biên tập viên')
})

test('where only an invitation has the words, the empty list of members says so, and Arrow down or a button leads there', async () => {
  const { user } = await renderPage(team, paths.users(), { as: 'owner' })
  await screen.findByRole('button', { name: 'Invite again: newcomer@lotus.example' })
  await user.type(screen.getByRole('searchbox', { name: 'Search members and invitations' }), 'newcomer@')
  await screen.findByText('No members match')
  expect(screen.getByText('1 invitation matches the search.')).toBeInTheDocument()
  await user.keyboard('{ArrowDown}')
  const again = screen.getByRole('button', { name: 'Invite again: newcomer@lotus.example' })
  await waitFor(() => expect(again).toHaveFocus())
  await user.click(screen.getByRole('button', { name: 'Go to invitations' }))
  expect(again).toHaveFocus()
})

test('a pending invitation is withdrawn, and another one sent again', async () => {
  const email = 'again@lotus.example'
  const before = await asOwner(async () => {
    const { items: roles } = await call(listUsers, {})
    const { items } = await call(listApplications, {})
    const body = { email, role_id: roles[0]?.role.id as string, application_ids: [items[0]?.id as string] }
    return call(createInvitation, {}, { body, idempotencyKey: email })
  })
  const { user } = await renderPage(team, paths.users(), { as: 'owner' })
  const pending = async () => (await call(listInvitations, { q: email, status: 'pending' })).items.map(({ id }) => id)
  await user.click(await screen.findByRole('button', { name: `Invite again: ${email}` }))
  expect(await screen.findByText(`Invited again: ${email}`)).toBeInTheDocument()
  expect(await pending()).not.toContain(before.id)
  expect(await pending()).toHaveLength(1)
  await user.click(await screen.findByRole('button', { name: `Withdraw: ${email}` }))
  expect(await screen.findByText(`Invitation withdrawn: ${email}`)).toBeInTheDocument()
  expect(await pending()).toEqual([])
  await user.click(screen.getByRole('button', { name: `Undo: send a new invitation: Invitation withdrawn: ${email}` }))
  await waitFor(async () => expect(await pending()).toHaveLength(1))
  await user.type(screen.getByRole('searchbox', { name: 'Search members and invitations' }), 'again@')
  await waitFor(() => expect(screen.getAllByRole('button', { name: /^Withdraw: / })).toHaveLength(1))
})

test('the file of the members has the invitations that are open, as far as they match', async () => {
  const { user } = await renderPage(team, `${paths.users()}?q=late`, { as: 'owner' })
  await screen.findByRole('button', { name: 'Invite again: late@lotus.example' })
  await user.click(screen.getByRole('button', { name: 'Export' }))
  await user.click((await dialog()).getByRole('button', { name: 'Export' }))
  await waitFor(async () => expect(await savedFiles()).toHaveLength(1))
  const lines = (await savedFiles())[0]?.text.split('\r\n') ?? []
  expect(lines.slice(1)).toEqual([expect.stringContaining('late@lotus.example')])
  expect(lines[1]).toContain(',Invitation expired,expired,')
})

test('an expired invitation that is sent again gives way to the new one, or says that there is one and can be removed', async () => {
  const email = 'late@lotus.example'
  const removed = recordCalls(deleteInvitation, () => problem('busy'))
  const { user } = await renderPage(team, paths.users(), { as: 'owner' })
  await user.click(await screen.findByRole('button', { name: `Invite again: ${email}` }))
  expect(await screen.findByText(/ · Invited again$/)).toBeInTheDocument()
  await waitFor(() => expect(removed).toHaveLength(1))
  answerCalls()
  expect(screen.getAllByRole('button', { name: `Invite again: ${email}` })).toHaveLength(1)
  await user.click(screen.getByRole('button', { name: `Remove: ${email}` }))
  expect(await screen.findByText(`Invitation removed: ${email}`)).toBeInTheDocument()
  await waitFor(() => expect(screen.queryByRole('heading', { name: /^Expired invitations/ })).not.toBeInTheDocument())
})

test('roles that cannot be read are said on the page, with another try', async () => {
  const editor = await memberOf('editor@lotus.example')
  refuseCalls(listRoles, 'busy')
  const { user } = await renderPage(team, paths.user(editor.id), { as: 'owner' })
  expect(await screen.findByText('Couldn’t load roles')).toBeInTheDocument()
  expect(screen.getByText('Editor')).toBeInTheDocument()
  expect(screen.getByText('All applications')).toBeInTheDocument()
  answerCalls()
  await user.click(screen.getByRole('button', { name: 'Retry' }))
  expect(await screen.findByLabelText('Role')).toHaveDisplayValue('Editor')
  expect(screen.getByRole('radio', { name: 'All applications, including those created later' })).toBeChecked()
})

test('an invitation that was withdrawn and could not be sent again is said, since its line is gone', async () => {
  const { user } = await renderPage(team, paths.users(), { as: 'owner' })
  const email = 'nopub@lotus.example'
  const again = await screen.findByRole('button', { name: `Invite again: ${email}` })
  refuseCalls(createInvitation, 'busy')
  await user.click(again)
  expect(await screen.findByText(/couldn’t be sent. Invite this person again: nopub@lotus.example/)).toBeInTheDocument()
})

test('a member opens by an address of earlier consoles too, and a stranger’s address says so', async () => {
  const viewer = await memberOf('viewer@lotus.example')
  await renderPage(team, `${paths.users()}?q=editor&member=${viewer.id}`, { as: 'owner' })
  expect(await screen.findByText('viewer@lotus.example')).toBeInTheDocument()
  cleanup()
  await renderPage(team, paths.user('nobody'), { as: 'owner', locale: 'vi' })
  expect(await screen.findByText(/^Liên kết này không dẫn đến thành viên nào/)).toBeInTheDocument()
})

test('many members get another role after one question, without whoever chooses it, and the reason is said', async () => {
  const { user } = await renderPage(team, paths.users(), { as: 'owner' })
  const table = within(await screen.findByRole('table', { name: 'Members' }))
  await user.click(await table.findByRole('checkbox', { name: /viewer@lotus.example/ }))
  await user.click(table.getByRole('checkbox', { name: /owner@lotus.example/ }))
  await user.click(screen.getByRole('button', { name: 'Change role (1 of 2)' }))
  const asked = await question('Change the role of these members?')
  expect(asked.getByRole('button', { name: 'Change role' })).toHaveAccessibleDescription('Choose a role')
  await user.selectOptions(asked.getByLabelText('Role'), 'Editor')
  await user.click(asked.getByRole('button', { name: 'Change role' }))
  expect(await screen.findByText(/You can’t change your own role/)).toBeInTheDocument()
  expect((await memberOf('viewer@lotus.example')).role.name).toBe('Editor')
  expect((await memberOf('owner@lotus.example')).role.name).toBe('Owner')
})
