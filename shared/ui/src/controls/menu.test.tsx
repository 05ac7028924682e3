import { renderPart } from '@console/testing'
import { expect, jest, test } from '@jest/globals'
import { screen } from '@testing-library/react'
import { Button } from './button.tsx'
import { Menu } from './menu.tsx'

const choose = jest.fn()
const opened = () =>
  renderPart(<Menu trigger={<Button>Views</Button>} entries={[{ kind: 'item', id: 'save', label: 'Save view', onSelect: choose }]} />)

test('pressing the button opens the menu, and choosing an entry does what it says', async () => {
  const { user } = await opened()
  const button = screen.getByRole('button', { name: 'Views' })
  expect(button).toHaveAttribute('aria-haspopup', 'menu')
  expect(button).toHaveAttribute('aria-expanded', 'false')
  await user.click(button)
  await user.click(await screen.findByRole('menuitem', { name: 'Save view' }))
  expect(choose).toHaveBeenCalledTimes(1)
})
