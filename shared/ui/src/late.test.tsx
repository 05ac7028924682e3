import { expect, jest, test } from '@jest/globals'
import { renderHook, waitFor } from '@testing-library/react'
import { useLate } from './late.ts'

test('a part that cannot be had takes the wish back, and the next wish brings it', async () => {
  const part = { name: 'menu' }
  const load = jest.fn<() => Promise<typeof part>>().mockRejectedValueOnce(new Error('no connection')).mockResolvedValue(part)
  const onFailed = jest.fn()
  const { result, rerender } = renderHook(({ isWanted }) => useLate(load, isWanted, onFailed), { initialProps: { isWanted: false } })
  expect(load).not.toHaveBeenCalled()

  rerender({ isWanted: true })
  await waitFor(() => expect(onFailed).toHaveBeenCalledTimes(1))
  expect(result.current).toBeUndefined()

  rerender({ isWanted: false })
  rerender({ isWanted: true })
  await waitFor(() => expect(result.current).toBe(part))
  rerender({ isWanted: true })
  expect(load).toHaveBeenCalledTimes(2)
})
