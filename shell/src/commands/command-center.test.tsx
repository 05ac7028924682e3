import type { ModuleManifest } from '@console/module'
import { pinnedPublisher, publisherStore, sessionStore } from '@console/session'
import { openedDocuments, renderPart, type Visitor } from '@console/testing'
import { expect, test } from '@jest/globals'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { loadMessages } from '../messages/load-messages.ts'
import { registryStore } from '../modules/registry.ts'
import { openNavigation } from '../navigation/navigation.ts'
import { CommandCenter } from './command-center.tsx'

const campaigns: ModuleManifest = {
  id: 'campaigns',
  version: '1.0.0',
  platform: '^1.0.0',
  hash: 'abc',
  commands: [{ to: '/campaigns/create', label: 'command.newCampaign', needs: ['pub:campaigns:create'] }],
  routes: [],
  entry: { file: 'remoteEntry.js', integrity: 'sha256-x' },
  pages: {},
  labels: { 'command.newCampaign': 'New campaign' },
  messages: [],
}

async function withCommands(visitor: Visitor) {
  const page = await renderPart(<CommandCenter />, visitor, loadMessages)
  const label = visitor.locale === 'vi' ? 'Chiến dịch' : 'Campaigns'
  const needs = ['pub:campaigns:read-list', 'campaign:read']
  openNavigation([{ to: '/campaigns', label, icon: 'campaigns', order: 10, needs, module: 'campaigns' }])
  registryStore.setState({ manifests: { campaigns }, rest: 'ready' })
  return page
}

async function openPalette(visitor: Visitor = { as: 'owner' }) {
  const page = await withCommands(visitor)
  await page.user.keyboard('{Control>}k{/Control}')
  const box = await screen.findByRole('combobox')
  await waitFor(() => expect(box).toHaveFocus())
  return { ...page, box }
}

const options = () => screen.queryAllByRole('option').map((option) => option.textContent)
const chosen = () => screen.getByRole('option', { selected: true })

test('the button opens the palette with the box focused, and Escape gives the focus back', async () => {
  const { user } = await withCommands({ as: 'owner' })
  const button = screen.getByRole('button', { name: 'Search and commands' })
  await user.click(button)
  expect(await screen.findByRole('dialog', { name: 'Search and commands' })).toBeInTheDocument()
  await waitFor(() => expect(screen.getByRole('combobox', { name: 'Search for items, pages or commands' })).toHaveFocus())
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  await waitFor(() => expect(button).toHaveFocus())
})

test('what is typed before the box has the focus is in the box, and is no shortcut', async () => {
  const { address } = await withCommands({ as: 'owner' })
  fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true })
  for (const key of ['c', 'a', 'm']) fireEvent.keyDown(document.body, { key })
  expect(await screen.findByRole('combobox')).toHaveValue('cam')
  expect(address()).toBe('/part')
})

test('a link that proposes a module opens the panel once, also in an open tab, and leaves no trace in the address', async () => {
  const { user, address, go } = await withCommands({ as: 'owner' })
  for (const module of ['loyalty', 'quiz']) {
    await go(`/part?q=1#modules=${module}@http://localhost:3300`)
    const panel = within(await screen.findByRole('dialog', { name: 'Modules' }))
    expect(await panel.findByText(/doesn’t take modules from http:\/\/localhost:3300\./)).toBeInTheDocument()
    expect(address()).toBe('/part?q=1')
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  }
})

test('it offers only what the person may do', async () => {
  const first = await openPalette({ as: 'editor' })
  expect(options()).toContain('New campaign')
  first.unmount()
  await openPalette({ as: 'viewer' })
  expect(options()).toContain('Go to Campaigns')
  expect(options()).not.toContain('New campaign')
})

test.each([
  ['without accents', 'muc chien dich'],
  ['with accents of their own, as a Mac writes them', 'mục chiến dịch'.normalize('NFD')],
  ['in capitals', 'MỤC CHIẾN'],
])('words are found %s', async (_, typed) => {
  const { user } = await openPalette({ as: 'owner', locale: 'vi' })
  await user.keyboard(typed)
  expect(options()).toEqual(['Đến mục Chiến dịch'])
})

test('the arrows move through what was found and around its ends, Enter goes there', async () => {
  const { user, box, address } = await openPalette()
  expect(chosen()).toHaveTextContent('Home page')
  expect(box).toHaveAttribute('aria-activedescendant', chosen().id)
  await user.keyboard('{ArrowDown}')
  expect(chosen()).toHaveTextContent('Go to Campaigns')
  expect(box).toHaveAttribute('aria-activedescendant', chosen().id)
  await user.keyboard('{ArrowUp}{ArrowUp}')
  expect(chosen()).toHaveTextContent('Sign out')
  await user.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}{Enter}')
  await waitFor(() => expect(address()).toBe('/campaigns/create'))
})

test('what nothing matches says so, and Enter does nothing without permission to list campaigns', async () => {
  const { user, box, address } = await openPalette()
  act(() => publisherStore.setState(({ permissions }) => ({ permissions: permissions && { ...permissions, permissions: [] } })))
  await user.keyboard('zzzz')
  await waitFor(() => expect(within(screen.getByRole('dialog')).getByRole('status')).toHaveTextContent('No results found.'))
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument()
  expect(box).toHaveAttribute('aria-expanded', 'false')
  await user.keyboard('{ArrowDown}{Enter}')
  expect(address()).toBe('/part')
  expect(screen.getByRole('dialog')).toBeInTheDocument()
})

test('a command acts: the other language is another document', async () => {
  const { user } = await openPalette()
  await user.click(screen.getByRole('option', { name: 'Switch to Tiếng Việt' }))
  expect(openedDocuments()).toEqual(['/vi/part'])
})

test.each([
  [
    'en',
    [
      ['new', 'New campaign'],
      ['logout', 'Sign out'],
      ['compact', 'Density: Compact'],
      ['hanoi', 'Switch to Hanoi Media'],
      ['dark mode', 'Theme: Dark'],
    ],
  ],
  [
    'vi',
    [
      ['create', 'New campaign'],
      ['tao', 'New campaign'],
      ['logout', 'Đăng xuất'],
    ],
  ],
] as const)('in %s a command is found by other words for it, and by English ones', async (locale, cases) => {
  const { user } = await openPalette({ as: 'owner', locale })
  for (const [words, label] of cases) {
    await user.clear(screen.getByRole('combobox'))
    await user.keyboard(words)
    expect(screen.getByRole('option', { name: label })).toBeInTheDocument()
  }
})

test('another publisher is opened as another document, and pinned', async () => {
  const { user } = await openPalette()
  await user.click(screen.getByRole('option', { name: 'Switch to Hanoi Media' }))
  await waitFor(() => expect(openedDocuments()).toEqual(['/part']))
  const session = sessionStore.getState()
  if (session.state !== 'signed-in') throw new Error('nobody is signed in')
  expect(pinnedPublisher(session.profile.id)).toBe(session.publishers.find(({ name }) => name === 'Hanoi Media')?.id)
})

test('the address is copied with the publisher that it is of', async () => {
  const { user, go } = await openPalette()
  await go('/part?mode=edit')
  await user.click(screen.getByRole('option', { name: 'Copy page address' }))
  const id = publisherStore.getState().publisher?.id
  await waitFor(async () => expect(await navigator.clipboard.readText()).toBe(`http://localhost/part?mode=edit&publisher=${id}`))
})
