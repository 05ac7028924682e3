import type { ModuleManifest } from '@console/module'
import { hearServerTime, pageDataStore, publisherStore, sessionStore, setDraftsOwner } from '@console/session'
import { enter, interceptCalls, keptInBrowser, renderPart, type Visitor } from '@console/testing'
import { beforeEach, expect, test } from '@jest/globals'
import { act, screen, waitFor, within } from '@testing-library/react'
import { openRegistry } from '../modules/registry.ts'
import { declareRecords } from '../testing/declared-module.ts'
import { messagesWith } from '../testing/messages-with.ts'
import { newManifest } from '../testing/served-modules.ts'
import { Home } from './home.tsx'

beforeEach(() => {
  setDraftsOwner(null)
})

/** A draft of the campaign `id`, the visitor's unless `changes` differ. */
async function keep(visitor: Visitor, id: string, changes: object = {}): Promise<object> {
  await enter(visitor, {})
  const session = sessionStore.getState()
  const user = session.state === 'signed-in' ? session.profile.id : ''
  const publisher = publisherStore.getState().publisher?.id ?? ''
  const now = Date.now()
  const typed = { begun: now, base: { name: 'a' }, values: { name: 'b' }, schema: 1, at: now, path: `/part?edit=${id}`, name: id }
  const draft = { user, publisher, form: 'campaign', id, ...typed, ...changes }
  keptInBrowser.set([draft.user, draft.publisher, draft.form, draft.id, String(draft.begun)].map(encodeURIComponent).join('/'), draft)
  setDraftsOwner(user)
  return draft
}

function show(visitor: Visitor) {
  declareRecords()
  return renderPart(<Home />, visitor, messagesWith({ en: () => import('./messages/en.ts'), vi: () => import('./messages/vi.ts') }))
}

test.each([
  ['en', 'Continue where you left off', /^Draft: Quest$/, /^Updated now$/, '/part?edit=Quest'],
  ['vi', 'Tiếp tục', /^Bản nháp: Quest$/, /^Cập nhật gần nhất: bây giờ$/, '/vi/part?edit=Quest'],
] as const)('in %s a draft is listed with its time and leads to its form', async (locale, section, words, time, href) => {
  await keep({ as: 'owner' }, 'Quest')
  // A draft has the time of the device, however wrong it is.
  hearServerTime(new Headers({ Date: new Date(Date.now() + 3 * 3_600_000).toUTCString() }))
  await show({ as: 'owner', locale })
  const unfinished = within(await screen.findByRole('region', { name: section }))
  const link = await unfinished.findByRole('link', { name: words })
  expect(link).toHaveAttribute('href', href)
  expect(link).toHaveAccessibleDescription(time)
  expect(unfinished.getByRole('button')).toHaveAccessibleDescription(time)
  hearServerTime(new Headers({ Date: new Date().toUTCString() }))
})

test('drafts of another publisher and of another person are not listed', async () => {
  await keep({ as: 'owner', publisher: 'Hanoi Media' }, 'Elsewhere')
  await keep({ as: 'owner' }, 'Somebody’s', { user: 'u2' })
  await keep({ as: 'owner' }, 'Mine')
  await show({ as: 'owner' })
  expect(await screen.findByText('Draft: Mine')).toBeInTheDocument()
  expect(screen.getAllByText(/^Draft:/)).toHaveLength(1)
})

test('in Vietnamese a discarded draft goes, and the others stay', async () => {
  await keep({ as: 'owner' }, 'Gone')
  await keep({ as: 'owner' }, 'Kept')
  const { user } = await show({ as: 'owner', locale: 'vi' })
  await user.click(await screen.findByRole('button', { name: 'Bỏ bản nháp: Gone' }))
  await waitFor(() => expect(screen.getAllByText(/^Bản nháp:/)).toHaveLength(1))
  expect(screen.getByText(/Kept$/)).toBeInTheDocument()
  expect([...keptInBrowser.values()]).toEqual([expect.objectContaining({ id: 'Kept' })])
})

test('the newest draft of a form is listed, and once it is discarded the one before', async () => {
  await keep({ as: 'owner' }, 'Quest', { name: 'First', at: Date.now() - 1000 })
  await keep({ as: 'owner' }, 'Quest', { name: 'Second', begun: 1 })
  const { user } = await show({ as: 'owner' })
  await user.click(await screen.findByRole('button', { name: 'Discard draft: Second' }))
  expect(await screen.findByText('Draft: First')).toBeInTheDocument()
  expect(screen.getAllByText(/^Draft:/)).toHaveLength(1)
})

test('the five newest are listed', async () => {
  for (const age of [6, 5, 4, 3, 2, 1]) await keep({ as: 'owner' }, `Quest ${age}`, { at: Date.now() - age * 1000 })
  await show({ as: 'owner' })
  await screen.findByText('Draft: Quest 1')
  expect(screen.getAllByText(/^Draft:/).map(({ textContent }) => textContent)).toEqual([1, 2, 3, 4, 5].map((age) => `Draft: Quest ${age}`))
})

test.each([
  ['/part/create', 'Quest', 'Bản nháp: Quest – Tạo phần'],
  ['/part/create', undefined, 'Bản nháp: Tạo phần'],
  ['/part/1?mode=edit', 'Quest', 'Bản nháp: Quest – Sửa'],
  ['/elsewhere', undefined, 'Bản nháp: Nội dung chưa lưu'],
])('a draft of %s is called by its name and its page, in the language of the list', async (path, name, words) => {
  const { locale, base, preferences, settings } = pageDataStore.getState()
  const page = { page: 'p', layout: 'default', guard: 'admin', needs: [] } as const
  const module: ModuleManifest = {
    ...newManifest(),
    labels: { create: 'Tạo phần', one: 'Thông tin', edit: 'Sửa' },
    routes: [
      { ...page, path: '/part/create', title: 'create' },
      { ...page, path: '/part/:id', crumb: { label: 'one', record: true, modes: { edit: 'edit' } } },
    ],
  }
  const owners = { [module.id]: ['/part'] }
  openRegistry({ locale, base, nonce: 'n', preferences, settings, owners, nav: [], module, unavailable: {}, registry: '/none' })
  await keep({ as: 'owner' }, 'Quest', { path, name })
  await show({ as: 'owner', locale: 'vi' })
  expect(await screen.findByText(words)).toBeInTheDocument()
})

test('while a role is viewed, the drafts of forms that it may not open are not listed', async () => {
  const { locale, base, preferences, settings } = pageDataStore.getState()
  const page = { page: 'p', layout: 'default', guard: 'admin' } as const
  const module: ModuleManifest = {
    ...newManifest(),
    routes: [
      { ...page, path: '/part/create', needs: ['pub:campaigns:create'] },
      { ...page, path: '/part/:id', needs: ['pub:campaigns:read'] },
    ],
  }
  const owners = { [module.id]: ['/part'] }
  openRegistry({ locale, base, nonce: 'n', preferences, settings, owners, nav: [], module, unavailable: {}, registry: '/none' })
  await keep({ as: 'owner' }, 'New', { path: '/part/create' })
  await keep({ as: 'owner' }, 'Old', { path: '/part/1' })
  await keep({ as: 'owner' }, 'Unknown', { path: '/elsewhere' })
  await show({ as: 'owner' })
  expect(await screen.findByText('Draft: New')).toBeInTheDocument()
  act(() => {
    pageDataStore.setState({ viewed_role: { publisher_id: 'p1', id: 'r1', name: 'Viewer', is_original: true } })
    publisherStore.setState(({ permissions }) => ({ permissions: permissions && { ...permissions, permissions: ['pub:campaigns:read'] } }))
  })
  await waitFor(() => expect(screen.getAllByText(/^Draft:/).map(({ textContent }) => textContent)).toEqual(['Draft: Old']))
  act(() => pageDataStore.setState({ viewed_role: undefined }))
})

test('drafts stay beside what a new publisher does first', async () => {
  interceptCalls(({ url }) => (url.includes('/campaigns') ? Response.json({ items: [], page: 1, page_size: 50, total: 0 }) : undefined))
  await keep({ as: 'owner' }, 'Quest')
  const { user } = await show({ as: 'owner' })
  await screen.findByRole('region', { name: 'Continue where you left off' })
  const names = () => screen.getAllByRole('region').map((region) => region.getAttribute('aria-label'))
  expect(names()).toEqual(['Get started', 'Continue where you left off'])
  await user.click(await screen.findByRole('button', { name: 'Discard draft: Quest' }))
  await waitFor(() => expect(names()).toEqual(['Get started']))
})

test('a person who may not see campaigns finds drafts all the same, and without them what will be there', async () => {
  await keep({ as: 'owner' }, 'Quest')
  const { user } = await show({ as: 'owner' })
  act(() => publisherStore.setState(({ permissions }) => ({ permissions: permissions && { ...permissions, permissions: [] } })))
  await screen.findByText('Draft: Quest')
  expect(screen.queryByText(/past its end date/)).not.toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Discard draft: Quest' }))
  expect(await screen.findByText('Items you open and drafts you don’t finish will appear here.')).toBeInTheDocument()
})
