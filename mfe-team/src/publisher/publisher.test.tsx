import { call } from '@console/api'
import { getPublisher, paths, updatePublisher } from '@console/contract'
import { publisherStore, sessionStore } from '@console/session'
import { renderPage } from '@console/testing'
import { beforeEach, expect, test } from '@jest/globals'
import { screen, waitFor } from '@testing-library/react'
import team from '../module.ts'

beforeEach(() => localStorage.clear())

const name = () => screen.getByRole('textbox', { name: 'Publisher name' })
const save = () => screen.getByRole('button', { name: 'Save' })

async function edit() {
  const page = await renderPage(team, paths.publisherUpdate(), { as: 'owner' })
  await screen.findByRole('textbox', { name: 'Publisher name' })
  // Their choices load by other calls.
  await screen.findByRole('option', { name: 'Japan' })
  await screen.findAllByRole('checkbox')
  return page
}

test.each([
  ['owner', [paths.publisherUpdate()]],
  ['viewer', []],
] as const)('shows %s what the publisher is, and a way to edit it to people who may', async (as, ways) => {
  await renderPage(team, paths.publisherInfo(), { as })
  expect(await screen.findByText('lotus-games')).toBeInTheDocument()
  expect(screen.getByText('Vietnam')).toBeInTheDocument()
  expect(screen.queryAllByRole('link', { name: 'Edit' }).map((link) => link.getAttribute('href'))).toEqual(ways)
})

test('what is no email address is refused as one', async () => {
  const { user } = await edit()
  const email = screen.getByRole('textbox', { name: 'Contact email' })
  await user.clear(email)
  await user.type(email, 'nobody')
  await user.click(save())
  await waitFor(() => expect(email).toHaveAccessibleErrorMessage(/email/))
})

test('what is saved is shown, also by the name in the header; an empty field clears what was there', async () => {
  const { user, address } = await edit()
  await user.clear(name())
  await user.type(name(), 'Lotus Studio')
  await user.clear(screen.getByRole('textbox', { name: 'Contact email' }))
  await user.selectOptions(screen.getByRole('combobox', { name: 'Country' }), 'Japan')
  await user.click(save())
  expect(await screen.findByText('Publisher info updated')).toBeInTheDocument()
  expect(await screen.findByText('Lotus Studio')).toBeInTheDocument()
  expect(address()).toBe(paths.publisherInfo())
  expect(screen.getByText('Japan')).toBeInTheDocument()
  expect(publisherStore.getState().publisher?.name).toBe('Lotus Studio')
  expect(sessionStore.getState()).toMatchObject({ publishers: [{}, { name: 'Lotus Studio' }] })
  expect(await call(getPublisher, {})).toMatchObject({ contact_email: null, country: { code: 'JP' }, code: 'lotus-games' })
  await call(updatePublisher, {}, { body: { name: 'Lotus Games' } })
})
