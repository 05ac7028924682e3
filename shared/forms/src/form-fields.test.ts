import { expect, test } from '@jest/globals'
import { type FormFields, formatValue, labelOf } from './form-fields.ts'

const formFields: FormFields = new Map([
  ['rewards', { label: 'Rewards', format: (rows: readonly { readonly item: string }[]) => rows.map(({ item }) => item).join(' + ') }],
])

test.each([
  ['rewards', [{ item: 'Gold' }, { item: 'Gems' }], 'Gold + Gems'],
  ['content', { title: 'A', image_url: null, pages: [{ title: 'B', limit: 3 }] }, 'A, B, 3'],
  ['application_ids', ['a', 'b'], 'a, b'],
  ['content', null, ''],
])('a value of %s reads as a person would: %j', (name, value, words) => {
  expect(formatValue(formFields, name, value)).toBe(words)
})

test('a field that consists of others has the label that was given for the whole', () => {
  expect(labelOf(formFields, 'rewards')).toBe('Rewards')
})
