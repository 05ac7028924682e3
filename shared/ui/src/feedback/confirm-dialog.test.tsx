import { renderPart } from '@console/testing'
import { beforeEach, expect, jest, test } from '@jest/globals'
import { act, screen, waitFor } from '@testing-library/react'
import { type ComponentProps, useState } from 'react'
import { Button } from '../controls/button.tsx'
import { ConfirmDialog } from './confirm-dialog.tsx'

const confirmed = jest.fn()
beforeEach(() => {
  confirmed.mockReset()
})

type Asked = Pick<ComponentProps<typeof ConfirmDialog>, 'busy' | 'disabledReason' | 'typed'>

let refuse = (_reason: string): void => {}

function Asking(asked: Asked) {
  const [open, setOpen] = useState(false)
  const [disabledReason, setReason] = useState(asked.disabledReason)
  refuse = setReason
  return (
    <>
      <Button onClick={() => setOpen(true)}>Delete</Button>
      <ConfirmDialog
        open={open}
        title="Delete it?"
        confirm="Delete it"
        onConfirm={confirmed}
        onClose={() => setOpen(false)}
        {...asked}
        disabledReason={disabledReason}
      >
        It is gone for good.
      </ConfirmDialog>
    </>
  )
}

async function asked(how: Asked = {}) {
  const page = await renderPart(<Asking {...how} />)
  await page.user.click(screen.getByRole('button', { name: 'Delete' }))
  await screen.findByRole('alertdialog', { name: 'Delete it?' })
  return page
}

const isGone = () => waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument())

test('it opens on the safe answer, so that Enter destroys nothing', async () => {
  const { user } = await asked()
  await waitFor(() => expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus())
  await user.keyboard('{Enter}')
  await isGone()
  expect(confirmed).not.toHaveBeenCalled()
})

test('the focus stays inside while it is open and returns where it came from', async () => {
  const { user } = await asked()
  await waitFor(() => expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus())
  await user.tab()
  expect(screen.getByRole('button', { name: 'Delete it' })).toHaveFocus()
  await user.tab()
  expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus()
  await user.keyboard('{Escape}')
  await isGone()
  await waitFor(() => expect(screen.getByRole('button', { name: 'Delete' })).toHaveFocus())
})

test('a refusal that takes the field away leaves the focus on the safe answer', async () => {
  await asked({ typed: { label: 'Type the code', value: 'lotus' } })
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Type the code' })).toHaveFocus())
  act(() => refuse('A campaign uses it.'))
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus()
})

test('while it is under way it neither closes nor confirms again', async () => {
  const { user } = await asked({ busy: true })
  await user.keyboard('{Escape}')
  await user.click(screen.getByRole('button', { name: 'Delete it' }))
  await user.click(screen.getByRole('button', { name: 'Cancel' }))
  expect(confirmed).not.toHaveBeenCalled()
  expect(screen.getByRole('alertdialog')).toBeInTheDocument()
})

test('the gravest is confirmed only when exactly the right word was typed', async () => {
  const { user } = await asked({ typed: { label: (code) => `Type ${code} to go on`, value: 'lotus-quest' } })
  const field = screen.getByRole('textbox', { name: 'Type lotus-quest to go on' })
  await waitFor(() => expect(field).toHaveFocus())
  const confirm = screen.getByRole('button', { name: 'Delete it' })
  await user.type(field, 'Lotus-quest')
  await user.click(confirm)
  expect(confirmed).not.toHaveBeenCalled()
  expect(confirm).toHaveAccessibleDescription('Type lotus-quest to go on')
  await user.clear(field)
  await user.type(field, ' lotus-quest ')
  await user.click(confirm)
  expect(confirmed).toHaveBeenCalledTimes(1)
})

test('what has to be typed is not translated, neither in the question nor where the button says why it waits', async () => {
  const { user } = await asked({ typed: { label: (code) => `Type the code ${code} to go on`, value: 'de' } })
  await user.hover(screen.getByRole('button', { name: 'Delete it' }))
  await waitFor(() => expect(screen.getAllByText('de')).toHaveLength(2))
  for (const code of screen.getAllByText('de')) expect(code).toHaveAttribute('translate', 'no')
})

test('Enter in the field confirms once the right word was typed', async () => {
  const { user } = await asked({ typed: { label: 'Type it', value: 'it' } })
  await user.type(screen.getByRole('textbox', { name: 'Type it' }), 'i{Enter}')
  expect(confirmed).not.toHaveBeenCalled()
  await user.keyboard('t{Enter}')
  expect(confirmed).toHaveBeenCalledTimes(1)
})

test('Enter in the field confirms nothing while it is under way', async () => {
  const { user } = await asked({ busy: true, typed: { label: 'Type it', value: 'it' } })
  await user.type(screen.getByRole('textbox', { name: 'Type it' }), 'it{Enter}')
  expect(confirmed).not.toHaveBeenCalled()
})

test('what may not be done is refused with the reason and asks for nothing to be typed', async () => {
  const { user } = await asked({ disabledReason: 'It is still in use.', typed: { label: 'Type it', value: 'it' } })
  const confirm = screen.getByRole('button', { name: 'Delete it' })
  expect(confirm).toHaveAccessibleDescription('It is still in use.')
  await user.click(confirm)
  expect(confirmed).not.toHaveBeenCalled()
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument()
})
