import { applicationFactory, asOwner, renderPage } from '@console/testing'
import { expect, test } from '@jest/globals'
import { fireEvent, screen } from '@testing-library/react'
import applications from '../../module.ts'

test('a Firebase config that is sent before its reader is there is looked at once it comes', async () => {
  const { code } = await asOwner(() => applicationFactory({}))
  await renderPage(applications, `/applications/${code}?mode=integration`, { as: 'owner' })
  const config = await screen.findByRole('textbox', { name: 'Firebase config' })
  fireEvent.focus(config)
  fireEvent.change(config, { target: { value: '{ "project_info": ' } })
  fireEvent.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText(/^The end is missing\./)).toBeInTheDocument()
})
