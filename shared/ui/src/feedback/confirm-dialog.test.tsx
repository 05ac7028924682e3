import { renderPart } from '@console/testing'
import { beforeEach, expect, jest, test } from '@jest/globals'
import { screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { Button } from '../controls/button.tsx'
import { ConfirmDialog } from './confirm-dialog.tsx'

const confirmed = jest.fn()
beforeEach(() => {
  confirmed.mockReset()
})

function Asking({ busy = false }: { readonly busy?: boolean }) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>Delete</Button>
      <ConfirmDialog open={open} title="Delete it?" confirm="Delete it" busy={busy} onConfirm={confirmed} onClose={() => setOpen(false)}>
        It is gone for good.
      </ConfirmDialog>
    </>
  )
}

async function asked(busy = false) {
  const page = await renderPart(<Asking busy={busy} />)
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

test('only the answer that names the deed confirms', async () => {
  const { user } = await asked()
  expect(screen.getByText('It is gone for good.')).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Delete it' }))
  expect(confirmed).toHaveBeenCalledTimes(1)
})

test('while it is under way it neither closes nor confirms again', async () => {
  const { user } = await asked(true)
  await user.keyboard('{Escape}')
  await user.click(screen.getByRole('button', { name: 'Delete it' }))
  await user.click(screen.getByRole('button', { name: 'Cancel' }))
  expect(confirmed).not.toHaveBeenCalled()
  expect(screen.getByRole('alertdialog')).toBeInTheDocument()
})
