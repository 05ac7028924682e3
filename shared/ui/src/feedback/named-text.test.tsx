import { expect, test } from '@jest/globals'
import { render } from '@testing-library/react'
import { NamedText } from './named-text.tsx'

test.each([
  ['its name', 'Quest', '“Quest” will be deleted. Quest is over.', '“<strong>Quest</strong>” will be deleted. Quest is over.'],
  ['no name', 'Quest', 'It will be deleted.', 'It will be deleted.'],
  ['an empty name', '', '“” will be deleted.', '“” will be deleted.'],
  ['a name like markup', '<i>', '“<i>” goes.', '“<strong>&lt;i&gt;</strong>” goes.'],
])('words with %s', (_, name, words, drawn) => {
  expect(render(<NamedText name={name}>{words}</NamedText>).container.innerHTML).toBe(drawn)
})
