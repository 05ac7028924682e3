import { expect, test } from '@jest/globals'
import { render } from '@testing-library/react'
import { NamedText } from './named-text.tsx'

test.each([
  ['its name', 'Quest', '“<strong>Quest</strong>” will be deleted. Quest is over.'],
  ['a name that the words have too', 'will', '“<strong>will</strong>” will be deleted. will is over.'],
  ['an empty name', '', '“” will be deleted.  is over.'],
  ['a name like markup', '<i>', '“<strong>&lt;i&gt;</strong>” will be deleted. &lt;i&gt; is over.'],
])('words with %s', (_, name, drawn) => {
  const { container } = render(<NamedText name={name}>{(shown) => `“${shown}” will be deleted. ${shown} is over.`}</NamedText>)
  expect(container.innerHTML).toBe(drawn)
})

test('a value may be drawn in another way than in bold', () => {
  const { container } = render(
    <NamedText name="de" as="code">
      {(code) => `Type the code ${code} to go on`}
    </NamedText>,
  )
  expect(container.innerHTML).toBe('Type the code <code>de</code> to go on')
})

test.each([
  ['its name', 'Quest will be deleted. Quest is over.', '<strong>Quest</strong> will be deleted. Quest is over.'],
  ['no name', 'It will be deleted.', 'It will be deleted.'],
])('a module that was released before gives words with %s', (_, words, drawn) => {
  expect(render(<NamedText name="Quest">{words}</NamedText>).container.innerHTML).toBe(drawn)
})
