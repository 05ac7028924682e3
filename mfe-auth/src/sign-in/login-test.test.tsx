import { logout } from '@console/contract'
import { pageDataStore } from '@console/session'
import { openedDocuments, PASSWORD, recordCalls, renderPage } from '@console/testing'
import { expect, test } from '@jest/globals'
import { act, screen, waitFor } from '@testing-library/react'
import auth from '../module.ts'

/** Signed in from the beginning, since the host that would keep the session is not part of these tests. */
const owner = { as: 'owner', publisher: null } as const

async function signIn(at: string, strategy: string) {
  const { user } = await renderPage(auth, at, owner)
  await user.selectOptions(screen.getByRole('combobox', { name: 'Sign-in strategy' }), strategy)
  await user.type(screen.getByRole('textbox', { name: 'Email' }), 'owner@lotus.example')
  await user.type(screen.getByLabelText('Password'), `${PASSWORD}{Enter}`)
}

test('an account of the chosen strategy goes on to where the person wanted to be', async () => {
  await signIn('/login_test?next=%2Fselect-publisher', 'Publisher account (local)')
  await waitFor(() => expect(openedDocuments()).toEqual(['/select-publisher']))
})

test('one of the other strategy is told so, and signed out again', async () => {
  const calls = recordCalls(logout)
  await signIn('/login_test', 'Provider’s staff (provider)')
  expect(await screen.findByRole('alert')).toHaveTextContent('This account uses another sign-in strategy: Publisher account (local).')
  expect(calls).toHaveLength(1)
  expect(openedDocuments()).toEqual([])
})

test('where the host does not allow it there is no such page', async () => {
  await renderPage(auth, '/login_test', { as: null })
  act(() => pageDataStore.setState(({ settings }) => ({ settings: { ...settings, login_test: false } })))
  expect(screen.getByRole('heading', { name: 'This page could not be found' })).toBeInTheDocument()
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument()
})
