import { ApiError } from '@console/api'
import { Link } from '@console/router'
import { renderPart } from '@console/testing'
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import * as v from 'valibot'
import { Form, PasswordField, TextField, useRecordForm } from './index.ts'
import { refusal } from './testing/refusal.ts'

const Note = v.object({ title: v.pipe(v.string(), v.trim(), v.nonEmpty()), word: v.string() })
const send = jest.fn<(values: v.InferInput<typeof Note>) => Promise<void>>()

function Writing() {
  const form = useRecordForm(Note, { title: '', word: '' })
  return (
    <>
      <Link to="/elsewhere">Elsewhere</Link>
      <Form form={form} submit="Save" failed="Saving failed" onSubmit={(values) => send(values)}>
        <TextField name="title" label="Title" required />
        <PasswordField name="word" label="Secret word" autoComplete="new-password" />
      </Form>
    </>
  )
}

const title = () => screen.getByRole('textbox', { name: 'Title' })
const save = () => screen.getByRole('button', { name: 'Save' })

async function written(words = 'Something') {
  const page = await renderPart(<Writing />)
  await page.user.type(title(), words)
  return page
}

beforeEach(() => {
  send.mockReset()
  send.mockResolvedValue(undefined)
})

test('an error of the server stands at its field, which takes the focus, and nowhere else', async () => {
  send.mockRejectedValue(refusal('/body/title'))
  const { user } = await written()
  await user.click(save())
  await waitFor(() => expect(title()).toHaveAccessibleErrorMessage('This value is already taken. Choose another one.'))
  expect(title()).toHaveFocus()
  expect(screen.queryByText('Saving failed')).not.toBeInTheDocument()
})

test('an error of a field that the form does not have stands above the buttons', async () => {
  send.mockRejectedValue(refusal('/body/elsewhere'))
  const { user } = await written()
  await user.click(save())
  const reason = (await screen.findAllByText('Saving failed')).map((one) => one.parentElement?.textContent)
  expect(reason.join()).toContain('Some values are not valid. Correct them and try again.')
  expect(title()).toBeValid()
  expect(title()).toHaveValue('Something')
})

test.each([
  [422, 'validation_failed', false],
  [503, 'busy', true],
] as const)(
  'a save refused with %s says so once, in sight, and with a reference only where there is something to report',
  async (status, code, isOurs) => {
    send.mockRejectedValue(new ApiError({ status, code, requestId: 'req-1' }))
    const shown = jest.spyOn(Element.prototype, 'scrollIntoView')
    const { user } = await written()
    await user.click(save())
    expect(await screen.findByRole('alert')).toHaveTextContent('Saving failed')
    expect(screen.getByRole('alert').textContent?.includes('Reference: req-1')).toBe(isOurs)
    expect(shown.mock.contexts.some((one) => one instanceof Element && one.contains(screen.getByRole('alert')))).toBe(true)
    expect(screen.getAllByText(/Saving failed/)).toHaveLength(1)
  },
)

describe('a limit', () => {
  const limited = (retryAfter?: number) => new ApiError({ code: 'rate_limited', status: 429, retryAfter })
  const reason = () => screen.getByRole('alert')
  const pass = (seconds: number) => act(async () => jest.advanceTimersByTimeAsync(seconds * 1000))

  async function refused(retryAfter?: number) {
    send.mockRejectedValue(limited(retryAfter))
    const page = await written()
    jest.useFakeTimers({ advanceTimers: true })
    await page.user.click(save())
    await screen.findByRole('alert')
    return page
  }
  afterEach(() => {
    jest.useRealTimers()
  })

  test('names its time in words and counts down in silence; at its end the form can be sent again, which is told', async () => {
    const { user } = await refused(900)
    const timer = screen.getByRole('timer')
    expect(reason()).toContainElement(timer)
    expect(timer).toHaveTextContent('Too many attempts. Try again in 15 minutes.')
    expect(save()).toHaveAccessibleDescription('Too many attempts. Wait a moment and try again.')
    await user.click(save())
    expect(send).toHaveBeenCalledTimes(1)
    await pass(61)
    expect(timer).toHaveTextContent('Try again in 14 minutes.')
    await pass(800)
    expect(timer).toHaveTextContent(/Try again in 3\d seconds\./)
    const told = within(reason()).getByRole('status')
    expect(told).toBeEmptyDOMElement()
    await pass(40)
    expect(timer).not.toBeInTheDocument()
    expect(told).toHaveTextContent('What you typed is still here. Choose “Save” to send it again.')
    await user.click(save())
    await waitFor(() => expect(send).toHaveBeenCalledTimes(2))
  })

  test('holds for what was sent only: whoever types something else may send it', async () => {
    const { user } = await refused(900)
    await user.type(title(), ' else')
    await pass(1)
    expect(screen.queryByRole('timer')).not.toBeInTheDocument()
    await user.click(save())
    await waitFor(() => expect(send).toHaveBeenCalledTimes(2))
    expect(await screen.findByRole('timer')).toHaveTextContent('Try again in 15 minutes.')
  })

  test('that names no time asks for a moment and blocks nothing', async () => {
    await refused()
    expect(reason()).toHaveTextContent('Too many attempts. Wait a moment and try again.')
    expect(reason()).toHaveTextContent('Choose “Save” to send it again.')
    expect(save()).not.toHaveAttribute('aria-disabled')
  })
})

test('while it is being sent, neither the button nor Enter sends it again', async () => {
  let done = () => {}
  send.mockReturnValue(
    new Promise((resolve) => {
      done = resolve
    }),
  )
  const { user } = await written()
  await user.dblClick(save())
  await user.click(save())
  await user.type(title(), '{Enter}')
  expect(save()).toHaveAttribute('aria-busy', 'true')
  expect(send).toHaveBeenCalledTimes(1)
  done()
  await waitFor(() => expect(save()).not.toHaveAttribute('aria-busy'))
})

describe('the keys that save', () => {
  const isTaken = (init: KeyboardEventInit, target: Element = document.body) => !fireEvent.keyDown(target, init)

  test.each([
    ['Ctrl+S', { key: 's', ctrlKey: true }],
    ['⌘S', { key: 's', metaKey: true }],
    ['Ctrl+S with Caps Lock', { key: 'S', ctrlKey: true }],
  ] as const)('%s saves from anywhere on the page, in place of the browser', async (_, keys) => {
    await written()
    expect(isTaken(keys)).toBe(true)
    await waitFor(() => expect(send).toHaveBeenCalledTimes(1))
  })

  test('Ctrl+Enter sends from within the form, before an editor takes it for a new line, and from nowhere else', async () => {
    const onKey = jest.fn()
    const { user } = await written()
    title().addEventListener('keydown', onKey)
    expect(isTaken({ key: 'Enter', ctrlKey: true }, screen.getByRole('link', { name: 'Elsewhere' }))).toBe(false)
    expect(send).not.toHaveBeenCalled()
    await user.click(title())
    onKey.mockClear()
    await user.keyboard('{Control>}{Enter}{/Control}')
    await waitFor(() => expect(send).toHaveBeenCalledTimes(1))
    expect(onKey.mock.calls.map(([event]) => (event as KeyboardEvent).key)).toEqual(['Control'])
  })

  test.each([
    ['another key', { key: 'd', ctrlKey: true }],
    ['no modifier', { key: 's' }],
    ['a modifier more', { key: 's', ctrlKey: true, shiftKey: true }],
  ] as const)('%s is left alone', async (_, keys) => {
    await written()
    expect(isTaken(keys, title())).toBe(false)
    expect(send).not.toHaveBeenCalled()
  })

  test('nothing is saved behind an open question', async () => {
    const { user } = await written()
    await user.click(screen.getByRole('link', { name: 'Elsewhere' }))
    await screen.findByRole('alertdialog', { name: 'Leave this page?' })
    expect(isTaken({ key: 's', ctrlKey: true })).toBe(false)
    expect(send).not.toHaveBeenCalled()
  })

  test('a key that is held down saves once', async () => {
    await written()
    expect(isTaken({ key: 's', ctrlKey: true })).toBe(true)
    expect(isTaken({ key: 's', ctrlKey: true, repeat: true })).toBe(true)
    await waitFor(() => expect(send).toHaveBeenCalledTimes(1))
  })
})

test.each([
  ['someone who is signed in', { as: 'owner' } as const, 'session_revoked', false],
  ['an answer of someone on the way', { as: 'owner' } as const, 'invalid_answer', true],
  ['no one, who cannot be signed out', { as: null } as const, 'invalid_credentials', true],
] as const)('the end of a session is left to the question over the page: of %s a failure is said: %s', async (_, visitor, code, isSaid) => {
  send.mockRejectedValue(new ApiError({ status: 401, code }))
  const { user } = await renderPart(<Writing />, visitor)
  await user.type(title(), 'Something')
  await user.click(save())
  await waitFor(() => expect(send).toHaveBeenCalledTimes(1))
  await waitFor(() => expect(save()).not.toHaveAttribute('aria-busy'))
  expect(screen.queryByRole('alert') !== null).toBe(isSaid)
  expect(title()).toHaveValue('Something')
})

test('only fields that may stay empty say so', async () => {
  await renderPart(<Writing />)
  expect(screen.getAllByText('optional').map((one) => one.parentElement?.textContent)).toEqual(['Secret wordoptional'])
  expect(title()).toBeRequired()
  expect(screen.queryByText('required')).not.toBeInTheDocument()
})

test('nothing typed, or typed and taken back, is left without a question', async () => {
  const { user, address } = await written('a')
  await user.clear(title())
  await user.click(screen.getByRole('link', { name: 'Elsewhere' }))
  await waitFor(() => expect(address()).toBe('/elsewhere'))
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()
})

test('the browser asks before the document goes away only where something is typed', async () => {
  const { user } = await renderPart(<Writing />)
  // False where a listener asked the browser to ask.
  expect(fireEvent(window, new Event('beforeunload', { cancelable: true }))).toBe(true)
  await user.type(title(), 'Something')
  expect(fireEvent(window, new Event('beforeunload', { cancelable: true }))).toBe(false)
})

test('a password can be shown and hidden again, and keeps what is typed', async () => {
  const { user } = await renderPart(<Writing />)
  const word = screen.getByLabelText('Secret word')
  await user.type(word, 'Abc-1')
  expect(word).toHaveAttribute('type', 'password')
  expect(word).toHaveAttribute('autocomplete', 'new-password')
  const eye = screen.getByRole('button', { name: 'Show secret word', pressed: false })
  await user.click(eye)
  expect(word).toHaveAttribute('type', 'text')
  expect(eye).toHaveAttribute('aria-pressed', 'true')
  await user.click(eye)
  expect(word).toHaveAttribute('type', 'password')
  expect(word).toHaveValue('Abc-1')
  expect(send).not.toHaveBeenCalled()
})
