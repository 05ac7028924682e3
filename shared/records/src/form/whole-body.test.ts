import { expect, test } from '@jest/globals'
import { fieldAsSent } from './whole-body.ts'

const stored = {
  rules: [
    { id: 'a', operator: '~', weight: 2 },
    { id: 'b', operator: '=' },
  ],
}
const shown = [
  { id: 'a', operator: 'unknown' },
  { id: 'b', operator: '=' },
]

test('a field as it would be sent has what no one touched as it came', () => {
  const changed = [shown[1], { ...shown[0], name: 'New' }]
  expect(fieldAsSent('rules', stored, shown, changed)).toEqual([stored.rules[1], { ...stored.rules[0], name: 'New' }])
})

test('a field that would not be sent, since an entry of it could not be read, is nothing', () => {
  expect(fieldAsSent('rules', stored, shown.slice(0, 1), [])).toBeUndefined()
})
