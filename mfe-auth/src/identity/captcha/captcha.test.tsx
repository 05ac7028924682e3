import { forgotPassword, login, sendRegisterMail } from '@console/contract'
import type { CaptchaSettings } from '@console/module'
import { pageDataStore } from '@console/session'
import { openedDocuments, PASSWORD, problem, recordCalls, renderPage } from '@console/testing'
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { act, screen, waitFor } from '@testing-library/react'
import auth from '../../module.ts'
import type { Grecaptcha } from './captcha-script.ts'

const SCRIPT = 'https://captcha.example/recaptcha/api.js'
const V3: CaptchaSettings = { script_url: SCRIPT, site_key: 'key', version: '3' }
const V2: CaptchaSettings = { ...V3, version: '2' }

/** The scripts that the page asked for, and what asking yields: the browser of these tests fetches none. */
const asked: string[] = []
let arrives: Partial<Grecaptcha> | undefined
const execute = jest.fn<Grecaptcha['execute']>()
const render = jest.fn<Grecaptcha['render']>()
const reset = jest.fn<Grecaptcha['reset']>()
const grecaptcha: Grecaptcha = { ready: (callback) => callback(), execute, render, reset }

beforeEach(() => {
  asked.length = 0
  execute.mockReset().mockResolvedValue('token of the captcha')
  arrives = grecaptcha
  jest.spyOn(document.head, 'append').mockImplementation((...nodes) => {
    const [script] = nodes
    if (!(script instanceof HTMLScriptElement)) throw new Error('Only scripts come to the head.')
    asked.push(script.src)
    queueMicrotask(() => {
      if (arrives) Object.assign(window, { grecaptcha: arrives })
      script.dispatchEvent(new Event(arrives ? 'load' : 'error'))
    })
  })
})
afterEach(() => {
  delete window.grecaptcha
  jest.restoreAllMocks()
})

async function signIn(captcha: CaptchaSettings | null, locale: 'en' | 'vi' = 'en') {
  const { user } = await renderPage(auth, '/login', { as: null, locale })
  act(() => pageDataStore.setState(({ settings }) => ({ settings: { ...settings, captcha } })))
  await user.type(screen.getByRole('textbox', { name: 'Email' }), 'owner@lotus.example')
  await user.type(screen.getByLabelText(/^(Password|Mật khẩu)$/), `${PASSWORD}{Enter}`)
  return user
}

// First, since the script of a document is loaded once.
test.each([
  [{ ...V3, site_key: null }, 'en', 'No key provided'],
  [{ ...V3, version: null }, 'en', 'No version provided'],
  [{ ...V3, site_key: null }, 'vi', 'Captcha thiếu khóa: hãy liên hệ nhà cung cấp'],
  [{ ...V3, version: null }, 'vi', 'Captcha thiếu phiên bản: hãy liên hệ nhà cung cấp'],
] as const)('with %j in %s the form says: %s, asks no one and keeps what was typed', async (captcha, locale, words) => {
  const calls = recordCalls(login)
  await signIn(captcha, locale)
  expect(await screen.findByText(words)).toBeInTheDocument()
  expect(screen.getByRole('textbox', { name: 'Email' })).toHaveValue('owner@lotus.example')
  expect(calls).toEqual([])
  expect(asked).toEqual([])
})

test('a script that cannot be loaded is told, and tried again with the next attempt', async () => {
  arrives = undefined
  const user = await signIn(V3)
  expect(await screen.findByRole('alert')).toHaveTextContent('Couldn’t load the captcha. Your browser or network may be blocking it.')
  const before = asked.length
  expect(asked[0]).toBe(`${SCRIPT}?render=key&hl=vi`)
  arrives = grecaptcha
  await user.click(screen.getByRole('button', { name: 'Sign in' }))
  await waitFor(() => expect(openedDocuments()).toEqual(['/campaigns']))
  expect(asked).toHaveLength(before + 1)
})

test.each([
  ['fails', () => Promise.reject(new Error('broken'))],
  ['gives nothing', () => Promise.resolve('')],
] as const)('a captcha that %s is told', async (_, outcome) => {
  execute.mockImplementation(outcome)
  const calls = recordCalls(login)
  await signIn(V3)
  expect(await screen.findByRole('alert')).toHaveTextContent('The captcha didn’t respond. Try again.')
  expect(calls).toEqual([])
})

test('without a connection the form says so, as it does without a captcha', async () => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  execute.mockRejectedValue(new Error('no connection'))
  await signIn(V3)
  expect(await screen.findByRole('alert')).toHaveTextContent('There is no connection.')
})

test('a browser that wrongly says it is offline signs in', async () => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  await signIn(V3)
  await waitFor(() => expect(openedDocuments()).toEqual(['/campaigns']))
})

test('version 3 is asked with the key and what the call is', async () => {
  const calls = recordCalls(login)
  await signIn(V3)
  await waitFor(() => expect(openedDocuments()).toEqual(['/campaigns']))
  expect(execute).toHaveBeenCalledWith('key', { action: 'login' })
  expect(await calls[0]?.json()).toMatchObject({ captcha_token: 'token of the captcha' })
})

test('version 2 gives its token to a widget, which is made once and asked for each call', async () => {
  const answers = ['first token', 'second token']
  let give = (_token: string) => {}
  render.mockImplementation((_place, { callback }) => {
    give = callback
    return 7
  })
  execute.mockImplementation(async () => give(answers.shift() ?? ''))
  const calls = recordCalls(login, () => problem('invalid_credentials'))
  const user = await signIn(V2)
  await screen.findByRole('alert')
  await user.click(screen.getByRole('button', { name: 'Sign in' }))
  await waitFor(() => expect(calls).toHaveLength(2))
  const tokens = await Promise.all(calls.map(async (call) => (await call.json()).captcha_token))
  expect(tokens).toEqual(['first token', 'second token'])
  expect(render).toHaveBeenCalledTimes(1)
  expect(render.mock.calls[0]?.[1]).toMatchObject({ sitekey: 'key', size: 'invisible' })
  expect(execute).toHaveBeenLastCalledWith(7)
  expect(reset).toHaveBeenCalledWith(7)
})

test.each([
  ['/register/email', 'Email', 'Send code', 'send_register_mail', sendRegisterMail],
  ['/forgot-password', 'Email', 'Send code', 'forgot_password', forgotPassword],
] as const)('at %s the captcha goes with the code that is asked for', async (at, label, button, action, route) => {
  const calls = recordCalls(route)
  const { user } = await renderPage(auth, at, { as: null })
  act(() => pageDataStore.setState(({ settings }) => ({ settings: { ...settings, captcha: V3 } })))
  await user.type(screen.getByRole('textbox', { name: label }), `${action}@fresh.example`)
  await user.click(screen.getByRole('button', { name: button }))
  await screen.findByRole('textbox', { name: 'Code from the email' })
  expect(execute).toHaveBeenCalledWith('key', { action })
  expect(await calls[0]?.json()).toMatchObject({ captcha_token: 'token of the captcha' })
})

test('without a captcha nothing is loaded and nothing sent', async () => {
  const calls = recordCalls(login)
  await signIn(null)
  await waitFor(() => expect(openedDocuments()).toEqual(['/campaigns']))
  expect(await calls[0]?.json()).toEqual({ email: 'owner@lotus.example', password: PASSWORD })
  expect(asked).toEqual([])
})
