import { paths } from '@console/contract'
import { question, questionGone, recordCalls, renderPage } from '@console/testing'
import { expect, test } from '@jest/globals'
import { screen, within } from '@testing-library/react'
import team from '../../module.ts'
import { STATES } from './sample-people.ts'

test('every state has its person, and everything that is done is told and sends no call', async () => {
  const { user } = await renderPage(team, paths.userDemo(), { as: 'viewer' })
  const table = within(await screen.findByRole('table', { name: 'Members' }))
  const sent = recordCalls()
  expect(await table.findAllByRole('link')).toHaveLength(STATES.length)
  expect(screen.getByText(/These people do not exist/)).toBeInTheDocument()

  await user.click(table.getByRole('link', { name: 'Minh Trần' }))
  await user.selectOptions(await screen.findByLabelText('Role'), 'Author')
  expect(screen.getByText(/^Permissions gained: .*Campaigns: Create/)).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText(/^Demonstration: nothing was saved. .* Minh Trần .* “Author”/)).toBeInTheDocument()

  await user.click(screen.getByRole('button', { name: 'Invite again: waiting@team.example' }))
  expect(await screen.findByText(/would go to waiting@team.example/)).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Withdraw: waiting@team.example' }))
  expect(await screen.findByText(/sent to waiting@team.example would stop working/)).toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Invite again: nowhere@team.example' })).toHaveAccessibleDescription(/has no applications/)
  expect(sent).toEqual([])
})

test('removing asks first and removes no one', async () => {
  const { user } = await renderPage(team, paths.userDemo('disabled'), { as: 'owner', locale: 'vi' })
  const sent = recordCalls()
  expect(await screen.findByText('Không hoạt động')).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Xóa thành viên' }))
  await user.click((await question('Xóa thành viên này?')).getByRole('button', { name: 'Xóa thành viên' }))
  await questionGone()
  expect(await screen.findByText(/^Minh họa: không có ai bị xóa/)).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Đặng Oanh' })).toBeInTheDocument()
  expect(sent).toEqual([])
})

test.each([
  ['you', 'You can’t change your own role or remove yourself. Ask another administrator.'],
  ['above', 'You can’t change or remove this member, because their role includes permissions that you don’t have. Ask an administrator.'],
])('the person who is %s can’t be changed, with the reason of the real screen', async (id, reason) => {
  await renderPage(team, paths.userDemo(id), { as: 'owner' })
  expect((await screen.findAllByText(reason)).length).toBeGreaterThan(0)
  expect(screen.queryByLabelText('Role')).not.toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Remove member' })).toHaveAccessibleDescription(reason)
})
