import { renderPart } from '@console/testing'
import { afterEach, expect, jest, test } from '@jest/globals'
import { act, screen } from '@testing-library/react'
import { toast } from './lazy-toasts.tsx'

afterEach(() => {
  jest.useRealTimers()
})

test('a notice stands there for five seconds, is announced, and goes by itself', async () => {
  await renderPart(<p>The page</p>)
  await act(async () => toast.success('Warm-up'))
  await screen.findByText('Warm-up')
  jest.useFakeTimers()
  await act(async () => {
    toast.error('It failed', 'The reason')
    await jest.advanceTimersByTimeAsync(100)
  })
  expect(screen.getByRole('status', { name: 'It failed The reason' })).toBeInTheDocument()
  await act(async () => jest.advanceTimersByTimeAsync(4_700))
  expect(screen.getByText('It failed')).toBeInTheDocument()
  await act(async () => jest.advanceTimersByTimeAsync(1_000))
  expect(screen.queryByText('It failed')).not.toBeInTheDocument()
})

test('what is said again takes the place of itself, other words stand beside it', async () => {
  await renderPart(<p>The page</p>)
  for (const words of ['Copied', 'Copied', 'Saved']) await act(async () => toast.success(words))
  await screen.findByText('Saved')
  expect(screen.getAllByText('Copied')).toHaveLength(1)
})
