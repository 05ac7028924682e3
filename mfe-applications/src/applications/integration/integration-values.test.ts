import { expect, test } from '@jest/globals'
import * as v from 'valibot'
import { integrationForm, integrationValuesOf } from './integration-values.ts'

const info = { firebase_config: { projectId: 'p' }, url: 'https://api.example', reward_secret: 's', reward_secret_set: true }

test.each([
  ['nothing', null, { firebase_config: '', url: '', reward_secret: '' }],
  ['everything', info, { firebase_config: '{\n  "projectId": "p"\n}', url: 'https://api.example', reward_secret: 's' }],
  [
    'a secret that is withheld',
    { ...info, reward_secret: null },
    { firebase_config: '{\n  "projectId": "p"\n}', url: 'https://api.example', reward_secret: null },
  ],
  [
    'no secret yet',
    { ...info, reward_secret: null, reward_secret_set: false },
    { firebase_config: '{\n  "projectId": "p"\n}', url: 'https://api.example', reward_secret: '' },
  ],
] as const)('the form opens with what is stored: %s', (_, integration_info, values) => {
  expect(integrationValuesOf({ integration_info })).toEqual(values)
})

test('a secret that is withheld may be left alone, one that is missing may not', () => {
  const values = { firebase_config: '{ "projectId": "p" }', url: 'https://api.example' }
  expect(v.is(integrationForm.schema, { ...values, reward_secret: null })).toBe(true)
  expect(v.is(integrationForm.schema, { ...values, reward_secret: '' })).toBe(false)
})
