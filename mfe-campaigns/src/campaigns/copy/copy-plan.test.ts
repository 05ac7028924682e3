import type { Metric, Notification, Task } from '@console/contract'
import { expect, test } from '@jest/globals'
import { rememberMetrics } from '../../audience/known-metrics.ts'
import { copyPlan } from './copy-plan.ts'

const application = (id: string) => ({ id, code: id, display_name: id, mode: 'LIVE', status: 'active' }) as const
const reward = { item: 'Gold', amount: 1, summary: 'Gold', description: 'Gold', icon_url: null }
const stamp = { created_on: '2026-01-01T00:00:00.000Z', updated_on: '2026-01-01T00:00:00.000Z' }
const campaign = { id: 'old', name: 'Old', status: 'ended' } as const
const rule = { metrics_category_id: 'a', metric_id: 'b', operator: '>=', value: 5, time_range: null } as const
const name = { en: 'x', vi: 'x' }
const mission: Task = {
  id: 'mission',
  name: 'Mission',
  description: 'Do it.',
  metadata_rule: [],
  campaign,
  status: 'active',
  task_type: 'article',
  audience_type: 'user',
  content: { title: 'A', image_url: 'https://a.example/a.png', read_more_url: 'https://a.example/', duration: 9 },
  completion_metadata_rule: null,
  task_applications: ['quest', 'puzzle'].map((id) => ({
    id: `pair-${id}`,
    application: application(id),
    postback_param: [],
    reward_description: reward,
  })),
  ...stamp,
}
const notification: Notification = {
  id: 'notification',
  status: 'active',
  metadata_rule: [],
  notification_type: 'promotion',
  audience_type: 'character',
  content: { title: 'News', brief: 'New', content: '<p>New</p>', image_url: null, read_more_url: null },
  campaign,
  notification_applications: [{ id: 'pair', application: application('quest') }],
  ...stamp,
}
const from = { start_date: '2026-01-01T00:00:00.000Z' }
const to = { start_date: '2026-01-11T00:00:00.000Z', campaign_applications: [{ id: 'pair', application: application('quest') }] }
const valuesOf = (part: unknown) => (part as { values: Record<string, unknown> }).values

test('copies are inactive, keep their names, and stay in the applications of the other campaign', () => {
  const [first, second] = copyPlan({ ...from, missions: [mission], notifications: [notification] }, to)
  expect(first).toMatchObject({ id: 'mission 0 mission', kind: 'mission', name: 'Mission', dropped: [{ id: 'puzzle' }] })
  expect(second).toMatchObject({ id: 'notification 0 notification', dropped: [] })
  expect(valuesOf(first)).toMatchObject({ name: 'Mission', status: 'inactive', rewards: [{ application_id: 'quest' }] })
  expect(valuesOf(second)).toMatchObject({
    content: { ...notification.content, read_more_url: '' },
    status: 'inactive',
    application_ids: ['quest'],
  })
})

test.each<[string, object, object]>([
  [
    'since a moment',
    { time_range: { type: 'since', since: '2026-02-01T00:00:00.000Z' } },
    { time_range: { type: 'since', since: '2026-02-11T00:00:00.000Z' } },
  ],
  [
    'between two moments',
    { time_range: { type: 'between', from: '2026-02-01T07:00:00.000+07:00', to: '2026-02-02T00:00:00.000Z' } },
    { time_range: { type: 'between', from: '2026-02-11T00:00:00.000Z', to: '2026-02-12T00:00:00.000Z' } },
  ],
  [
    'about a date',
    { value: '2026-02-01T00:00:00.000Z', metric: { id: 'b', code: 'b', name, data_type: 'date', unit: null } },
    { value: '2026-02-11T00:00:00.000Z' },
  ],
  [
    'of the last days, which stay the last',
    { time_range: { type: 'during_last', amount: 3, unit: 'day' } },
    { time_range: { type: 'during_last', amount: 3, unit: 'day' } },
  ],
])('a condition %s moves with the start', (_, said, moved) => {
  const [part] = copyPlan({ ...from, missions: [], notifications: [{ ...notification, metadata_rule: [{ ...rule, ...said }] }] }, to)
  expect(valuesOf(part).metadata_rule).toMatchObject([moved])
})

test('what the other campaign has no application for, and what is incomplete, is not sent', () => {
  const elsewhere = { ...to, campaign_applications: [{ id: 'pair', application: application('cafe') }] }
  expect(copyPlan({ ...from, missions: [mission], notifications: [notification] }, elsewhere)).toMatchObject([
    { refusal: 'application' },
    { refusal: 'application' },
  ])
  expect(copyPlan({ ...from, missions: [{ ...mission, content: {} }], notifications: [] }, to)).toMatchObject([
    { refusal: 'incomplete', wrong: { pointer: '/body/content/title', code: 'required' } },
  ])
})

test('what cannot be read is not said to be missing', () => {
  const came = { ...mission, content: { ...mission.content, title: 5 } } as unknown as Task
  expect(copyPlan({ ...from, missions: [came], notifications: [], cameAs: (one) => one }, to)).toMatchObject([
    { refusal: 'incomplete', wrong: { pointer: '/body/content/title', code: 'invalid_type' } },
  ])
  const stranger: Task = { ...mission, task_type: 'unknown' }
  expect(copyPlan({ ...from, missions: [stranger], notifications: [] }, to)).toMatchObject([
    { refusal: 'incomplete', wrong: { pointer: '/body/task_type' } },
  ])
})

test('neither is a survey sent without the questions that the console does not know, nor a condition that its metric refuses', () => {
  const survey = {
    title: 'S',
    pages: [
      {
        id: 'p',
        title: '',
        questions: [
          { id: 'q', title: 'Q', required: true, type: 'date' },
          { id: 'm', type: 'matrix' },
        ],
      },
    ],
  }
  const metric = {
    id: 'b',
    metrics_category_id: 'a',
    code: 'b',
    name,
    description: name,
    data_type: 'integer',
    unit: null,
    allowed_values: null,
  }
  rememberMetrics('a', [metric as unknown as Metric])
  const parts = copyPlan(
    {
      ...from,
      missions: [{ ...mission, task_type: 'survey', content: survey }],
      notifications: [{ ...notification, metadata_rule: [{ ...rule, value: 'many' }] }],
    },
    to,
  )
  expect(parts).toMatchObject([{ refusal: 'incomplete' }, { refusal: 'incomplete', wrong: { pointer: '/body/metadata_rule/0/value' } }])
})

test('a page as an image is named in a file, while of what an API has stored that API decides', () => {
  const shown = { ...notification, content: { ...notification.content, image_url: 'https://imgur.com/a/abc' } }
  const originals = { ...from, missions: [], notifications: [shown] }
  expect(copyPlan(originals, to)).toMatchObject([{ values: { status: 'inactive' } }])
  expect(copyPlan({ ...originals, cameAs: (one) => one }, to)).toMatchObject([
    { refusal: 'incomplete', wrong: { pointer: '/body/content/image_url', code: 'file_wrong_type' } },
  ])
})
