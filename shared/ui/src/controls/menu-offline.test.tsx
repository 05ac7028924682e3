import { renderPart } from '@console/testing'
import { expect, jest, test } from '@jest/globals'
import { screen } from '@testing-library/react'
import { Button } from './button.tsx'

const fetched = jest.fn<() => object>().mockImplementation(() => {
  throw new Error('no connection')
})
jest.mock('./open-menu.tsx', () => fetched())

function OpenMenu() {
  return <p>The menu</p>
}

test('a menu whose code cannot be fetched says so over the page, and its button keeps the focus', async () => {
  const { Menu } = await import('./menu.tsx')
  const { user } = await renderPart(<Menu trigger={<Button>Views</Button>} entries={[]} />)
  await user.click(screen.getByRole('button', { name: 'Views' }))
  expect(await screen.findByRole('alert')).toHaveTextContent('Couldn’t load this part of the page.')
  expect(screen.getByRole('button', { name: 'Views' })).toHaveFocus()

  fetched.mockImplementation(() => ({ OpenMenu }))
  await user.click(screen.getByRole('button', { name: 'Retry' }))
  expect(await screen.findByText('The menu')).toBeInTheDocument()
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
})
