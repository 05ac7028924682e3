import { expect, test } from '@jest/globals'
import * as v from 'valibot'
import { fieldOf, pathOf, resolverOf } from './form-errors.ts'

const values = {
  url: '',
  application_ids: ['a'],
  firebase_config: '{}',
  content: { title: '' },
  completion: null,
  rewards: [{ application_id: 'a', reward_description: { amount: null }, postback_param: [{ name: '', value: '' }] }],
}

test.each([
  ['/body/url', 'url'],
  ['/body/integration_info/url', 'url'],
  ['/body/integration_info/firebase_config/project_id', 'firebase_config'],
  ['/body/application_ids/0', 'application_ids'],
  ['/body/content/title', 'content.title'],
  ['/body/completion/value', 'completion'],
  ['/body/rewards', 'rewards'],
  ['/body/rewards/0', 'rewards.0'],
  ['/body/rewards/7/application_id', 'rewards'],
  ['/body/rewards/0/application_id', 'rewards.0.application_id'],
  ['/body/rewards/0/reward_description/amount', 'rewards.0.reward_description.amount'],
  ['/body/rewards/0/postback_param/0/value', 'rewards.0.postback_param.0.value'],
  ['/body/elsewhere', undefined],
])('an error at %s belongs to the field %s', (pointer, field) => {
  expect(fieldOf(pathOf(pointer), values)).toBe(field)
})

const schema = v.object({ name: v.pipe(v.string(), v.nonEmpty()), code: v.string() })
const checks = () => [
  { pointer: '/body/name', code: 'taken' },
  { pointer: '/body/code', code: 'too_big', params: { limit: 9 } },
]

test.each([
  ['a check refuses what the schema accepts', 'x', { name: { type: 'taken' }, code: { type: 'too_big', types: { limit: '9' } } }],
  ['the schema’s reason wins where both refuse a field', '', { name: { type: 'required' }, code: { type: 'too_big' } }],
])('%s', async (_, name, errors) => {
  const { errors: found } = await resolverOf(schema, checks)({ name, code: '' }, undefined, {
    fields: {},
    shouldUseNativeValidation: false,
  })
  expect(found).toMatchObject(errors)
})

test('what is wrong with a list and with what stands in it are both found, in whichever order', async () => {
  const list = v.object({ tags: v.pipe(v.array(v.object({ name: v.pipe(v.string(), v.nonEmpty()) })), v.minLength(2)) })
  const { errors: found } = await resolverOf(list)({ tags: [{ name: '' }] }, undefined, { fields: {}, shouldUseNativeValidation: false })
  expect(found).toMatchObject({ tags: { 0: { name: { type: 'required' } }, root: { type: 'min_items' } } })
})
