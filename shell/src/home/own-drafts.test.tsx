import { publisherStore, sessionStore, setDraftsOwner } from '@console/session'
import { enter, interceptCalls, keptInBrowser, renderPart, type Visitor } from '@console/testing'
import { beforeEach, expect, test } from '@jest/globals'
import { act, screen, waitFor, within } from '@testing-library/react'
import { wordsWith } from '../testing/words-with.ts'
import { Home } from './home.tsx'

beforeEach(() => {
  setDraftsOwner(null)
})

/** What the form of the campaign `id` left behind, of the visitor unless said. */
async function keep(visitor: Visitor, id: string, changes: object = {}): Promise<object> {
  await enter(visitor, {})
  const session = sessionStore.getState()
  const user = session.state === 'signed-in' ? session.profile.id : ''
  const publisher = publisherStore.getState().publisher?.id ?? ''
  const typed = { base: { name: 'a' }, values: { name: 'b' }, schema: 1, at: Date.now(), path: `/part?edit=${id}`, title: `Edit · ${id}` }
  const draft = { user, publisher, form: 'campaign', id, ...typed, ...changes }
  keptInBrowser.set([draft.user, draft.publisher, draft.form, draft.id].map(encodeURIComponent).join('/'), draft)
  setDraftsOwner(user)
  return draft
}

const show = (visitor: Visitor) =>
  renderPart(<Home />, visitor, wordsWith({ en: () => import('./messages/en.ts'), vi: () => import('./messages/vi.ts') }))

test.each([
  ['en', 'Continue where you left off', /^Draft: Edit · Quest$/, /^Updated now$/, '/part?edit=Quest'],
  ['vi', 'Tiếp tục', /^Bản nháp: Edit · Quest$/, /^Cập nhật gần nhất: bây giờ$/, '/vi/part?edit=Quest'],
] as const)('in %s a draft is listed with its time and leads to its form', async (locale, section, words, time, href) => {
  await keep({ as: 'owner' }, 'Quest')
  await show({ as: 'owner', locale })
  const unfinished = within(await screen.findByRole('region', { name: section }))
  expect(await unfinished.findByRole('link', { name: words })).toHaveAttribute('href', href)
  expect(unfinished.getByText(time)).toBeInTheDocument()
})

test('drafts of another publisher and of another person are not listed', async () => {
  await keep({ as: 'owner', publisher: 'Hanoi Media' }, 'Elsewhere')
  await keep({ as: 'owner' }, 'Somebody’s', { user: 'u2' })
  await keep({ as: 'owner' }, 'Mine')
  await show({ as: 'owner' })
  expect(await screen.findByText('Draft: Edit · Mine')).toBeInTheDocument()
  expect(screen.getAllByText(/^Draft:/)).toHaveLength(1)
})

test.each([
  ['en', 'Discard draft: Edit · Gone', /^Draft:/],
  ['vi', 'Bỏ bản nháp: Edit · Gone', /^Bản nháp:/],
] as const)('in %s a discarded draft goes, and the others stay', async (locale, discard, drafts) => {
  await keep({ as: 'owner' }, 'Gone')
  await keep({ as: 'owner' }, 'Kept')
  const { user } = await show({ as: 'owner', locale })
  await user.click(await screen.findByRole('button', { name: discard }))
  await waitFor(() => expect(screen.getAllByText(drafts)).toHaveLength(1))
  expect(screen.getByText(/Edit · Kept$/)).toBeInTheDocument()
  expect([...keptInBrowser.values()]).toEqual([expect.objectContaining({ id: 'Kept' })])
})

test('discarding a draft brings back the earlier one that was still on offer', async () => {
  const earlier = await keep({ as: 'owner' }, 'Quest', { title: 'Edit · Earlier' })
  await keep({ as: 'owner' }, 'Quest', { earlier })
  const { user } = await show({ as: 'owner' })
  await user.click(await screen.findByRole('button', { name: 'Discard draft: Edit · Quest' }))
  expect(await screen.findByText('Draft: Edit · Earlier')).toBeInTheDocument()
})

test('drafts stay beside what a new publisher does first', async () => {
  interceptCalls(({ url }) => (url.includes('/campaigns') ? Response.json({ items: [], page: 1, page_size: 50, total: 0 }) : undefined))
  await keep({ as: 'owner' }, 'Quest')
  const { user } = await show({ as: 'owner' })
  await screen.findByRole('region', { name: 'Continue where you left off' })
  const names = () => screen.getAllByRole('region').map((region) => region.getAttribute('aria-label'))
  expect(names()).toEqual(['Get started', 'Continue where you left off'])
  await user.click(await screen.findByRole('button', { name: 'Discard draft: Edit · Quest' }))
  await waitFor(() => expect(names()).toEqual(['Get started']))
})

test('who may not see campaigns finds drafts all the same, and without them what will be there', async () => {
  await keep({ as: 'owner' }, 'Quest')
  const { user } = await show({ as: 'owner' })
  act(() => publisherStore.setState(({ permissions }) => ({ permissions: permissions && { ...permissions, permissions: [] } })))
  await screen.findByText('Draft: Edit · Quest')
  expect(screen.queryByText(/past its end date/)).not.toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Discard draft: Edit · Quest' }))
  expect(await screen.findByText('Items you open and drafts you don’t finish will appear here.')).toBeInTheDocument()
})
