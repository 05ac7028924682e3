import { registerGoogle } from '@console/contract'
import { pageDataStore } from '@console/session'
import { refuseCalls, renderPage } from '@console/testing'
import { afterEach, expect, test } from '@jest/globals'
import { screen } from '@testing-library/react'
import { storeNext } from '../identity/google/stored-next.ts'
import auth from '../module.ts'

const PERSON = { email: 'newcomer@lotus.example', first_name: 'Minh', last_name: 'Trần' }

afterEach(() => {
  sessionStorage.clear()
  const { registration: _, ...rest } = pageDataStore.getState()
  pageDataStore.setState(rest, true)
})

test.each([
  ['wrong_account', 'Invitation for another account', '&token=demo-invitation-newcomer'],
  ['email_taken', 'You already have an account', '&token=demo-invitation-newcomer'],
  ['invitation_expired', 'Invitation expired', ''],
  ['invitation_void', 'Invitation no longer valid', ''],
] as const)('who came by an invitation and is refused with %s is told what stands in the way', async (code, title, kept) => {
  storeNext('/accept-invite?token=demo-invitation-newcomer')
  pageDataStore.setState({ registration: PERSON })
  const { user, address } = await renderPage(auth, '/register/google', { as: null })
  await user.click(await screen.findByRole('checkbox', { name: /I agree/ }))
  refuseCalls(registerGoogle, code)
  await user.click(screen.getByRole('button', { name: 'Create account' }))
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeInTheDocument()
  expect(address()).toBe(`/accept-invite-note?reason=${code}${kept}`)
})

test('who comes by an invitation for another address is told before anything is asked', async () => {
  storeNext('/accept-invite?token=demo-invitation-newcomer')
  pageDataStore.setState({ registration: { ...PERSON, email: 'minh@gmail.example' } })
  const { address } = await renderPage(auth, '/register/google', { as: null })
  expect(await screen.findByRole('heading', { level: 1, name: 'Invitation for another account' })).toBeInTheDocument()
  expect(address()).toBe('/accept-invite-note?reason=wrong_account&token=demo-invitation-newcomer')
})
