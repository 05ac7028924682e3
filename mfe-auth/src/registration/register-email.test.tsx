import { register, sendRegisterMail } from '@console/contract'
import { interceptCalls, isCallOf, keptInBrowser, mailedCode, recordCalls, refuseCalls, renderPage } from '@console/testing'
import { afterEach, expect, test } from '@jest/globals'
import { screen, waitFor } from '@testing-library/react'
import auth from '../module.ts'

const signedOut = { as: null } as const
type User = Awaited<ReturnType<typeof renderPage>>['user']

const email = () => screen.getByRole('textbox', { name: 'Email' })
const code = () => screen.findByRole('textbox', { name: 'Code from the email' })
const field = (name: string) => screen.getByRole('textbox', { name })
const password = () => screen.findByLabelText('New password')
const stored = () => JSON.stringify([{ ...localStorage }, { ...sessionStorage }])
const send = () => screen.getByRole('button', { name: 'Send registration' })

afterEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})

async function withCode(to: string, { entered }: { readonly entered?: string } = {}) {
  const page = await renderPage(auth, '/register/email', signedOut)
  await put(page.user, email(), to)
  await page.user.click(screen.getByRole('button', { name: 'Send code' }))
  await page.user.click(await code())
  await page.user.paste(entered ?? (await mailedCode(to)))
  await password()
  return page
}

/** Enters a text at once, which takes a tenth of the time that single keys do. */
async function put(user: User, box: HTMLElement, text: string) {
  await user.clear(box)
  await user.click(box)
  await user.paste(text)
}

async function fillIn(user: User, publisherCode: string) {
  await put(user, await password(), 'mật khẩu ✨ 1')
  await put(user, screen.getByLabelText('Password confirmation'), 'mật khẩu ✨ 1')
  await put(user, field('First name'), 'Björk')
  await put(user, field('Last name'), '山田')
  await put(user, field('Publisher name'), 'Sao Mai Games')
  await put(user, field('Publisher code'), publisherCode)
  await put(user, field('Note to the provider'), 'Puzzle games.')
  await user.click(screen.getByRole('checkbox', { name: 'I agree to the platform’s terms' }))
}

test('a person who enters an address gets a code, and with it and the rest sends a registration, which is told on the page that follows', async () => {
  const { user, address, move } = await withCode('whole@fresh.example')
  expect(screen.getByText('You will sign in as whole@fresh.example.')).toBeInTheDocument()
  await fillIn(user, 'sao-mai-whole')
  await user.click(send())
  await waitFor(() => expect(address()).toBe('/register/complete'))
  const sent = 'Your registration has been sent, please wait for approval.'
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(sent))
  // The next user of this browser begins with nothing.
  expect(stored()).not.toMatch(/whole@fresh|Björk|Sao Mai/)
  await move(-1)
  expect(address()).toBe('/register')
})

test('an address that is typed with capitals is shown and used in lower case', async () => {
  const { user } = await renderPage(auth, '/register/email', signedOut)
  await user.type(email(), 'Flow@Fresh.example')
  await user.click(screen.getByRole('button', { name: 'Send code' }))
  await user.click(await code())
  await user.paste(await mailedCode('flow@fresh.example'))
  expect(await screen.findByText('You will sign in as flow@fresh.example.')).toBeInTheDocument()
})

test('Back and Forward lead through the steps, and nothing has to be entered again', async () => {
  const to = 'back@fresh.example'
  const { user, move } = await withCode(to, { entered: '123456' })
  await put(user, await password(), 'mật khẩu ✨ 1')
  await user.type(field('Publisher name'), 'Sao Mai Games')
  await move(-1)
  expect(await code()).toHaveValue('123456')
  await move(-1)
  expect(email()).toHaveValue(to)
  expect(stored()).not.toMatch(/✨|123456/)
  await move(1)
  await user.click(screen.getByRole('button', { name: 'Continue' }))
  expect(await password()).toHaveValue('mật khẩu ✨ 1')
  expect(field('Publisher name')).toHaveValue('Sao Mai Games')
})

test('in Vietnamese the code is asked for in Vietnamese, and the last name comes first', async () => {
  const calls = recordCalls(sendRegisterMail)
  const { user } = await renderPage(auth, '/register/email', { as: null, locale: 'vi' })
  await user.type(screen.getByRole('textbox', { name: 'Email' }), 'viet@fresh.example')
  await user.click(screen.getByRole('button', { name: 'Gửi mã' }))
  expect(await screen.findByText(/Đã gửi mã OTP đến viet@fresh\.example/)).toBeInTheDocument()
  expect(await calls[0]?.json()).toEqual({ email: 'viet@fresh.example', locale: 'vi' })
  await user.click(screen.getByRole('textbox', { name: 'Mã trong email' }))
  await user.paste(await mailedCode('viet@fresh.example'))
  await screen.findByLabelText('Mật khẩu mới')
  const names = screen.getAllByRole('textbox').map((one) => one.getAttribute('name'))
  expect(names.slice(0, 2)).toEqual(['last_name', 'first_name'])
})

test('of what is pasted the code counts', async () => {
  const { user } = await renderPage(auth, '/register/email', signedOut)
  await user.type(email(), 'paste@fresh.example')
  interceptCalls((request) =>
    isCallOf(sendRegisterMail, request)
      ? Response.json({ message: 'OTP sent', expires_in: 300, resend_in: 60 }, { status: 202 })
      : undefined,
  )
  await user.click(screen.getByRole('button', { name: 'Send code' }))
  const input = await code()
  expect(input).toHaveAttribute('autocomplete', 'one-time-code')
  expect(input).toHaveAttribute('inputmode', 'numeric')
  await user.click(input)
  await user.paste('Your code is 12-34-56.')
  expect(await password()).toBeInTheDocument()
})

test('too few digits are told, and nothing goes on', async () => {
  const { user } = await renderPage(auth, '/register/email', signedOut)
  await user.type(email(), 'few@fresh.example')
  await user.click(screen.getByRole('button', { name: 'Send code' }))
  await user.type(await code(), '12a3')
  await user.click(screen.getByRole('button', { name: 'Continue' }))
  expect(await code()).toHaveAccessibleErrorMessage('Enter all 6 digits of the code.')
  expect(await code()).toHaveValue('123')
})

test('a wrong code is told with the attempts that are left, and everything else is still there for the right one', async () => {
  const to = 'wrong@fresh.example'
  const page = await renderPage(auth, '/register/email', signedOut)
  await page.user.type(email(), to)
  await page.user.click(screen.getByRole('button', { name: 'Send code' }))
  await code()
  const right = await mailedCode(to)
  await page.user.click(await code())
  await page.user.paste(right === '000000' ? '000001' : '000000')
  await fillIn(page.user, 'sao-mai-wrong')
  await page.user.click(send())
  expect(await code()).toHaveAccessibleErrorMessage('This code is incorrect. You have 4 attempts left.')
  expect(page.address()).toBe('/register/email#code')
  expect(await code()).toHaveFocus()
  await page.user.paste(right)
  expect(await password()).toHaveValue('mật khẩu ✨ 1')
  expect(field('Publisher name')).toHaveValue('Sao Mai Games')
  await page.user.click(send())
  await waitFor(() => expect(page.address()).toBe('/register/complete'))
})

test('a code that can be used no more leads back to it, with the reason', async () => {
  const to = 'used@fresh.example'
  const { user } = await withCode(to)
  await fillIn(user, 'sao-mai-old')
  for (const [refusal, words] of [
    ['otp_expired', 'This code has expired or was already used. Choose “Send a new code”.'],
    ['otp_attempts_exhausted', 'You entered an incorrect code too many times. Choose “Send a new code”.'],
  ] as const) {
    refuseCalls(register, refusal)
    await user.click(send())
    await waitFor(async () => expect(await code()).toHaveAccessibleErrorMessage(words))
    await user.clear(await code())
    await user.click(await code())
    await user.paste('123456')
    await password()
  }
})

test('an empty form names every field, and two passwords that differ stand at the second', async () => {
  const { user } = await withCode('empty@fresh.example')
  await user.click(send())
  expect(await password()).toHaveAccessibleErrorMessage('New password is required.')
  expect(field('Note to the provider')).toHaveAccessibleErrorMessage('Note to the provider is required.')
  expect(screen.getByRole('checkbox')).toHaveAccessibleErrorMessage('You must agree to continue.')
  await user.type(await password(), 'short')
  expect(await password()).toHaveAccessibleErrorMessage('Use at least 8 characters.')
  await user.type(await password(), 'er than that')
  await user.type(screen.getByLabelText('Password confirmation'), 'shorter than this')
  await waitFor(() =>
    expect(screen.getByLabelText('Password confirmation')).toHaveAccessibleErrorMessage('The two entries do not match. Enter them again.'),
  )
})

test('the code of the publisher follows its name, and says while one types whether it is free', async () => {
  const { user } = await withCode('live@fresh.example')
  await user.type(field('Publisher name'), 'Bến Đò')
  expect(field('Publisher code')).toHaveValue('ben-do')
  expect(await screen.findByText('The code “ben-do” is available.')).toBeInTheDocument()
  await user.clear(field('Publisher code'))
  await user.type(field('Publisher code'), 'LOTUS-games')
  expect(await screen.findByText('This code is already taken. Choose another one.')).toBeInTheDocument()
})

test('a code that another publisher has is told at its field, once', async () => {
  const words = 'This code is already taken. Choose another one.'
  const { user } = await withCode('taken@fresh.example')
  await fillIn(user, 'lotus-games')
  await screen.findByText(words)
  await user.click(send())
  await waitFor(() => expect(field('Publisher code')).toHaveAccessibleErrorMessage(words))
  expect(screen.getAllByText(words)).toHaveLength(1)
  expect(await password()).toHaveValue('mật khẩu ✨ 1')
})

test('an address with an account is told only to whoever has the code of its mail', async () => {
  const { user } = await withCode('free@fresh.example')
  await fillIn(user, 'sao-mai-account')
  refuseCalls(register, 'email_taken', { errors: [{ pointer: '/body/email', code: 'taken', message: 'taken' }] })
  await user.click(send())
  expect(await screen.findByRole('alert')).toHaveTextContent('This email already has an account. Sign in instead.')
})

test('a reload or another tab goes on where one was, with everything but what is secret', async () => {
  const first = await withCode('reload@fresh.example')
  await fillIn(first.user, 'sao-mai-reload')
  expect(stored()).not.toMatch(/mật khẩu|✨/)
  expect(stored()).not.toContain(await mailedCode('reload@fresh.example'))
  expect(JSON.stringify([...keptInBrowser])).not.toContain('✨')
  first.unmount()

  const { user } = await renderPage(auth, '/register/email', signedOut)
  expect(screen.getByText(/OTP sent to reload@fresh\.example/)).toBeInTheDocument()
  await user.click(await code())
  await user.paste(await mailedCode('reload@fresh.example'))
  expect(await password()).toHaveValue('')
  expect(field('First name')).toHaveValue('Björk')
  expect(field('Publisher code')).toHaveValue('sao-mai-reload')
  expect(field('Note to the provider')).toHaveValue('Puzzle games.')
  expect(screen.getByRole('checkbox')).not.toBeChecked()
})

test('what cannot be read of an earlier life is nothing', async () => {
  localStorage.setItem('console.kept...registration', '{"at":1,"email":5}')
  await renderPage(auth, '/register/email', signedOut)
  expect(email()).toHaveValue('')
})
