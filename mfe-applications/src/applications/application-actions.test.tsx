import { paths } from '@console/contract'
import { type Account, applicationFactory, asOwner, chooseFromMenu, openMenu, renderPage } from '@console/testing'
import { expect, test } from '@jest/globals'
import { screen, waitFor, within } from '@testing-library/react'
import applications from '../module.ts'

const made = () => asOwner(() => applicationFactory())

async function open(code: string, as: Account = 'owner') {
  const page = await renderPage(applications, paths.application(code), { as })
  await screen.findByRole('heading', { level: 1 })
  return page
}

const tabs = () =>
  within(screen.getByRole('navigation', { name: 'Application pages' }))
    .getAllByRole('link')
    .map(({ textContent }) => textContent)

test.each([
  [
    'owner',
    ['Overview', 'Integration', 'Sources'],
    ['Deactivate', 'Copy page address', 'Copy application code', 'Switch to LIVE', 'Delete application'],
  ],
  [
    'manager',
    ['Overview', 'Integration', 'Sources'],
    ['Deactivate', 'Copy page address', 'Copy application code', 'Switch to LIVE', 'Delete application'],
  ],
  ['editor', ['Overview', 'Sources'], ['Deactivate', 'Copy page address', 'Copy application code', 'Switch to LIVE']],
  ['viewer', ['Overview', 'Sources'], ['Copy page address', 'Copy application code']],
  [
    'own',
    ['Overview', 'Integration'],
    ['Deactivate', 'Copy page address', 'Copy application code', 'Switch to LIVE', 'Delete application'],
  ],
] as const)('%s finds the pages %j and in the menu %j', async (as, pages, entries) => {
  const { user } = await open('lantern-night', as)
  expect(tabs()).toEqual(pages)
  expect(screen.queryAllByRole('link', { name: 'Edit' })).toHaveLength(as === 'viewer' ? 0 : 1)
  expect(await openMenu(user)).toEqual(entries)
})

test('the pages of an application are addresses under one title, of which the current is marked', async () => {
  const { id, code, display_name } = await made()
  const { user, address } = await open(code)
  const current = () => screen.getByRole('navigation').querySelector('[aria-current=page]')
  expect(current()).toHaveTextContent('Overview')
  await user.click(screen.getByRole('link', { name: 'Integration' }))
  expect(await screen.findByRole('heading', { level: 1, name: `${display_name} · Integration` })).toBeInTheDocument()
  expect(address()).toBe(paths.applicationIntegration(code))
  expect(current()).toHaveTextContent('Integration')
  await user.click(screen.getByRole('link', { name: 'Sources' }))
  expect(await screen.findByRole('heading', { level: 1, name: `${display_name} · Sources` })).toBeInTheDocument()
  expect(address()).toBe(paths.sourcesOf(id))
  expect(current()).toHaveTextContent('Sources')
})

test('its code is copied from beside it', async () => {
  const { code } = await made()
  const { user } = await open(code)
  await user.click(screen.getByRole('button', { name: 'Copy application code' }))
  await waitFor(async () => expect(await navigator.clipboard.readText()).toBe(code))
})

test('an application is deactivated by one press, which the notice takes back', async () => {
  const { code, display_name } = await made()
  const { user } = await open(code)
  await chooseFromMenu(user, 'Deactivate')
  expect(await screen.findByText('Application deactivated')).toBeInTheDocument()
  expect(await screen.findByText('Inactive')).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: `Undo: Application deactivated, ${display_name}` }))
  await waitFor(() => expect(screen.queryByText('Inactive')).not.toBeInTheDocument())
})

test('under the keys for own work an application that names the person belongs to them, whoever owns it', async () => {
  const { user } = await open('quan-ca-phe', 'own')
  expect(screen.getByTitle('editor@lotus.example')).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Edit' })).toBeInTheDocument()
  expect(await openMenu(user)).toContain('Delete application')
})

test('one that is LIVE has nothing to switch', async () => {
  await open('lotus-quest')
  expect(screen.queryByRole('button', { name: /LIVE/ })).not.toBeInTheDocument()
})
