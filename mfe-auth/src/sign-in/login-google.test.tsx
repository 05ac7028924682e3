import { loginGoogle } from '@console/contract'
import { pageDataStore } from '@console/session'
import { openedDocuments, problem, recordCalls, refuseCalls, renderPage } from '@console/testing'
import { afterEach, expect, test } from '@jest/globals'
import { act, screen, waitFor } from '@testing-library/react'
import auth from '../module.ts'

const CALLBACK = '/login/google?code=the-code&state=the-state&iss=x'
const offerGoogle = () => act(() => pageDataStore.setState(({ settings }) => ({ settings: { ...settings, google: true } })))
const done = () => Response.json({ expires_in: 60 })

afterEach(() => sessionStorage.clear())

test('a callback is exchanged once, and its code leaves the address at once', async () => {
  const calls = recordCalls(loginGoogle, done)
  const { address } = await renderPage(auth, CALLBACK, { as: null })
  await waitFor(() => expect(openedDocuments()).toEqual(['/campaigns']))
  expect(calls).toHaveLength(1)
  expect(await calls[0]?.json()).toEqual({ code: 'the-code', state: 'the-state' })
  expect(address()).toBe('/login/google')
})

test.each([CALLBACK.replace('/google', ''), '/login?error=access_denied'])(
  'a callback at the sign-in page goes the same way: %s',
  async (at) => {
    recordCalls(loginGoogle, done)
    const { address } = await renderPage(auth, at, { as: null })
    await waitFor(() => expect(address()).toBe('/login/google'))
    // A response after the test would find no page.
    await waitFor(() => expect(openedDocuments().length + screen.queryAllByRole('alert').length).toBe(1))
  },
)

test('the way to Google remembers where the person wanted to be', async () => {
  recordCalls(loginGoogle, done)
  const first = await renderPage(auth, '/login?next=%2Fselect-publisher%3Fa%3D1', { as: null, locale: 'vi' })
  offerGoogle()
  const link = screen.getByRole('link', { name: 'Tiếp tục với Google' })
  expect(link).toHaveAttribute('href', '/pub/id/api/v1/auth/google?locale=vi')
  link.addEventListener('click', (event) => event.preventDefault())
  await first.user.click(link)
  first.unmount()
  await renderPage(auth, CALLBACK, { as: null, locale: 'vi' })
  await waitFor(() => expect(openedDocuments()).toEqual(['/vi/select-publisher?a=1']))
})

test('a person who has no account goes on to register, as another document', async () => {
  const registration = { email: 'new@gmail.example', first_name: 'Minh', last_name: 'Trần' }
  recordCalls(loginGoogle, () => problem('registration_required', { registration }))
  await renderPage(auth, CALLBACK, { as: null })
  await waitFor(() => expect(openedDocuments()).toEqual(['/register/google']))
})

test.each([
  ['token_invalid', 'Your sign-in with Google was interrupted or took too long. Start again.', true],
  ['account_disabled', 'This account is disabled. Contact the provider.', false],
  ['registration_rejected', 'Your registration was not approved. Register again, or contact the provider.', false],
  ['internal', 'Something went wrong on our side. Try again in a moment.', true],
] as const)('%s is told as: %s', async (code, words, again) => {
  refuseCalls(loginGoogle, code)
  await renderPage(auth, CALLBACK, { as: null })
  offerGoogle()
  expect(await screen.findByRole('alert')).toHaveTextContent(`Couldn’t sign in with Google${words}`)
  expect(screen.queryByRole('link', { name: 'Continue with Google' }) !== null).toBe(again)
  expect(screen.getByRole('link', { name: 'Sign in another way' })).toHaveAttribute('href', '/login')
})

test('a registration that waits is news, not a failure', async () => {
  refuseCalls(loginGoogle, 'registration_pending')
  await renderPage(auth, CALLBACK, { as: null })
  expect(await screen.findByRole('status')).toHaveTextContent('Your registration has been sent, please wait for approval.')
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
})

test.each([
  ['?error=access_denied', 'You didn’t let Google share your account information. You can try again.'],
  ['?error=temporarily_unavailable', 'Google can’t be reached right now. Try again in a moment.'],
  ['?error=%3Cscript%3E', 'Google can’t be reached right now. Try again in a moment.'],
  ['', 'Your sign-in with Google was interrupted or took too long. Start again.'],
  ['?code=only', 'Your sign-in with Google was interrupted or took too long. Start again.'],
])('what Google sends back without a code is told and asks no one: %s', async (query, words) => {
  const calls = recordCalls(loginGoogle)
  const { address } = await renderPage(auth, `/login/google${query}`, { as: null })
  expect(await screen.findByRole('alert')).toHaveTextContent(words)
  await waitFor(() => expect(address()).toBe('/login/google'))
  expect(calls).toEqual([])
})
