import { renderPart } from '@console/testing'
import { expect, test } from '@jest/globals'
import { screen } from '@testing-library/react'
import { useState } from 'react'
import { PopoverDialog } from './popover-dialog.tsx'

function Fruit() {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <div>
        <button type="button" onClick={() => setOpen(!isOpen)}>
          Choose
        </button>
        {isOpen ? (
          <PopoverDialog title="Fruit" onClose={() => setOpen(false)}>
            <button type="button">Pear</button>
          </PopoverDialog>
        ) : null}
      </div>
      <button type="button">Next</button>
    </>
  )
}

const dialog = () => screen.queryByRole('dialog', { name: 'Fruit' })

async function opened() {
  const page = await renderPart(<Fruit />)
  await page.user.click(screen.getByRole('button', { name: 'Choose' }))
  expect(screen.getByRole('button', { name: 'Pear' })).toHaveFocus()
  return page
}

test.each(['{Escape}', '{Shift>}{Tab}{/Shift}{Enter}'])('%s closes it: its cross comes before what it contains', async (keys) => {
  const { user } = await opened()
  await user.keyboard(keys)
  expect(dialog()).not.toBeInTheDocument()
})

test('it closes when the focus goes on, which stays where it went', async () => {
  const { user } = await opened()
  await user.tab()
  expect(dialog()).not.toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Next' })).toHaveFocus()
})

test('pressing anything else closes it, its button too', async () => {
  const { user } = await opened()
  await user.click(document.body)
  expect(dialog()).not.toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Choose' }))
  await user.click(screen.getByRole('button', { name: 'Choose' }))
  expect(dialog()).not.toBeInTheDocument()
})
