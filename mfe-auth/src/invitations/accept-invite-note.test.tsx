import { logout, previewInvitation } from '@console/contract'
import { holdUnsaved, unsavedStore } from '@console/session'
import { openedDocuments, question, questionGone, recordCalls, refuseCalls, renderPage } from '@console/testing'
import { afterEach, expect, test } from '@jest/globals'
import { screen, waitFor } from '@testing-library/react'
import { NOTES } from '../identity/invitation-refusals.ts'
import auth from '../module.ts'

const signedOut = { as: null } as const
const INVITATION = '/accept-invite?token=demo-invitation-nopub'
const FOR_ANOTHER = '/accept-invite-note?reason=wrong_account&token=demo-invitation-nopub'
const signOutButton = () => screen.findByRole('button', { name: 'Sign out and continue' })

afterEach(() => unsavedStore.setState({ forms: 0, onLeaving: 'ask' }))

test.each([...NOTES, 'toString'])('the reason %j is told in both languages, with one way on', async (reason) => {
  const titles: (string | null)[] = []
  for (const locale of ['en', 'vi'] as const) {
    const { unmount } = await renderPage(auth, `/accept-invite-note?reason=${reason}`, { as: null, locale })
    titles.push(screen.getByRole('heading', { level: 1 }).textContent)
    expect(screen.getByText(/\.$/)).toBeInTheDocument()
    expect(screen.getAllByRole('link')).toHaveLength(1)
    unmount()
  }
  expect(new Set(titles).size).toBe(2)
})

test('without a reason the page still says what to do', async () => {
  await renderPage(auth, '/accept-invite-note', signedOut)
  expect(screen.getByRole('heading', { level: 1, name: 'Couldn’t accept the invitation' })).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/login')
})

test.each([
  ['no_account', signedOut, 'Create account', INVITATION],
  ['wrong_account', signedOut, 'Back to the invitation', INVITATION],
  ['email_taken', signedOut, 'Sign in', `/login?next=${encodeURIComponent(INVITATION)}`],
  ['email_taken', { as: 'owner' }, 'Back to the invitation', INVITATION],
] as const)('%s leads on with the invitation: %j, %s', async (reason, visitor, name, href) => {
  await renderPage(auth, `/accept-invite-note?reason=${reason}&token=demo-invitation-nopub`, visitor)
  expect(screen.getByRole('link', { name })).toHaveAttribute('href', href)
})

test('whoever is signed in is led to the console where there is nothing to go back to', async () => {
  await renderPage(auth, '/accept-invite-note?reason=already_member', { as: 'owner' })
  expect(screen.getByRole('link', { name: 'Open Publisher Console' })).toHaveAttribute('href', '/')
})

// A sign-out ends the account's session for the rest of the file: each test that signs out has an account of its own.
test('a person who is signed in as someone else sees both addresses, signs out and comes back to the invitation', async () => {
  const { user } = await renderPage(auth, FOR_ANOTHER, { as: 'manager' })
  expect(await screen.findByText('nopub@lotus.example')).toBeInTheDocument()
  expect(screen.getByText('manager@lotus.example')).toBeInTheDocument()
  const calls = recordCalls(logout)
  await user.click(await signOutButton())
  await waitFor(() => expect(openedDocuments()).toEqual([INVITATION]))
  expect(calls).toHaveLength(1)
})

test('an invitation that cannot be read any more does not keep anyone from signing out', async () => {
  refuseCalls(previewInvitation, 'invitation_expired')
  await renderPage(auth, FOR_ANOTHER, { as: 'owner' })
  expect(await signOutButton()).toBeInTheDocument()
  expect(screen.getByText('owner@lotus.example')).toBeInTheDocument()
})

test('unsaved work is asked about before it goes with the session', async () => {
  const { user } = await renderPage(auth, FOR_ANOTHER, { as: 'editor' })
  const button = await signOutButton()
  const release = holdUnsaved()
  await user.click(button)
  await user.click((await question('Sign out?')).getByRole('button', { name: 'Cancel' }))
  await questionGone()
  expect(openedDocuments()).toEqual([])
  await user.click(button)
  await user.click((await question('Sign out?')).getByRole('button', { name: 'Sign out and continue' }))
  await waitFor(() => expect(openedDocuments()).toEqual([INVITATION]))
  expect(unsavedStore.getState().onLeaving).toBe('drop')
  release()
})

test('a sign-out that fails says so, and the person stays', async () => {
  const { user } = await renderPage(auth, FOR_ANOTHER, { as: 'owner' })
  const button = await signOutButton()
  refuseCalls(logout, 'busy')
  await user.click(button)
  expect(await screen.findByRole('alert')).toHaveTextContent('Couldn’t sign you outThe service is currently busy')
  expect(openedDocuments()).toEqual([])
})
