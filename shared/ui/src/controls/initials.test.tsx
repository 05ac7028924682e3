import { renderPart } from '@console/testing'
import { expect, test } from '@jest/globals'
import { fireEvent } from '@testing-library/react'
import { Avatar } from './avatar.tsx'
import { Initials, lettersOf } from './initials.tsx'

test.each([
  ['Lotus Games', 'LG'],
  ['  hanoi media group ', 'HM'],
  ['Đông Á', 'ĐÁ'],
  ['Sen', 'S'],
  ['', ''],
])('the letters of %j are %j', (name, letters) => expect(lettersOf(name)).toBe(letters))

test('they are decoration, and another name of the same thing keeps its colour', async () => {
  const { container } = await renderPart(
    <>
      <Initials id="p1" name="Lotus Games" />
      <Initials id="p1" name="Sen Việt" />
      <Initials id="p2" name="Hanoi Media" />
    </>,
  )
  const [lotus, renamed, hanoi] = ['LG', 'SV', 'HM'].map((letters) => container.querySelector(`[data-letters=${letters}]`))
  expect(lotus).toHaveAttribute('aria-hidden', 'true')
  expect(renamed?.className).toBe(lotus?.className)
  expect(hanoi?.className).not.toBe(lotus?.className)
})

test('a person is shown by a picture, and by initials where it does not load', async () => {
  const { container } = await renderPart(<Avatar id="u1" name="Liên Nguyễn" src="/files/gone" />)
  const picture = container.querySelector('img') as HTMLElement
  expect(picture).toHaveAttribute('alt', '')
  fireEvent.error(picture)
  expect(container.querySelector('img')).toBeNull()
  expect(container.querySelector('[data-letters=LN]')).toBeInTheDocument()
})
