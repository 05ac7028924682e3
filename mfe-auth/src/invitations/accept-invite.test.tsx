import { acceptInvitation, login, previewInvitation, register } from '@console/contract'
import { pageDataStore, pinnedPublisher, sessionStore } from '@console/session'
import {
  answerCalls,
  interceptCalls,
  isCallOf,
  loseResponse,
  openedDocuments,
  PASSWORD,
  problem,
  recordCalls,
  refuseCalls,
  renderPage,
} from '@console/testing'
import { beforeEach, expect, test } from '@jest/globals'
import { act, type RenderResult, screen, waitFor } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import auth from '../module.ts'

type Page = RenderResult & { readonly user: UserEvent }
const signedOut = { as: null } as const
const invited = { as: 'noPublisher', publisher: null } as const
const linkOf = (name: string) => `/accept-invite?token=demo-invitation-${name}`
const heading = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name })
const acceptButton = () => screen.findByRole('button', { name: 'Accept invitation' })
const kept = () => JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie])

beforeEach(() => {
  sessionStorage.clear()
  localStorage.clear()
})

async function createAccount(user: UserEvent): Promise<void> {
  await user.type(await screen.findByLabelText('New password'), 'một mật khẩu mới')
  await user.type(screen.getByLabelText('Password confirmation'), 'một mật khẩu mới')
  await user.type(screen.getByRole('textbox', { name: 'First name' }), 'Thảo')
  await user.type(screen.getByRole('textbox', { name: 'Last name' }), 'Mai')
  await user.click(screen.getByRole('checkbox', { name: /I agree/ }))
  await user.click(screen.getByRole('button', { name: 'Create account' }))
}

test.each([
  ['en', 'Join Lotus Games', 'Liên Nguyễn invited you to join Lotus Games. Your role: Editor.', /^The invitation expires in \d days\.$/],
  [
    'vi',
    'Tham gia Lotus Games',
    'Nguyễn Liên mời bạn tham gia nhà phát hành Lotus Games. Vai trò của bạn: Biên tập viên.',
    /^Lời mời hết hạn sau \d ngày nữa\.$/,
  ],
] as const)('in %s the link says who invites to what, and for how long', async (locale, title, words, expiry) => {
  await renderPage(auth, linkOf('newcomer'), { as: null, locale })
  expect(await heading(title)).toBeInTheDocument()
  expect(screen.getByText(words)).toBeInTheDocument()
  expect(screen.getByText(expiry)).toBeInTheDocument()
})

test.each([
  ['expired', 'Invitation expired'],
  ['revoked', 'Invitation withdrawn'],
  ['accepted', 'Invitation already accepted'],
  ['nobody-made-this', 'Invitation not found'],
  ['%2F..%2F', 'Invitation not found'],
])('an invitation that is %s leads to the note that says so, without the token', async (name, title) => {
  const { address } = await renderPage(auth, linkOf(name), signedOut)
  expect(await heading(title)).toBeInTheDocument()
  expect(address()).toMatch(/^\/accept-invite-note\?reason=\w+$/)
})

test.each(['/accept-invite', '/accept-invite?token='])('%s has no invitation to show', async (address) => {
  await renderPage(auth, address, signedOut)
  expect(await heading('Invitation not found')).toBeInTheDocument()
})

test.each([['X4'], ['X5']] as const)('without the calls of %s it is said that invitations are not accepted here', async (missing) => {
  const { go } = await renderPage(auth, '/login', signedOut)
  const extensions = ['X4', 'X5'].filter((name) => name !== missing)
  act(() => pageDataStore.setState(({ settings }) => ({ settings: { ...settings, extensions } })))
  await go(linkOf('newcomer'))
  expect(await heading('Invitations can’t be accepted here')).toBeInTheDocument()
})

test('an invitation that could not be had says so, and comes with another try', async () => {
  refuseCalls(previewInvitation, 'busy')
  const { user } = await renderPage(auth, linkOf('newcomer'), signedOut)
  expect(await screen.findByRole('alert')).toHaveTextContent('Couldn’t load the invitation')
  answerCalls()
  await user.click(screen.getByRole('button', { name: 'Retry' }))
  expect(await heading('Join Lotus Games')).toBeInTheDocument()
})

test('a person who has an account signs in, and comes back to the invitation', async () => {
  const { user } = await renderPage(auth, linkOf('nopub'), signedOut)
  expect(
    await screen.findByText('nopub@lotus.example already has an account. Sign in with that account to accept the invitation.'),
  ).toBeInTheDocument()
  await user.click(screen.getByRole('link', { name: 'Sign in to accept' }))
  expect(screen.getByText('Sign in to accept your invitation.')).toBeInTheDocument()
  await user.type(screen.getByRole('textbox', { name: 'Email' }), 'nopub@lotus.example')
  await user.type(screen.getByLabelText('Password'), `${PASSWORD}{Enter}`)
  await waitFor(() => expect(openedDocuments()).toEqual([linkOf('nopub')]))
})

test('a person who comes by Google finds the invitation again afterwards', async () => {
  const { user } = await renderPage(auth, linkOf('nopub'), signedOut)
  await screen.findByRole('link', { name: 'Sign in to accept' })
  expect(screen.queryByRole('link', { name: 'Continue with Google' })).not.toBeInTheDocument()
  act(() => pageDataStore.setState(({ settings }) => ({ settings: { ...settings, google: true } })))
  const google = screen.getByRole('link', { name: 'Continue with Google' })
  google.addEventListener('click', (event) => event.preventDefault())
  await user.click(google)
  expect(sessionStorage.getItem('console.next')).toBe(linkOf('nopub'))
})

test('an acceptance that fails says why above its button', async () => {
  const { user } = await renderPage(auth, linkOf('nopub'), invited)
  const button = await acceptButton()
  refuseCalls(acceptInvitation, 'busy')
  await user.click(button)
  expect(await screen.findByRole('alert')).toHaveTextContent('Couldn’t accept the invitationThe service is currently busy')
  expect(openedDocuments()).toEqual([])
})

test('an acceptance that is refused leads to its note', async () => {
  const { user, address } = await renderPage(auth, linkOf('nopub'), invited)
  const button = await acceptButton()
  refuseCalls(acceptInvitation, 'invitation_void')
  await user.click(button)
  expect(await heading('Invitation no longer valid')).toBeInTheDocument()
  expect(address()).toBe('/accept-invite-note?reason=invitation_void')
})

test.each([
  ['the page is loaded again', async (page: Page) => page.unmount()],
  ['it is accepted again', async ({ user }: Page) => user.click(await acceptButton())],
] as const)('whoever accepted and never got the answer is told that they are a member when %s', async (_, next) => {
  const page = await renderPage(auth, linkOf('nopub'), invited)
  const button = await acceptButton()
  interceptCalls((request) => (isCallOf(acceptInvitation, request) ? Promise.reject(new TypeError('Failed to fetch')) : undefined))
  await page.user.click(button)
  await screen.findByRole('alert')
  interceptCalls((request) =>
    isCallOf(acceptInvitation, request) || isCallOf(previewInvitation, request) ? problem('invitation_accepted') : undefined,
  )
  await next(page)
  if (!document.querySelector('h1')) await renderPage(auth, linkOf('nopub'), invited)
  expect(await heading('You are already a member')).toBeInTheDocument()
})

test('whoever created an account and never got the answer is told to sign in with it', async () => {
  const { user, unmount } = await renderPage(auth, linkOf('newcomer'), signedOut)
  await screen.findByLabelText('New password')
  interceptCalls((request) => (isCallOf(register, request) ? Promise.reject(new TypeError('Failed to fetch')) : undefined))
  await createAccount(user)
  expect(await screen.findByRole('alert')).toHaveTextContent(/^Couldn’t create your account/)
  expect(screen.getByRole('textbox', { name: 'First name' })).toHaveValue('Thảo')
  unmount()
  refuseCalls(previewInvitation, 'invitation_accepted')
  await renderPage(auth, linkOf('newcomer'), signedOut)
  expect(await heading('You are already a member')).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/login')
})

test('the invited person accepts with one press, also after a lost answer, which opens the publisher and leaves no token behind', async () => {
  sessionStorage.setItem('console.next', linkOf('nopub'))
  const { user } = await renderPage(auth, linkOf('nopub'), invited)
  expect(await screen.findByText('You are signed in as nopub@lotus.example.')).toBeInTheDocument()
  loseResponse(acceptInvitation)
  await user.click(await acceptButton())
  expect(await screen.findByRole('alert')).toHaveTextContent('There is no connection.')
  const calls = recordCalls(acceptInvitation)
  await user.dblClick(await acceptButton())
  await waitFor(() => expect(openedDocuments()).toEqual(['/accept-invite-success']))
  await user.click(await acceptButton())
  expect(openedDocuments()).toEqual(['/accept-invite-success', '/accept-invite-success'])
  expect(calls).toHaveLength(1)
  const session = sessionStore.getState()
  expect(session.state === 'signed-in' && pinnedPublisher(session.profile.id)).toMatch(/^[\w-]{36}$/)
  expect(kept()).not.toContain('demo-invitation')
})

test('a reload keeps the names that were typed, and nothing that is secret', async () => {
  const { user, unmount } = await renderPage(auth, linkOf('newcomer'), signedOut)
  await user.type(await screen.findByLabelText('New password'), 'một mật khẩu mới')
  await user.type(screen.getByRole('textbox', { name: 'Last name' }), 'Mai')
  expect(kept()).not.toContain('mật khẩu')
  unmount()
  await renderPage(auth, linkOf('newcomer'), signedOut)
  expect(await screen.findByLabelText('New password')).toHaveValue('')
  expect(screen.getByRole('textbox', { name: 'Last name' })).toHaveValue('Mai')
})

test('a person who has got an account meanwhile is told to sign in with it', async () => {
  const { user, address } = await renderPage(auth, linkOf('newcomer'), signedOut)
  await screen.findByLabelText('New password')
  refuseCalls(register, 'email_taken', { errors: [{ pointer: '/body/email', code: 'taken', message: 'taken' }] })
  await createAccount(user)
  expect(await heading('You already have an account')).toBeInTheDocument()
  expect(address()).toBe('/accept-invite-note?reason=email_taken&token=demo-invitation-newcomer')
  expect(screen.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', `/login?next=${encodeURIComponent(linkOf('newcomer'))}`)
})

test('an account that was created and could not be signed in to is there to sign in to', async () => {
  const { user, address } = await renderPage(auth, linkOf('hanoi'), signedOut)
  await screen.findByLabelText('New password')
  refuseCalls(login, 'rate_limited', { retry_after: 60 })
  await createAccount(user)
  expect(await screen.findByText('Your account is ready. Sign in to begin.')).toBeInTheDocument()
  expect(address()).toBe('/login?next=%2Faccept-invite-success')
  expect(openedDocuments()).toEqual([])
})

test('a newcomer creates an account and is signed in with it, without a further step', async () => {
  const { user } = await renderPage(auth, linkOf('newcomer'), signedOut)
  expect(await screen.findByText('You will sign in as newcomer@lotus.example.')).toBeInTheDocument()
  const calls = recordCalls()
  await createAccount(user)
  await waitFor(() => expect(openedDocuments()).toEqual(['/accept-invite-success']))
  const [registered, signedIn] = await Promise.all(calls.map((request) => request.json()))
  expect(registered).toEqual({
    password: 'một mật khẩu mới',
    first_name: 'Thảo',
    last_name: 'Mai',
    agree_terms: true,
    locale: 'en',
    invitation_token: 'demo-invitation-newcomer',
  })
  expect(signedIn).toEqual({ email: 'newcomer@lotus.example', password: 'một mật khẩu mới' })
  expect(calls).toHaveLength(2)
  expect(kept()).not.toContain('demo-invitation')
})
