import { zoneChoices } from '@console/i18n'
import { COOKIES } from '@console/module'
import { holdUnsaved, pageDataStore, pinPublisher, readCookie, unsavedStore } from '@console/session'
import { interceptCalls, openedDocuments, problem, renderPart } from '@console/testing'
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals'
import { act, screen, waitFor, within } from '@testing-library/react'
import { loadMessages } from '../messages/load-messages.ts'
import { SessionDialogs } from '../session/session-dialogs.tsx'
import { AccountMenu } from './account-menu.tsx'
import { PublisherMenu } from './publisher-menu.tsx'

const remembered = () => JSON.parse(readCookie(COOKIES.preferences) ?? 'null')

/** An opening menu takes the focus last; what is pressed sooner than any hand can is lost on it. */
const menuIsOpen = () => waitFor(() => expect(screen.getByRole('menu')).toHaveFocus())

async function openMenu(locale: 'en' | 'vi' = 'en') {
  const page = await renderPart(<AccountMenu />, { as: 'owner', locale }, loadMessages)
  await page.user.click(screen.getByRole('button', { name: locale === 'en' ? 'Account: Liên Nguyễn' : 'Tài khoản: Nguyễn Liên' }))
  await menuIsOpen()
  return page
}

test('the menu names the person', async () => {
  await openMenu()
  expect(screen.getByText('owner@lotus.example')).toBeInTheDocument()
  expect(screen.getByRole('menuitemradio', { name: 'English' })).toBeChecked()
  expect(screen.getByRole('menuitemradio', { name: 'Light' })).toBeChecked()
})

test('the menu leads to the profile while a module owns it', async () => {
  await openMenu()
  expect(screen.queryByRole('menuitem', { name: 'My profile' })).not.toBeInTheDocument()
  act(() => pageDataStore.setState({ owners: { team: ['/my-profile'] } }))
  expect(await screen.findByRole('menuitem', { name: 'My profile' })).toHaveAttribute('href', '/my-profile')
})

test.each([
  ['en', 'Tiếng Việt', '/vi/part', 'vi'],
  ['vi', 'English', '/part', 'en'],
] as const)('in %s the choice of %s is the same page as another document, and is remembered', async (locale, language, page, other) => {
  const { user } = await openMenu(locale)
  await user.click(screen.getByRole('menuitemradio', { name: language }))
  expect(openedDocuments()).toEqual([page])
  expect(readCookie(COOKIES.locale)).toBe(other)
})

test('another theme takes effect at once and is remembered, with the other preferences kept', async () => {
  const { user } = await openMenu()
  await user.click(screen.getByRole('menuitemradio', { name: 'Dark' }))
  await waitFor(() => expect(document.documentElement).toHaveClass('dark'))
  expect(remembered()).toEqual({ theme: 'dark', density: 'comfortable', time_zone: 'Asia/Ho_Chi_Minh', first_page: null })
  expect(openedDocuments()).toEqual([])
})

test('another density takes effect at once and is remembered', async () => {
  const { user } = await openMenu()
  await user.click(screen.getByRole('menuitemradio', { name: 'Compact' }))
  await waitFor(() => expect(pageDataStore.getState().preferences.density).toBe('compact'))
  expect(remembered()).toMatchObject({ density: 'compact' })
})

test('its time zones are those of the profile, by the same names', async () => {
  await openMenu('vi')
  const offered = zoneChoices('vi', 'Asia/Ho_Chi_Minh').map(({ label }) => label)
  const zones = within(screen.getByRole('group', { name: 'Múi giờ' }))
  expect(zones.getAllByRole('menuitemradio').map((item) => item.textContent)).toEqual(['Theo thiết bị', ...offered])
})

test('another time zone takes effect at once and is remembered, and the one of the device again', async () => {
  const { user } = await openMenu('vi')
  expect(screen.getByRole('menuitemradio', { name: 'Giờ Đông Dương (GMT+7)' })).toBeChecked()
  await user.click(screen.getByRole('menuitemradio', { name: 'UTC' }))
  await waitFor(() => expect(pageDataStore.getState().preferences.time_zone).toBe('UTC'))
  expect(remembered()).toMatchObject({ time_zone: 'UTC' })
  await user.click(screen.getByRole('button', { name: 'Tài khoản: Nguyễn Liên' }))
  await menuIsOpen()
  await user.click(within(screen.getByRole('group', { name: 'Múi giờ' })).getByRole('menuitemradio', { name: 'Theo thiết bị' }))
  await waitFor(() => expect(remembered()).toMatchObject({ time_zone: null }))
})

test('signing out ends the session, forgets what was opened, then opens the root', async () => {
  const calls: string[] = []
  interceptCalls((request) => {
    if (request.method !== 'POST') return undefined
    calls.push(new URL(request.url).pathname)
    return new Response(null, { status: 204 })
  })
  const { user } = await openMenu('vi')
  localStorage.setItem('console.kept.me.there.visited', '[]')
  await user.click(screen.getByRole('menuitem', { name: 'Đăng xuất' }))
  await waitFor(() => expect(openedDocuments()).toEqual(['/vi']))
  expect(localStorage.getItem('console.kept.me.there.visited')).toBeNull()
  expect(calls).toEqual(['/pub/id/api/v1/auth/logout'])
})

test('the keyboard alone signs out as well', async () => {
  interceptCalls(({ method }) => (method === 'POST' ? new Response(null, { status: 204 }) : undefined))
  const { user } = await openMenu()
  await user.keyboard('{End}')
  await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Sign out' })).toHaveAttribute('data-highlighted'))
  await user.keyboard('{Enter}')
  await waitFor(() => expect(openedDocuments()).toEqual(['/']))
})

test('a session that has ended already is signed out all the same', async () => {
  interceptCalls(({ method }) =>
    method === 'POST' ? Response.json({ type: 't', title: 'T', status: 401, code: 'session_revoked' }, { status: 401 }) : undefined,
  )
  const { user } = await openMenu()
  await user.click(screen.getByRole('menuitem', { name: 'Sign out' }))
  await waitFor(() => expect(openedDocuments()).toEqual(['/']))
})

test.each([
  [
    'no one can be reached',
    () => Promise.reject(new TypeError('Failed to fetch')),
    'There is no connection. Check your network and try again.',
  ],
  ['the service is busy', () => problem('busy'), 'The service is currently busy'],
] as const)('a sign-out that fails because %s says so and stays, for the session goes on', async (_why, respond, words) => {
  interceptCalls(({ method }) => (method === 'POST' ? respond() : undefined))
  const { user } = await openMenu()
  await user.click(screen.getByRole('menuitem', { name: 'Sign out' }))
  expect(await screen.findByText(words)).toBeInTheDocument()
  expect(screen.getByText('Couldn’t sign you out')).toBeInTheDocument()
  expect(openedDocuments()).toEqual([])
})

test('no one signed in, no menu', async () => {
  await renderPart(<AccountMenu />, { as: null }, loadMessages)
  expect(screen.queryByRole('button', { name: /^Account/ })).not.toBeInTheDocument()
})

test('another publisher is opened as another document, and the one that is open does nothing', async () => {
  const { user } = await renderPart(<PublisherMenu />, { as: 'owner' }, loadMessages)
  await user.click(screen.getByRole('button', { name: 'Publisher: Lotus Games' }))
  await menuIsOpen()
  await user.click(screen.getByRole('menuitemradio', { name: /^Hanoi Media\s*Editor$/ }))
  expect(openedDocuments()).toEqual(['/part'])
  expect(readCookie(COOKIES.publisher)).toMatch(/^[\w-]+$/)
})

describe('over work that is not saved', () => {
  let release: () => void
  beforeEach(() => {
    unsavedStore.setState({ onLeaving: 'ask' })
    release = holdUnsaved()
  })
  afterEach(() => release())

  async function chooseHanoi() {
    const page = await renderPart(
      <>
        <PublisherMenu />
        <SessionDialogs />
      </>,
      { as: 'owner' },
      loadMessages,
    )
    pinPublisher('the-person', 'the-publisher')
    const publisher = { pin: sessionStorage.getItem('console.publisher'), cookie: readCookie(COOKIES.publisher) }
    await page.user.click(screen.getByRole('button', { name: 'Publisher: Lotus Games' }))
    await menuIsOpen()
    await page.user.click(screen.getByRole('menuitemradio', { name: /^Hanoi Media\s*Editor$/ }))
    return { ...page, publisher, dialog: await screen.findByRole('alertdialog', { name: 'Leave this page?' }) }
  }

  test('choosing another publisher and then staying changes nothing: not the pin, not the cookie', async () => {
    const { user, publisher, dialog } = await chooseHanoi()
    await user.click(within(dialog).getByRole('button', { name: 'Stay' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument())
    expect(openedDocuments()).toEqual([])
    expect({ pin: sessionStorage.getItem('console.publisher'), cookie: readCookie(COOKIES.publisher) }).toEqual(publisher)
    expect(unsavedStore.getState().onLeaving).toBe('ask')
  })

  test('whoever goes is not asked a second time, and the work is kept as a draft', async () => {
    const { user, dialog } = await chooseHanoi()
    await user.click(within(dialog).getByRole('button', { name: 'Leave this page' }))
    await waitFor(() => expect(openedDocuments()).toEqual(['/part']))
    expect(unsavedStore.getState().onLeaving).toBe('keep')
  })
})
