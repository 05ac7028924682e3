import { call } from '@console/api'
import { listRoles, type Role } from '@console/contract'
import { type ConsoleModule, defineModule, describeModule } from '@console/module'
import { pageDataStore, publisherStore, unsavedStore } from '@console/session'
import { enter, openedDocuments, renderPage, UNUSED_ID, type Visitor } from '@console/testing'
import { expect, test } from '@jest/globals'
import { act, screen, waitFor, within } from '@testing-library/react'
import { answersOfHost } from '../testing/asked-of-host.ts'
import { messagesWith } from '../testing/messages-with.ts'
import { ViewAs } from './view-as.tsx'
import { ViewBanner } from './view-banner.tsx'
import { followViews } from './view-channel.ts'

const WORDS = messagesWith({ en: () => import('./messages/en.ts'), vi: () => import('./messages/vi.ts') })

const shell: ConsoleModule = defineModule({
  descriptor: describeModule({ id: 'shell-pages', owns: ['/view-as'], routes: [{ path: '/view-as', page: 'view' }] }),
  pages: {
    view: async () => () => (
      <>
        <ViewBanner />
        <ViewAs />
      </>
    ),
  },
  messages: WORDS,
})

async function roleNamed(name: string): Promise<Role> {
  const { items } = await call(listRoles, { page_size: 100 })
  const found = items.find((role) => role.name === name)
  if (!found) throw new Error(`The demo data has no role ${name}.`)
  return found
}

async function open(visitor: Visitor, role = 'Viewer') {
  await enter({ ...visitor, as: 'owner' }, {})
  const { id } = await roleNamed(role)
  return { id, ...(await renderPage(shell, `/view-as?role=${id}`, visitor)) }
}

test('a view as a role says what it is before it starts, and starts with the first page', async () => {
  const { user, id } = await open({ as: 'owner' })
  expect(await screen.findByRole('heading', { level: 1, name: 'View as Viewer' })).toBeVisible()
  expect(screen.getByText('Nothing can be changed until you end the view.')).toBeVisible()
  const asked = answersOfHost('/view-as/', () => new Response(null, { status: 204 }))
  await user.click(screen.getByRole('button', { name: 'Start the view' }))
  await waitFor(() => expect(openedDocuments()).toEqual(['/']))
  expect(asked).toMatchObject([{ method: 'PUT', path: expect.stringMatching(`^/view-as/[^/]+/${id}$`), headers: { 'X-Console': '1' } }])
})

test('what the host refuses is said at the button', async () => {
  const { user } = await open({ as: 'owner', locale: 'vi' })
  const start = await screen.findByRole('button', { name: 'Bắt đầu xem' })
  answersOfHost('/view-as/', () => Response.json({ code: 'permission_escalation' }, { status: 403 }))
  await user.click(start)
  expect(await screen.findByText(/^Không thể bắt đầu xem: Bạn không thể xem theo vai trò có những quyền/)).toBeVisible()
  expect(openedDocuments()).toEqual([])
})

test('whoever may not edit roles cannot start a view', async () => {
  await open({ as: 'manager' })
  expect(await screen.findByRole('heading', { level: 1, name: 'No Permission' })).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Start the view' })).toBe(null)
})

test('permissions that could not be read are no reason to leave the page', async () => {
  const { address } = await open({ as: 'owner' })
  await screen.findByRole('button', { name: 'Start the view' })
  act(() => publisherStore.setState({ permissions: null, error: { code: 'busy', status: 503 } }))
  expect(await screen.findByRole('button', { name: 'Retry' })).toBeVisible()
  expect(address()).toMatch(/^\/view-as\?role=/)
})

test('in a view the banner names role and publisher, and leads back to the role', async () => {
  const { user, id } = await open({ as: 'owner', locale: 'vi' })
  expect(screen.queryByRole('region', { name: 'Xem theo vai trò' })).toBe(null)
  const { publisher } = publisherStore.getState()
  pageDataStore.setState({ viewed_role: { publisher_id: publisher?.id ?? '', id, name: 'Viewer', is_original: true } })
  const banner = await screen.findByRole('region', { name: 'Xem theo vai trò' })
  expect(within(banner).getByText('Bạn đang xem Lotus Games theo vai trò “Người xem”. Không thể thay đổi gì.')).toBeVisible()
  if (publisher) publisherStore.setState({ publisher: { ...publisher, id: UNUSED_ID } })
  expect(await within(banner).findByText(/Không thể thay đổi gì ở đó và trong hồ sơ của bạn\.$/)).toBeVisible()
  const asked = answersOfHost('/view-as', () => new Response(null, { status: 204 }))
  await user.click(within(banner).getByRole('button', { name: 'Kết thúc chế độ xem' }))
  await waitFor(() => expect(openedDocuments()).toEqual([`/vi/roles/${id}`]))
  expect(asked).toMatchObject([{ method: 'DELETE', path: '/view-as' }])
  pageDataStore.setState({ viewed_role: undefined })
})

test('a tab of the same publisher opens again when another tab begins or ends a view, unless work is unsaved there', async () => {
  await open({ as: 'owner' })
  followViews()
  const other = new BroadcastChannel('console-view')
  const id = publisherStore.getState().publisher?.id
  unsavedStore.setState({ forms: 1 })
  other.postMessage(id)
  other.postMessage(UNUSED_ID)
  await new Promise((heard) => {
    const last = new BroadcastChannel('console-view')
    last.addEventListener('message', ({ data }) => data === 'last' && heard(last.close()))
    other.postMessage('last')
  })
  expect(openedDocuments()).toEqual([])
  unsavedStore.setState({ forms: 0 })
  other.postMessage(id)
  await waitFor(() => expect(openedDocuments()).toEqual(['reload']))
  other.close()
})
