import { pinnedPublisher, sessionStore } from '@console/session'
import { openedDocuments, renderPage } from '@console/testing'
import { beforeEach, expect, test } from '@jest/globals'
import { screen } from '@testing-library/react'
import auth from '../module.ts'

const SUCCESS = '/accept-invite-success'

beforeEach(() => sessionStorage.clear())

test.each([
  ['en', 'Welcome to Lotus Games', 'You are now a member. Your role: Editor.', 'Open Lotus Games', '/'],
  ['vi', 'Chào mừng bạn đến với Lotus Games', 'Bạn đã là thành viên. Vai trò của bạn: Biên tập viên.', 'Mở Lotus Games', '/vi'],
] as const)('in %s the publisher that was joined welcomes, and opens', async (locale, title, words, button, home) => {
  const { user } = await renderPage(auth, SUCCESS, { as: 'editor', locale })
  expect(screen.getByRole('heading', { level: 1, name: title })).toBeInTheDocument()
  expect(screen.getByText(words)).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: button }))
  expect(openedDocuments()).toEqual([home])
})

test('a person who belongs to one publisher alone need not choose it', async () => {
  const { user } = await renderPage(auth, SUCCESS, { as: 'editor', publisher: null })
  await user.click(screen.getByRole('button', { name: 'Open Lotus Games' }))
  const session = sessionStore.getState()
  if (session.state !== 'signed-in') throw new Error('nobody is signed in')
  expect(pinnedPublisher(session.profile.id)).toBe(session.publishers[0]?.id)
})

test.each(['owner', 'noPublisher'] as const)('%s, for whom no publisher is chosen, is led to choosing one', async (as) => {
  await renderPage(auth, SUCCESS, { as, publisher: null })
  expect(screen.getByRole('heading', { level: 1, name: 'Welcome' })).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Choose a publisher' })).toHaveAttribute('href', '/select-publisher')
})
