import { NotificationWrite, type Task } from '@console/contract'
import { expect, test } from '@jest/globals'
import * as v from 'valibot'
import { aboutMission, valuesOf } from './notification-values.ts'

const application = { id: 'quest', code: 'quest', display_name: 'Quest', mode: 'LIVE', status: 'active' } as const
const reward = { item: 'Gold', amount: 1, summary: 'Gold', description: 'Gold' }
const mission: Task = {
  id: 'mission',
  name: 'Reach level 20',
  description: 'Play.\n\nThen <script>alert(1)</script> & rest.',
  metadata_rule: [{ metrics_category_id: 'a', metric_id: 'b', operator: '=', value: 1, time_range: null }],
  campaign: { id: 'campaign', name: 'Summer', status: 'active' },
  status: 'active',
  task_type: 'video',
  audience_type: 'user',
  content: {},
  task_applications: [{ id: 'pair', application, postback_param: [], reward_description: reward }],
  created_on: '2026-01-01T00:00:00.000Z',
  updated_on: '2026-01-01T00:00:00.000Z',
}
const article = (content: object) => aboutMission({ ...mission, task_type: 'article', content: { ...content } }).content

test('a notification about a mission says what the mission says, to the same audience in the same applications', () => {
  const made = aboutMission(mission)
  expect(made).toMatchObject({
    status: 'inactive',
    notification_type: 'notification',
    audience_type: 'user',
    metadata_rule: [{ metric_id: 'b', value: 1 }],
    application_ids: ['quest'],
    content: {
      title: 'Reach level 20',
      brief: 'Play. Then <script>alert(1)</script> & rest.',
      content: '<p>Play.</p><p>Then &lt;script&gt;alert(1)&lt;/script&gt; &amp; rest.</p>',
      image_url: null,
      read_more_url: '',
    },
  })
  expect(v.is(NotificationWrite, made)).toBe(true)
})

test('of a long description the brief has as much as fits', () => {
  const { content } = aboutMission({ ...mission, description: 'x'.repeat(20_000) })
  expect(content.brief).toHaveLength(500)
})

test('of an article it takes the image and the link, if they are ones', () => {
  const whole = { title: 'A', image_url: 'https://cdn.example/a.png', read_more_url: 'lotus://guide', duration: 1 }
  expect(article(whole)).toMatchObject({ image_url: whole.image_url, read_more_url: whole.read_more_url })
  expect(article({ image_url: 'javascript:x', read_more_url: 'javascript:x' })).toMatchObject({ image_url: null, read_more_url: '' })
})

test('what is not there is empty, and a type that is not known reads as a promotion', () => {
  expect(valuesOf(undefined)).toEqual({
    status: 'inactive',
    notification_type: 'promotion',
    audience_type: 'character',
    metadata_rule: [],
    metadata_json: null,
    content: { title: '', brief: '', content: '', image_url: null, read_more_url: '' },
    application_ids: [],
  })
})
