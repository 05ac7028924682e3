import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { act, renderHook } from '@testing-library/react'
import { useSettled } from './use-settled.ts'

const pass = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds))

beforeEach(() => {
  jest.useFakeTimers()
})
afterEach(() => {
  jest.useRealTimers()
})

test('a text is there at once, and another one when it has stayed for the pause', () => {
  const { result, rerender } = renderHook(({ text }) => useSettled(text, 600), { initialProps: { text: 'a' } })
  expect(result.current).toBe('a')
  rerender({ text: 'ab' })
  pass(599)
  expect(result.current).toBe('a')
  rerender({ text: 'abc' })
  pass(599)
  expect(result.current).toBe('a')
  pass(1)
  expect(result.current).toBe('abc')
})
