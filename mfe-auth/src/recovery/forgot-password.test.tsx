import { forgotPassword, resetPassword } from '@console/contract'
import { loseResponse, mailedCode, openedDocuments, recordCalls, refuseCalls, renderPage } from '@console/testing'
import { afterEach, expect, test } from '@jest/globals'
import { screen, waitFor } from '@testing-library/react'
import auth from '../module.ts'

const code = () => screen.findByRole('textbox', { name: 'Code from the email' })
const password = () => screen.getByLabelText('New password')
const change = () => screen.getByRole('button', { name: 'Change password' })

afterEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})

async function withCode(email: string) {
  const page = await renderPage(auth, '/forgot-password', { as: null })
  await page.user.type(screen.getByRole('textbox', { name: 'Email' }), email)
  await page.user.click(screen.getByRole('button', { name: 'Send code' }))
  await code()
  return page
}

test('a person who has the code of the mail sets a new password, and signs in with it on the page that follows', async () => {
  const { user, address } = await withCode('viewer@lotus.example')
  await user.type(await code(), await mailedCode('viewer@lotus.example'))
  await user.type(password(), 'quên rồi mà 1')
  await user.type(screen.getByLabelText('Password confirmation'), 'quên rồi mà 1')
  await user.click(change())
  await waitFor(() => expect(address()).toBe('/login'))
  expect(await screen.findByText(/^You changed your password, so you were signed out everywhere\./)).toBeInTheDocument()
  await user.type(screen.getByRole('textbox', { name: 'Email' }), 'viewer@lotus.example')
  await user.type(screen.getByLabelText('Password'), 'quên rồi mà 1{Enter}')
  await waitFor(() => expect(openedDocuments()).toEqual(['/campaigns']))
})

test('a new password whose answer was lost is sent again, and is done', async () => {
  const { user, address } = await withCode('google@lotus.example')
  await user.type(await code(), await mailedCode('google@lotus.example'))
  await user.type(password(), 'quên rồi mà 2')
  await user.type(screen.getByLabelText('Password confirmation'), 'quên rồi mà 2')
  loseResponse(resetPassword)
  await user.click(change())
  expect(await screen.findByRole('alert')).toHaveTextContent('There is no connection.')
  await user.click(change())
  await waitFor(() => expect(address()).toBe('/login'))
})

test('a wrong code is told at its field with the attempts that are left, and the password stays', async () => {
  const { user } = await withCode('editor@lotus.example')
  const right = await mailedCode('editor@lotus.example')
  await user.type(await code(), right === '000000' ? '000001' : '000000')
  await user.type(password(), 'a new password')
  await user.type(screen.getByLabelText('Password confirmation'), 'a new password')
  await user.click(change())
  await waitFor(async () => expect(await code()).toHaveAccessibleErrorMessage('This code is incorrect. You have 4 attempts left.'))
  expect(await code()).toHaveFocus()
  expect(password()).toHaveValue('a new password')
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
})

test('one attempt and none are told in words that fit', async () => {
  const { user } = await withCode('manager@lotus.example')
  await user.type(await code(), '000000')
  await user.type(password(), 'a new password')
  await user.type(screen.getByLabelText('Password confirmation'), 'a new password')
  refuseCalls(resetPassword, 'otp_invalid', { attempts_left: 1 })
  await user.click(change())
  await waitFor(async () => expect(await code()).toHaveAccessibleErrorMessage('This code is incorrect. You have 1 attempt left.'))
  refuseCalls(resetPassword, 'otp_invalid', { attempts_left: 0 })
  await user.click(change())
  await waitFor(async () =>
    expect(await code()).toHaveAccessibleErrorMessage('This code is incorrect. You have no attempts left: choose “Send a new code”.'),
  )
})

test('another code may be asked for only after a wait, which the button names', async () => {
  const { user } = await withCode('own@lotus.example')
  const calls = recordCalls(forgotPassword)
  const again = screen.getByRole('button', { name: /^Send a new code in \d+ (seconds|minute)$/ })
  expect(again).toHaveAttribute('aria-disabled', 'true')
  await user.click(again)
  expect(calls).toEqual([])
})

test('a reload goes on where one was', async () => {
  const { unmount } = await withCode('owner@hanoi.example')
  unmount()
  await renderPage(auth, '/forgot-password', { as: null, locale: 'vi' })
  expect(screen.getByText(/Đã gửi mã OTP đến owner@hanoi\.example/)).toBeInTheDocument()
  expect(screen.getByRole('textbox', { name: 'Mã trong email' })).toBeInTheDocument()
})
