import { renderPage } from '@console/testing'
import { afterEach, expect, jest, test } from '@jest/globals'
import { act, screen } from '@testing-library/react'
import { keepNotice } from '../identity/sign-in-notice.ts'
import auth from '../module.ts'

afterEach(() => {
  sessionStorage.clear()
  jest.useRealTimers()
})

test.each([
  ['en', 'Your registration has been sent, please wait for approval.'],
  ['vi', 'Đăng ký của bạn đã được gửi, vui lòng chờ phê duyệt.'],
] as const)('in %s the registration is told for five seconds here, and goes on being told on the sign-in page', async (locale, words) => {
  jest.useFakeTimers({ advanceTimers: true })
  keepNotice('registered')
  const { address } = await renderPage(auth, '/register/complete', { as: null, locale })
  expect(screen.getByText(words)).toBeInTheDocument()
  await act(() => jest.advanceTimersByTimeAsync(4_000))
  expect(address()).toBe('/register/complete')
  await act(() => jest.advanceTimersByTimeAsync(1_100))
  expect(address()).toBe('/login')
  expect(screen.getByRole('status')).toHaveTextContent(words)
})

test('a person who has sent no registration is told of none', async () => {
  const { address } = await renderPage(auth, '/register/complete', { as: null })
  expect(address()).toBe('/register')
})
