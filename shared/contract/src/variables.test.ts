import { expect, test } from '@jest/globals'
import { undeclaredIn, variablesIn } from './variables.ts'

test.each([
  ['', []],
  ['Hello {{first_name}}, {{ gift }} and {{first_name}} again', ['first_name', 'gift']],
  ['<p>{{a}}<b>{{b}}</b></p>', ['a', 'b']],
  ['{{}}', ['']],
  ['{{ <b>name</b> }}', ['<b>name</b>']],
  ['{name} {{name} {name}}', []],
  ['{{{name}}}', ['name']],
])('the variables of %j', (text, names) => expect(variablesIn(text)).toEqual(names))

test('those that no one declared are told, as they are spelled', () => {
  expect(undeclaredIn('{{gift}} {{Gift}} {{gift }} {{}}', ['gift'])).toEqual(['Gift', ''])
})
