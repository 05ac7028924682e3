import { renderPart } from '@console/testing'
import { afterEach, expect, test } from '@jest/globals'
import { screen, waitFor } from '@testing-library/react'
import { StatusPage } from './status-page.tsx'

afterEach(() => history.replaceState(null, '', '/'))

test('a page that is none leads home, and back to where one came from', async () => {
  history.pushState(null, '', '/part')
  const { user, go, address } = await renderPart(<StatusPage status="404" title="Nothing here" />)
  expect(screen.getByRole('link', { name: 'Home page' })).toHaveAttribute('href', '/')
  await go('/part?again')
  await user.click(screen.getByRole('button', { name: 'Back' }))
  await waitFor(() => expect(address()).toBe('/part'))
})
