import { renderPart } from '@console/testing'
import { expect, jest, test } from '@jest/globals'
import { act, screen } from '@testing-library/react'

const fetched = jest.fn<() => object>().mockImplementation(() => {
  throw new Error('no connection')
})
jest.mock('./toasts.tsx', () => fetched())

function ConsoleToaster() {
  return <p>The toaster</p>
}

test('a notice whose code cannot be fetched is said plainly until it is put away; the next one asks for the code again', async () => {
  const { toast } = await import('./lazy-toasts.tsx')
  const { user } = await renderPart(<p>The page</p>)
  await act(async () => toast.error('It failed', 'The reason'))
  expect(await screen.findByRole('alert')).toHaveTextContent('It failed The reason')
  await user.click(screen.getByRole('button', { name: 'Close' }))
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()

  const addToast = jest.fn()
  fetched.mockImplementation(() => ({ addToast, ConsoleToaster }))
  await act(async () => toast.success('It worked'))
  expect(await screen.findByText('The toaster')).toBeInTheDocument()
  expect(addToast).toHaveBeenCalledWith(expect.objectContaining({ title: 'It worked', type: 'success' }))
})
