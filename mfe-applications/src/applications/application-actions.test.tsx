import { paths } from '@console/contract'
import { type Account, applicationFactory, asOwner, openMenu, renderPage } from '@console/testing'
import { expect, test } from '@jest/globals'
import { screen, within } from '@testing-library/react'
import applications from '../module.ts'

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
  const { id, code, display_name } = await asOwner(() => applicationFactory())
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

test('one that is LIVE has nothing to switch', async () => {
  const { user } = await open('lotus-quest')
  expect(await openMenu(user)).not.toContain('Switch to LIVE')
})
