import { expect, test } from '@jest/globals'
import * as v from 'valibot'
import { PostbackParams, RewardWrite } from './task-rewards.ts'
import { TaskWrite } from './task-writes.ts'
import { errorsOf } from './testing/errors-of.ts'

const described = { item: 'Gold', amount: 1, summary: '1 gold', description: 'To the mailbox.', icon_url: null }
const reward = { application_id: 'quest', postback_param: [], reward_description: described }
const rule = { metrics_category_id: 'a', metric_id: 'b', operator: '=', value: 1 }
const right = {
  name: 'Mission',
  description: 'What to do.',
  metadata_rule: [],
  status: 'active',
  audience_type: 'user',
  task_type: 'article',
  content: { title: 'Guide', image_url: 'https://a.example/i.png', read_more_url: 'lotus://guide', duration: 60 },
  completion_metadata_rule: null,
  rewards: [reward],
}
const email = { task_type: 'email', content: { subject: 'Hi', content: 'Hi', cta_link: 'https://a.example/', variables: [] } }
const event = { task_type: 'metric_event', content: {} }

test.each<[string, object, readonly unknown[]]>([
  ['all it needs', {}, []],
  ['texts as long as may be', { name: '🎁'.repeat(200), description: 'x'.repeat(20_000) }, []],
  ['a name too long', { name: 'x'.repeat(201) }, [['/body/name', 'too_long', 200]]],
  ['a description too long', { description: 'x'.repeat(20_001) }, [['/body/description', 'too_long', 20_000]]],
  ['no description', { description: ' ' }, [['/body/description', 'required', undefined]]],
  ['the status of ended campaigns', { status: 'ended' }, [['/body/status', 'invalid_option', undefined]]],
  ['no reward', { rewards: [] }, [['/body/rewards', 'min_items', 1]]],
  ['a reward twice', { rewards: [reward, reward] }, [['/body/rewards', 'duplicate', undefined]]],
  ['a rule, which no article has', { completion_metadata_rule: rule }, [['/body/completion_metadata_rule', 'invalid_option', undefined]]],
  ['no word on its rule', { completion_metadata_rule: undefined }, [['/body/completion_metadata_rule', 'required', undefined]]],
  ['a rule, as an email may', { ...email, completion_metadata_rule: rule }, []],
  ['none, as an email may', email, []],
  ['a rule, as a metric event must', { ...event, completion_metadata_rule: rule }, []],
  ['none, as no metric event may', event, [['/body/completion_metadata_rule', 'required', undefined]]],
  ['another type', { task_type: 'no_type' }, [['/body/task_type', 'invalid_option', undefined]]],
  ['no type', { task_type: undefined }, [['/body/task_type', 'required', undefined]]],
])('a mission with %s', (_, change, errors) => expect(errorsOf(TaskWrite, { ...right, ...change })).toEqual(errors))

test.each<[string, object, readonly unknown[]]>([
  ['the least amount', { amount: Number.MIN_VALUE }, []],
  ['nothing', { amount: 0 }, [['/body/reward_description/amount', 'not_positive', undefined]]],
  ['a debt', { amount: -1 }, [['/body/reward_description/amount', 'not_positive', undefined]]],
  ['the greatest amount', { amount: Number.MAX_SAFE_INTEGER }, []],
  ['an amount that is not kept exactly', { amount: 2 ** 53 }, [['/body/reward_description/amount', 'too_big', Number.MAX_SAFE_INTEGER]]],
  ['a text as its amount', { amount: '1' }, [['/body/reward_description/amount', 'invalid_type', undefined]]],
  ['texts as long as may be', { item: 'x'.repeat(200), summary: 'x'.repeat(200), description: 'x'.repeat(2000) }, []],
  ['an item too long', { item: 'x'.repeat(201) }, [['/body/reward_description/item', 'too_long', 200]]],
  ['a description too long', { description: 'x'.repeat(2001) }, [['/body/reward_description/description', 'too_long', 2000]]],
  ['no icon', { icon_url: ' ' }, []],
  ['an icon of an app', { icon_url: 'lotus://i.png' }, [['/body/reward_description/icon_url', 'invalid_url', undefined]]],
])('a reward with %s', (_, change, errors) =>
  expect(errorsOf(RewardWrite, { ...reward, reward_description: { ...described, ...change } })).toEqual(errors),
)

test('an amount beyond every number is refused', () => {
  expect(v.safeParse(RewardWrite, { ...reward, reward_description: { ...described, amount: Number.POSITIVE_INFINITY } }).success).toBe(
    false,
  )
})

const params = (count: number) => Array.from({ length: count }, (_, n) => ({ name: `a${n}`, value: '1' }))
test.each<[string, readonly object[], readonly unknown[] | readonly object[]]>([
  ['whole', [{ name: 'a', value: '1' }], []],
  ['as long as may be', [{ name: 'x'.repeat(100), value: 'x'.repeat(1000) }], []],
  ['with a name too long', [{ name: 'x'.repeat(101), value: '1' }], [['/body/0/name', 'too_long', 100]]],
  ['with a value too long', [{ name: 'a', value: 'x'.repeat(1001) }], [['/body/0/value', 'too_long', 1000]]],
  ['without a value', [{ name: 'a', value: ' ' }], [['/body/0/value', 'required', undefined]]],
  ['without a name', [{ name: '', value: '1' }], [['/body/0/name', 'required', undefined]]],
  ['of fifty', params(50), []],
  ['of fifty-one', params(51), [['/body', 'max_items', 50]]],
  ['with a name twice', [{ name: '', value: '' }, ...params(1), { name: 'a0 ', value: '2' }], [['/body/2/name', 'duplicate', undefined]]],
])('postback parameters %s', (_, params, errors) => expect(errorsOf(PostbackParams, params)).toEqual(errors))

test('postback parameters lose those with nothing in them', () => {
  const params = [
    { name: ' ', value: '' },
    { name: ' a ', value: '1' },
    { name: '', value: '' },
  ]
  expect(v.parse(PostbackParams, params)).toEqual([{ name: 'a', value: '1' }])
})
