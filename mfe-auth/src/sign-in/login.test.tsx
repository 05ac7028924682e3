import { login } from '@console/contract'
import { pageDataStore } from '@console/session'
import { interceptCalls, isCallOf, openedDocuments, PASSWORD, renderPage } from '@console/testing'
import { expect, test } from '@jest/globals'
import { screen, waitFor } from '@testing-library/react'
import { keepNotice } from '../identity/sign-in-notice.ts'
import auth from '../module.ts'

const signedOut = { as: null } as const
const email = () => screen.getByRole('textbox', { name: 'Email' })
const password = () => screen.getByLabelText('Password')
const submit = () => screen.getByRole('button', { name: 'Sign in' })

async function signIn(address: string, as: string) {
  const { user } = await renderPage(auth, address, signedOut)
  await user.type(email(), as)
  await user.type(password(), PASSWORD)
  await user.click(submit())
  return user
}

test('the first field has the focus from the beginning', async () => {
  await renderPage(auth, '/login', signedOut)
  await waitFor(() => expect(email()).toHaveFocus())
})

test.each([
  ['en', 'Campaigns', 'Sign in to open “Campaigns”.'],
  ['vi', 'Chiến dịch', 'Đăng nhập để mở “Chiến dịch”.'],
] as const)('in %s a deep link says what one signs in for', async (locale, label, words) => {
  pageDataStore.setState({ nav: [{ to: '/select-publisher', label, icon: 'campaigns', order: 10, needs: [], module: 'auth' }] })
  const { go } = await renderPage(auth, '/login?next=%2Fselect-publisher%3Fa%3D1', { as: null, locale })
  expect(screen.getByText(words)).toBeInTheDocument()
  await go('/login')
  expect(screen.queryByText(words)).not.toBeInTheDocument()
})

test.each([
  ['nobody@lotus.example', 'Incorrect email or password.'],
  ['rejected@new.example', 'Your registration was not approved. Register again, or contact the provider.'],
  ['disabled@new.example', 'This account is disabled. Contact the provider.'],
])('%s is told: %s', async (as, words) => {
  await signIn('/login', as)
  expect(await screen.findByRole('alert')).toHaveTextContent(`Couldn’t sign in${words}`)
  expect(email()).toHaveValue(as)
  expect(password()).toHaveValue(PASSWORD)
  expect(openedDocuments()).toEqual([])
})

test('that a registration waits is told once, as news and not as a failure, and no longer once another account is refused', async () => {
  const words = 'Your registration has been sent, please wait for approval.'
  keepNotice('registered')
  const user = await signIn('/login', 'pending@new.example')
  expect(await screen.findAllByText(words)).toHaveLength(1)
  expect(screen.getByText('Welcome back.')).toBeInTheDocument()
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  await user.clear(email())
  await user.type(email(), 'nobody@lotus.example')
  await user.click(submit())
  expect(await screen.findByRole('alert')).toHaveTextContent('Incorrect email or password.')
  expect(screen.queryByText(words)).not.toBeInTheDocument()
})

test.each([
  ['en', /^Sent on \d{1,2} \w+ \d{4}, \d\d:\d\d\. Your registration may have been decided on since then: to see, sign in\.$/, 'Sign in'],
  ['vi', /^Đã gửi lúc \d\d:\d\d \d\d\/\d\d\/\d{4}\. Có thể yêu cầu đã được duyệt sau thời điểm này: hãy đăng nhập để biết\.$/, 'Đăng nhập'],
] as const)('in %s that a registration waits is told with its time, until the person signs in', async (locale, words, button) => {
  keepNotice('registered')
  interceptCalls((request) => (isCallOf(login, request) ? new Promise<Response>(() => {}) : undefined))
  const { user } = await renderPage(auth, '/login', { as: null, locale })
  expect(screen.getByText(words)).toBeInTheDocument()
  await user.type(email(), 'pending@new.example')
  await user.type(screen.getByLabelText(locale === 'en' ? 'Password' : 'Mật khẩu'), PASSWORD)
  await user.click(screen.getByRole('button', { name: button }))
  await waitFor(() => expect(screen.queryByText(words)).not.toBeInTheDocument())
})

test('what a page before it said is told once, and never because an address claims it', async () => {
  keepNotice('registered')
  const { unmount } = await renderPage(auth, '/login', { as: null })
  expect(screen.getByRole('status')).toHaveTextContent('Your registration has been sent')
  expect(screen.getByText(/^The provider reviews every registration, so we can’t say how long it will take/)).toBeInTheDocument()
  expect(screen.getByText(/^In the meantime, you can ask your developer/)).toBeInTheDocument()
  unmount()
  await renderPage(auth, '/login?news=registered', { as: null })
  expect(screen.queryByText(/Your registration has been sent/)).not.toBeInTheDocument()
})

test.each([
  ['/login', '/campaigns'],
  ['/login?next=%2Fselect-publisher%3Fa%3D1', '/select-publisher?a=1'],
  ['/login?next=https%3A%2F%2Fevil.example%2Flogin', '/campaigns'],
])('whoever signs in at %s goes on to %s as another document', async (address, next) => {
  await signIn(address, 'owner@lotus.example')
  await waitFor(() => expect(openedDocuments()).toEqual([next]))
})

test('in Vietnamese the next document is the Vietnamese one', async () => {
  const { user } = await renderPage(auth, '/login', { as: null, locale: 'vi' })
  await user.type(screen.getByRole('textbox', { name: 'Email' }), 'owner@lotus.example')
  await user.type(screen.getByLabelText('Mật khẩu'), `${PASSWORD}{Enter}`)
  await waitFor(() => expect(openedDocuments()).toEqual(['/vi/campaigns']))
})
