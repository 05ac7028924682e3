import { afterEach, expect, test } from '@jest/globals'
import { act, renderHook } from '@testing-library/react'
import { useStoredRegistration } from './stored-registration.ts'

const TYPED = { first_name: 'Thảo', last_name: 'Mai', publisher_name: 'Sao Mai', publisher_code: 'sao-mai', note: 'Puzzles.' }
const NONE = { first_name: '', last_name: '', publisher_name: '', publisher_code: '', note: '' }

const inThisTab = () => renderHook(useStoredRegistration).result

function begin() {
  const here = inThisTab()
  act(() => here.current.keep({ email: 'one@fresh.example', sent: { email: 'one@fresh.example', expires: 1, resendFrom: 1 } }))
  act(() => here.current.keep({ typed: TYPED }))
  return here
}

afterEach(() => {
  sessionStorage.clear()
  localStorage.clear()
})

test('what was typed stays when the address is changed in the same tab, and the code of the other address does not', () => {
  const here = begin()
  act(() => here.current.keep({ email: 'two@fresh.example' }))
  expect(here.current.typedFor('two@fresh.example')).toEqual(TYPED)
  expect(here.current.sent).toBeNull()
})

test('what was typed in another tab is there for its address and for no other', () => {
  begin()
  sessionStorage.clear()
  const here = inThisTab()
  expect(here.current.typedFor('one@fresh.example')).toEqual(TYPED)
  expect(here.current.typedFor('two@fresh.example')).toEqual(NONE)
  act(() => here.current.keep({ email: 'two@fresh.example' }))
  expect(here.current.typedFor('two@fresh.example')).toEqual(NONE)
})
