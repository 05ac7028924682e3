import { MessagesProvider } from '@console/i18n'
import english from '@console/i18n/messages/en'
import { renderPart } from '@console/testing'
import { afterEach, describe, expect, jest, test } from '@jest/globals'
import { act, render, screen, waitFor } from '@testing-library/react'
import { StrictMode } from 'react'
import { UiProvider } from '../theme/ui-provider.tsx'
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

test('what was said on a page is gone with it, and holds nothing back', async () => {
  const { unmount } = await renderPart(<p>The page</p>)
  for (const words of ['One', 'Two', 'Three', 'Four', 'Five']) await act(async () => toast.success(words))
  await screen.findByText('Four')
  unmount()
  await renderPart(<p>Another page</p>)
  await act(async () => toast.success('Six'))
  expect(await screen.findByRole('status')).toHaveAccessibleName('Six')
})

test('the first notice stays in strict mode, which takes each effect back and runs it again', async () => {
  await act(async () => toast.success('First'))
  render(
    <StrictMode>
      <MessagesProvider locale="en" timeZone="UTC" messages={english}>
        <UiProvider nonce="test">The page</UiProvider>
      </MessagesProvider>
    </StrictMode>,
  )
  expect(await screen.findByText('First')).toBeInTheDocument()
})

test('what is said again takes the place of itself, other words stand beside it', async () => {
  await renderPart(<p>The page</p>)
  for (const words of ['Copied', 'Copied', 'Saved']) await act(async () => toast.success(words))
  await screen.findByText('Saved')
  await waitFor(() => expect(screen.getAllByText('Copied')).toHaveLength(1))
})

test('one that another takes the place of leaves no hole between the others', async () => {
  await renderPart(<p>The page</p>)
  for (const name of ['First', 'Second', 'Third']) await act(async () => toast.success(name, undefined, { id: name }))
  await screen.findByText('Third')
  const places = () => screen.getAllByRole('status').map(({ style }) => style.getPropertyValue('--offset'))
  await waitFor(() => expect(places()).toEqual(['0px', '16px', '32px']))
  await act(async () => toast.success('Undone', undefined, { id: 'Second' }))
  await screen.findByText('Undone')
  await waitFor(() => expect(screen.queryByText('Second')).not.toBeInTheDocument())
  await waitFor(() => expect(places()).toEqual(['0px', '16px', '32px']))
})

test('what is offered says of what, and a newer notice about the same takes its place', async () => {
  await renderPart(<p>The page</p>)
  const undo = { label: 'Undo', onClick: () => {} }
  for (const name of ['Summer', 'Winter']) await act(async () => toast.success('Moved', undo, { id: name, name }))
  const offered = () => screen.getAllByRole('button', { name: /^Undo: Moved/ }).map(({ ariaLabel }) => ariaLabel)
  await screen.findByText('Winter')
  expect(offered()).toEqual(['Undo: Moved, Winter', 'Undo: Moved, Summer'])
  await act(async () => toast.success('Ended', undefined, { id: 'Summer' }))
  await waitFor(() => expect(offered()).toEqual(['Undo: Moved, Winter']))
})

describe('a key leads to what the newest notice offers, and the focus goes back from there', () => {
  const notice = (words: string) => screen.queryByText(words)

  async function withNotices() {
    const page = await renderPart(
      <main>
        <h1 id="page-title" tabIndex={-1}>
          Campaigns
        </h1>
        <button type="button">Pause</button>
      </main>,
    )
    for (const words of ['Older', 'Paused']) await act(async () => toast.success(words, { label: 'Undo', onClick: () => {} }))
    await screen.findByText('Paused')
    await page.user.click(screen.getByRole('button', { name: 'Pause' }))
    await page.user.keyboard('[F8]')
    await waitFor(() => expect(screen.getByRole('button', { name: 'Undo: Paused' })).toHaveFocus())
    return page
  }

  test.each(['{Enter}', '{Escape}', '{Tab} '])('to where it was before, after %s', async (keys) => {
    const { user } = await withNotices()
    await user.keyboard(keys)
    await waitFor(() => expect(notice('Paused')).not.toBeInTheDocument())
    expect(screen.getByRole('button', { name: 'Pause' })).toHaveFocus()
  })

  test('when the same is said again', async () => {
    await withNotices()
    await act(async () => toast.success('Paused'))
    expect(screen.getByRole('button', { name: 'Pause' })).toHaveFocus()
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Undo: Paused' })).not.toBeInTheDocument())
  })

  test('to the title of the page, where what had it is gone', async () => {
    const { user } = await withNotices()
    screen.getByRole('button', { name: 'Pause' }).remove()
    await user.keyboard('{Enter}')
    await waitFor(() => expect(notice('Paused')).not.toBeInTheDocument())
    expect(screen.getByRole('heading', { name: 'Campaigns' })).toHaveFocus()
  })
})
