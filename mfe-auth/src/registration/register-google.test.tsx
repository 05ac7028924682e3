import { registerGoogle } from '@console/contract'
import { pageDataStore } from '@console/session'
import { recordCalls, refuseCalls, renderPage } from '@console/testing'
import { afterEach, expect, test } from '@jest/globals'
import { act, screen, waitFor } from '@testing-library/react'
import { storeNext } from '../identity/google/stored-next.ts'
import auth from '../module.ts'

const PERSON = { email: 'minh@gmail.example', first_name: 'Minh', last_name: 'Trần' }
const field = (name: string) => screen.getByRole('textbox', { name })
const agree = () => screen.getByRole('checkbox', { name: 'I agree to the platform’s terms' })

afterEach(() => {
  sessionStorage.clear()
  localStorage.clear()
  pageDataStore.setState({ registration: undefined })
})

async function arrive(email = PERSON.email) {
  pageDataStore.setState({ registration: { ...PERSON, email } })
  return renderPage(auth, '/register/google', { as: null })
}

test('whom Google vouched for says which publisher, and waits for approval', async () => {
  const calls = recordCalls(registerGoogle, () =>
    Response.json({ id: '0190a000-0000-7000-8000-000000000001', ...PERSON, status: 'pending' }, { status: 201 }),
  )
  const { user, address } = await arrive()
  expect(screen.getByText('You will sign in with the Google account minh@gmail.example.')).toBeInTheDocument()
  expect(field('First name')).toHaveValue('Minh')
  await user.type(field('Publisher name'), 'Chợ Nổi')
  await user.type(field('Note to the provider'), 'Games.')
  await user.click(agree())
  await user.click(screen.getByRole('button', { name: 'Send registration' }))
  await waitFor(() => expect(address()).toBe('/register/complete'))
  expect(JSON.stringify({ ...localStorage })).not.toContain('Chợ Nổi')
  expect(await calls[0]?.json()).toEqual({
    first_name: 'Minh',
    last_name: 'Trần',
    publisher_name: 'Chợ Nổi',
    publisher_code: 'cho-noi',
    note: 'Games.',
    agree_terms: true,
    locale: 'en',
  })
})

test('what one agrees to can be read in another tab, where the host knows it', async () => {
  await arrive()
  expect(screen.queryByRole('link', { name: 'Read the terms' })).not.toBeInTheDocument()
  act(() => pageDataStore.setState(({ settings }) => ({ settings: { ...settings, terms_url: 'https://platform.example/terms' } })))
  const link = screen.getByRole('link', { name: 'Read the terms' })
  expect(link).toHaveAttribute('href', 'https://platform.example/terms')
  expect(link).toHaveAttribute('target', '_blank')
})

test('a person who came by an invitation is asked for no publisher, and signs in once more', async () => {
  storeNext('/accept-invite?token=demo-invitation-newcomer')
  const calls = recordCalls(registerGoogle, () =>
    Response.json({ id: '0190a000-0000-7000-8000-000000000001', ...PERSON, status: 'approved' }, { status: 201 }),
  )
  const { user } = await arrive('newcomer@lotus.example')
  await screen.findByRole('textbox', { name: 'First name' })
  expect(screen.queryByRole('textbox', { name: 'Publisher name' })).not.toBeInTheDocument()
  await user.click(agree())
  await user.click(screen.getByRole('button', { name: 'Create account' }))
  expect(await screen.findByText('Your account is ready. Sign in with Google to begin.')).toBeInTheDocument()
  expect(await calls[0]?.json()).toMatchObject({ invitation_token: 'demo-invitation-newcomer', agree_terms: true })
})

test('a person who came by an invitation and is refused is told what stands in the way', async () => {
  storeNext('/accept-invite?token=demo-invitation-newcomer')
  const { user, address } = await arrive('newcomer@lotus.example')
  await user.click(await screen.findByRole('checkbox', { name: /I agree/ }))
  refuseCalls(registerGoogle, 'email_taken')
  await user.click(screen.getByRole('button', { name: 'Create account' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'You already have an account' })).toBeInTheDocument()
  expect(address()).toBe('/accept-invite-note?reason=email_taken&token=demo-invitation-newcomer')
})

test('a person who comes by an invitation for another address is told before anything is asked', async () => {
  storeNext('/accept-invite?token=demo-invitation-newcomer')
  const { address } = await arrive()
  expect(await screen.findByRole('heading', { level: 1, name: 'Invitation for another account' })).toBeInTheDocument()
  expect(address()).toBe('/accept-invite-note?reason=wrong_account&token=demo-invitation-newcomer')
})

test('what Google said holds for ten minutes; then one begins again, with everything but the agreement kept', async () => {
  const first = await arrive()
  await first.user.type(field('Publisher name'), 'Chợ Nổi')
  await first.user.type(field('Note to the provider'), 'Games.')
  await first.user.click(agree())
  refuseCalls(registerGoogle, 'token_invalid')
  await first.user.click(screen.getByRole('button', { name: 'Send registration' }))
  expect(await screen.findByRole('alert')).toHaveTextContent('Your sign-in with Google was interrupted or took too long. Start again.')
  first.unmount()
  await arrive()
  expect(field('Publisher name')).toHaveValue('Chợ Nổi')
  expect(field('Note to the provider')).toHaveValue('Games.')
})

test('an address that someone else registered meanwhile is told above the button', async () => {
  const { user } = await arrive()
  await user.type(field('Publisher name'), 'Chợ Nổi')
  await user.type(field('Note to the provider'), 'Games.')
  await user.click(agree())
  refuseCalls(registerGoogle, 'email_taken')
  await user.click(screen.getByRole('button', { name: 'Send registration' }))
  expect(await screen.findByRole('alert')).toHaveTextContent('This email already has an account. Sign in instead.')
})

test('a person who did not come from Google sees no form', async () => {
  await renderPage(auth, '/register/google', { as: null, locale: 'vi' })
  expect(screen.getByRole('alert')).toHaveTextContent('Lần đăng nhập bằng Google này bị gián đoạn hoặc kéo dài quá lâu. Hãy bắt đầu lại.')
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument()
})
