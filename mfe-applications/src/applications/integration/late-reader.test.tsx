import { updateApplication } from '@console/contract'
import { applicationFactory, asOwner, refuseCalls, renderPage } from '@console/testing'
import { expect, test } from '@jest/globals'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import applications from '../../module.ts'
import { fetchReader } from './firebase-input.ts'

const integration_info = {
  firebase_config: { project_info: { project_id: 'my-game' } },
  url: 'https://a.example/in',
  reward_secret: 'first',
}

async function opened(made: Parameters<typeof applicationFactory>[0]) {
  const { code } = await asOwner(() => applicationFactory(made))
  const { user } = await renderPage(applications, `/applications/${code}?mode=integration`, { as: 'owner' })
  return { user, config: await screen.findByRole('textbox', { name: 'Firebase config' }) }
}

// First, since the reader is loaded once in a file of tests.
test('a Firebase config that is sent before its reader is there is looked at once it comes', async () => {
  const { config } = await opened({})
  fireEvent.focus(config)
  fireEvent.change(config, { target: { value: '{ "project_info": ' } })
  fireEvent.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(config).toHaveAccessibleErrorMessage(/^The end is missing\./))
})

test('what the API refused stays refused when the reader comes', async () => {
  const { user, config } = await opened({ integration_info })
  await user.type(screen.getByRole('textbox', { name: 'URL' }), '/more')
  const errors = [{ pointer: '/body/integration_info/firebase_config', code: 'no_project' as const, message: 'no_project' }]
  refuseCalls(updateApplication, 'validation_failed', { errors })
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText(/^This names no Firebase project\./)).toBeInTheDocument()
  fireEvent.focus(config)
  await act(fetchReader)
  expect(screen.getByText(/^This names no Firebase project\./)).toBeInTheDocument()
})
