import { beforeAll, expect, jest, test } from '@jest/globals'
import { fireEvent, render, screen } from '@testing-library/react'
import { leaveKeysOfComposition } from './composition.ts'

beforeAll(leaveKeysOfComposition)

const ENDS_A_WORD = { key: 'Enter', isComposing: true }
const ENDS_A_WORD_IN_SAFARI = { key: 'Enter', keyCode: 229 }

test.each([
  ['that chooses or ends a word', ENDS_A_WORD, 0],
  ['that Safari sends after the word', ENDS_A_WORD_IN_SAFARI, 0],
  ['of a person', { key: 'Enter', keyCode: 13 }, 2],
])('a key %s is heard by as many handlers as may: %j, %d', (_, key, times) => {
  const heard = jest.fn()
  document.addEventListener('keydown', heard, { once: true, capture: true })
  render(<input aria-label="Name" onKeyDown={heard} />)
  expect(fireEvent.keyDown(screen.getByLabelText('Name'), key)).toBe(true)
  expect(heard).toHaveBeenCalledTimes(times)
  document.removeEventListener('keydown', heard, true)
})

test('an editor hears them all', () => {
  const heard = jest.fn()
  render(
    <article contentEditable suppressContentEditableWarning onKeyDown={heard}>
      <p>đêm</p>
    </article>,
  )
  fireEvent.keyDown(screen.getByText('đêm'), ENDS_A_WORD)
  expect(heard).toHaveBeenCalledTimes(1)
})
