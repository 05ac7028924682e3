import { renderPart } from '@console/testing'
import { Button } from '@console/ui'
import { beforeEach, expect, jest, test } from '@jest/globals'
import { createEvent, fireEvent, screen } from '@testing-library/react'
import type { ComponentProps } from 'react'
import { FileDrop } from './file-drop.tsx'

const onFile = jest.fn<(file: File) => void>()
const a = new File(['{}'], 'a.json', { type: 'application/json' })
const b = new File(['{}'], 'b.json', { type: 'application/json' })

beforeEach(() => {
  onFile.mockReset()
})

const visit = (how: Pick<ComponentProps<typeof FileDrop>, 'pastes' | 'isOff'> = {}) =>
  renderPart(
    <FileDrop role="group" aria-label="Config" accept=".json" onFile={onFile} {...how}>
      {(choose) => <Button onClick={choose}>Choose</Button>}
    </FileDrop>,
  )
const place = () => screen.getByRole('group', { name: 'Config' })
function input(): HTMLInputElement {
  const found = place().querySelector<HTMLInputElement>('input[type=file]')
  if (!found) throw new Error('There is no input for files.')
  return found
}
const taken = () => onFile.mock.calls.map(([file]) => file.name)

/** Returns whether the browser is left to handle the event, as it is for text. */
function put(how: 'drop' | 'paste', files: readonly File[]): boolean {
  const data = { files, types: files.length > 0 ? ['Files'] : ['text/plain'] }
  return fireEvent(place(), createEvent[how](place(), how === 'drop' ? { dataTransfer: data } : { clipboardData: data }))
}

test('the button opens what the browser asks with, by keyboard too', async () => {
  const { user } = await visit()
  const asked = jest.spyOn(input(), 'click')
  await user.tab()
  expect(screen.getByRole('button', { name: 'Choose' })).toHaveFocus()
  await user.keyboard('{Enter}')
  expect(asked).toHaveBeenCalledTimes(1)
  expect(input()).toHaveAttribute('accept', '.json')
})

test('a chosen file is taken, and the same one again', async () => {
  const { user } = await visit()
  await user.upload(input(), a)
  expect(input().value).toBe('')
  await user.upload(input(), a)
  expect(taken()).toEqual(['a.json', 'a.json'])
})

test('of several dropped files the first is taken, and none opens in place of the page', async () => {
  await visit()
  expect(put('drop', [a, b])).toBe(false)
  expect(taken()).toEqual(['a.json'])
})

test('dropped text is left to the browser', async () => {
  await visit()
  expect(put('drop', [])).toBe(true)
  expect(taken()).toEqual([])
})

test('a file is pasted only where the place says so', async () => {
  const { unmount } = await visit()
  expect(put('paste', [a])).toBe(true)
  unmount()
  await visit({ pastes: true })
  expect(put('paste', [b])).toBe(false)
  expect(taken()).toEqual(['b.json'])
})

test('where no file can be taken, a dropped one goes nowhere', async () => {
  await visit({ isOff: true, pastes: true })
  expect(put('drop', [a])).toBe(false)
  expect(put('paste', [a])).toBe(false)
  expect(taken()).toEqual([])
})
