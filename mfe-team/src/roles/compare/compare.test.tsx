import { call } from '@console/api'
import { listRoles, paths, type Role } from '@console/contract'
import { asOwner, renderPage } from '@console/testing'
import { expect, test } from '@jest/globals'
import { screen, waitFor, within } from '@testing-library/react'
import team from '../../module.ts'

const named = async (name: string) => {
  const { items } = await asOwner(() => call(listRoles, { page_size: 50 }))
  return items.find((one) => one.name === name) as Role
}
const rows = async () => within(await screen.findByRole('table', { name: 'Compare with another role' })).getAllByRole('row')
const cellsOf = (row: HTMLElement) => within(row).getAllByRole('cell')

test('two roles are compared by what only one of them has, and the address keeps which', async () => {
  const [manager, owner] = [await named('Manager'), await named('Owner')]
  const { user, address } = await renderPage(team, paths.role(manager.id), { as: 'owner' })
  await user.selectOptions(await screen.findByLabelText('Other role'), 'Owner')
  const lines = (await rows()).slice(1)
  expect(lines).toHaveLength(owner.permissions.filter((key) => key.startsWith('pub:') && !manager.permissions.includes(key)).length)
  for (const line of lines) expect(cellsOf(line).map((cell) => cell.textContent)).toEqual(['No', 'Yes'])
  await waitFor(() => expect(address()).toBe(`${paths.role(manager.id)}?with=${owner.id}`))
})

test('a permission for own records is told apart from the one for all', async () => {
  const [own, editor] = [await named('Own work'), await named('Editor')]
  await renderPage(team, `${paths.role(own.id)}?with=${editor.id}`, { as: 'owner' })
  // Permissions show their keys until the names are loaded.
  const { parentElement: edit } = await screen.findByRole('rowheader', { name: 'Edit campaigns' })
  expect(cellsOf(edit as HTMLElement).map((cell) => cell.textContent)).toEqual(['Own only', 'Yes'])
})

test('a role that is not among them compares with nothing', async () => {
  const editor = await named('Editor')
  await renderPage(team, `${paths.role(editor.id)}?with=gone`, { as: 'owner' })
  expect(await screen.findByLabelText('Other role')).toHaveDisplayValue('Choose a role')
  expect(screen.queryByRole('table')).not.toBeInTheDocument()
})
