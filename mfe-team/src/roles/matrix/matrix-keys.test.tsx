import { expect, test } from '@jest/globals'
import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { moveFocus } from './matrix-keys.ts'

/** A matrix with a gap in the middle of its first row, and a last row that is not shown. */
function Matrix() {
  const box = (at: string) => <button key={at} type="button" data-at={at} aria-label={at} />
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: in place of the table
    <div onKeyDown={moveFocus}>
      {['0:0', '0:2', '1:0', '1:1', '1:2'].map(box)}
      <div hidden>{box('2:0')}</div>
      <input aria-label="Beside" />
    </div>
  )
}

test.each([
  ['1:0', '{ArrowRight}', '1:1'],
  ['1:1', '{ArrowLeft}', '1:0'],
  ['1:0', '{ArrowUp}', '0:0'],
  ['0:2', '{ArrowDown}', '1:2'],
  ['0:0', '{ArrowRight}', '0:2'],
  ['1:1', '{ArrowUp}', '1:1'],
  ['1:2', '{ArrowRight}', '1:2'],
  ['1:0', '{ArrowDown}', '1:0'],
  ['1:2', '{Home}', '1:0'],
  ['1:0', '{End}', '1:2'],
  ['1:0', 'x', '1:0'],
  ['Beside', '{ArrowUp}', 'Beside'],
])('from %s, %s leads to %s', async (from, key, to) => {
  render(<Matrix />)
  screen.getByLabelText(from).focus()
  await userEvent.keyboard(key)
  expect(screen.getByLabelText(to)).toHaveFocus()
})
