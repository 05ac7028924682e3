import { afterEach, expect, test } from '@jest/globals'
import { act, renderHook } from '@testing-library/react'
import { useTabText } from './use-tab-text.ts'

const inThisTab = () => renderHook(() => useTabText('text')).result
const openAnotherTab = () => sessionStorage.clear()
const SHARED = 'console.kept...text'

function keepElsewhere(text: string): void {
  localStorage.setItem(SHARED, text)
  act(() => void dispatchEvent(new StorageEvent('storage', { key: SHARED, newValue: text })))
}

afterEach(() => {
  sessionStorage.clear()
  localStorage.clear()
})

test('another tab changes nothing here, also after a reload', () => {
  const here = inThisTab()
  act(() => here.current.keep('one'))
  keepElsewhere('two')
  expect(here.current).toMatchObject({ text: 'one', isOwn: true })
  expect(inThisTab().current).toMatchObject({ text: 'one', isOwn: true })
})

test('a new tab starts with what was kept last, and has its own from its first change', () => {
  const before = inThisTab()
  act(() => before.current.keep('one'))
  openAnotherTab()
  const here = inThisTab()
  expect(here.current).toMatchObject({ text: 'one', isOwn: false })
  act(() => here.current.keep('two'))
  expect(here.current).toMatchObject({ text: 'two', isOwn: true })
})

test('once forgotten it is nowhere, but stays on the page that is open', () => {
  const here = inThisTab()
  act(() => here.current.keep('one'))
  act(() => here.current.forget())
  expect(here.current.text).toBe('one')
  expect(JSON.stringify([{ ...localStorage }, { ...sessionStorage }])).not.toContain('one')
})

test('forgetting leaves what another tab has kept since', () => {
  const here = inThisTab()
  act(() => here.current.keep('one'))
  keepElsewhere('two')
  act(() => here.current.forget())
  expect(inThisTab().current).toMatchObject({ text: 'two', isOwn: false })
})
