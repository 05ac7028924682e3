import { call } from '@console/api'
import { createRole, listRoles, paths } from '@console/contract'
import { asOwner, bulkBar, question, renderPage, tableRow, tableRows } from '@console/testing'
import { beforeEach, expect, test } from '@jest/globals'
import { screen, waitFor } from '@testing-library/react'
import team from '../module.ts'

beforeEach(() => localStorage.clear())

const custom = (name: string) =>
  asOwner(() =>
    call(createRole, {}, { body: { name, description: 'Of a test', permissions: ['pub:campaigns:read-list'] }, idempotencyKey: name }),
  )

test('many roles are deleted after they were named, without those of the provider, and the reason is said', async () => {
  for (const name of ['Dropped A', 'Dropped B']) await custom(name)
  const { user } = await renderPage(team, paths.roles(), { as: 'owner' })
  await tableRow('Dropped A')
  for (const name of ['Dropped A', 'Dropped B', 'Viewer']) await user.click(screen.getByRole('checkbox', { name: `Select ${name}` }))
  await bulkBar(user).press('Delete roles (2 of 3)')
  const dialog = await question('Delete these roles?')
  expect(dialog.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['Dropped A', 'Dropped B'])
  await user.click(dialog.getByRole('button', { name: 'Delete roles' }))
  await bulkBar(user).outcome('Delete roles: 2 done, 1 skipped')
  expect(await bulkBar(user).reasons()).toEqual([expect.stringMatching(/^Viewer: This role comes from the provider/)])
  await waitFor(() => expect(tableRows()).not.toContain('Dropped A'))
  expect(tableRows()).toContain('Viewer')
  expect((await call(listRoles, { q: 'Dropped' })).items).toEqual([])
})
