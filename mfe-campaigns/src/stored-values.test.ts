import { call } from '@console/api'
import { getCampaign, getNotification, getTask, type Route } from '@console/contract'
import { idIn, type RecordDescription } from '@console/records'
import { bodyOf } from '@console/records/form'
import { type Json, storedWriter } from '@console/testing/stored-values'
import { expect, test } from '@jest/globals'
import { campaignRecord } from './campaigns/campaign-record.ts'
import { missionRecord } from './missions/mission-record.ts'
import { notificationRecord } from './notifications/notification-record.ts'

interface AnyRecord {
  readonly id: string
}

const application = { id: 'a1', code: 'lotus', display_name: 'Lotus', mode: 'LIVE', status: 'active' }
const rule = {
  metrics_category_id: 'k1',
  metric_id: 'm1',
  operator: '>',
  value: 3,
  time_range: { type: 'during_last', amount: 7, unit: 'day' },
  metrics_category: { id: 'k1', code: 'play', name: { en: 'Play', vi: 'Chơi' } },
  metric: { id: 'm1', code: 'level', name: { en: 'Level', vi: 'Cấp độ' }, data_type: 'integer', unit: null },
}
const parent = { id: 'c1', name: 'Summer', status: 'active' }
const mission = {
  id: 't1',
  name: 'Read',
  description: 'Read it.',
  metadata_rule: [rule, { ...rule, metric_id: 'm2' }],
  campaign: parent,
  status: 'active',
  audience_type: 'user',
  completion_metadata_rule: null,
  task_applications: [
    {
      id: 'p1',
      application,
      postback_param: [{ name: 'k', value: '1' }],
      reward_description: { item: 'Gem', amount: 5, summary: 'Five gems', description: 'Five gems for you.', icon_url: null },
    },
  ],
  version: 3,
}
const article = { title: 'News', image_url: 'https://x.example/a.png', read_more_url: 'https://x.example/', duration: 30 }
const question = {
  id: 'q1',
  type: 'single',
  title: 'Which?',
  required: true,
  allow_other: false,
  options: [
    { id: 'o1', label: 'A' },
    { id: 'o2', label: 'B' },
  ],
}
const survey = {
  title: 'Us',
  pages: [{ id: 's1', title: '', questions: [question, { id: 'q2', type: 'date', title: 'When?', required: false }] }],
}
const email = { subject: 'Hi', content: '<p>Hello {{name}}</p>', cta_link: 'https://x.example/', variables: ['name'] }

const campaign = {
  id: 'c1',
  name: 'Summer',
  description: 'Sun',
  status: 'active',
  start_date: '2026-01-01T00:00:00.000Z',
  end_date: '2026-02-01T00:00:00.000Z',
  owner: { id: 'u1', email: 'a@b.example', first_name: 'An', last_name: 'Le' },
  campaign_applications: [{ id: 'p1', application }],
  campaign_tasks: [],
  campaign_notifications: [],
  version: 1,
}
const notification = {
  id: 'n1',
  status: 'active',
  metadata_rule: [rule],
  notification_type: 'promotion',
  audience_type: 'user',
  campaign: parent,
  content: { title: 'News', brief: 'Short', content: '<p>Long</p>', image_url: null, read_more_url: null },
  notification_applications: [{ id: 'p1', application }],
  version: 1,
}

interface Stored {
  readonly route: Route
  readonly of: RecordDescription<AnyRecord>
  readonly stored: Json
}
const ofMission = (task_type: string, content: Json): Stored => ({
  route: getTask,
  of: missionRecord as never,
  stored: { ...mission, task_type, content },
})
const records: Readonly<Record<string, Stored>> = {
  campaign: { route: getCampaign, of: campaignRecord as never, stored: campaign },
  article: ofMission('article', article),
  email: ofMission('email', email),
  survey: ofMission('survey', survey),
  notification: { route: getNotification, of: notificationRecord as never, stored: notification },
}

const IDS = { publisher_id: 'p', campaign_id: 'c1', task_id: 't1', notification_id: 'n1' }
const SHOWN =
  /^(id|version|campaign|owner|publisher|ended_on|campaign_tasks|campaign_notifications|task_type)(\.|$)|\.(metric|metrics_category)(\.|$)|^task_applications(\.\d+)?$|_applications\.\d+\.(id$|application\.(?!id$))/

/** Applications are sent as their ids, those of a mission with its rewards. */
function asWritten(place: readonly string[], value: unknown): readonly [readonly string[], unknown] {
  const [field = '', at = '', ...rest] = place
  const named = (one: unknown) => idIn(one, ['application', 'id'].slice(rest.length))
  if (field === 'task_applications') {
    return rest[0] === 'application' ? [['rewards', at, 'application_id'], named(value)] : [['rewards', at, ...rest], value]
  }
  if (!field.endsWith('_applications')) return [place, withoutShown(value)]
  if (at !== '') return [['application_ids', at], named(value)]
  return [['application_ids'], Array.isArray(value) ? value.map(named) : value]
}

function withoutShown(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutShown)
  if (typeof value !== 'object' || value === null) return value
  const { metric, metrics_category, ...written } = value as Json
  return written
}

/** What two writers change: the form its title, the action its status. */
const WRITERS = {
  form: {
    changes: ['name', 'content', 'content.title'],
    changed: (values: Json) => ('name' in values ? { name: 'Another' } : { content: { ...(values.content as Json), title: 'Another' } }),
  },
  action: { changes: ['status'], changed: () => ({ status: 'inactive' }) },
}
type Writer = keyof typeof WRITERS

const kept = ({ route, of, stored }: Stored, by: Writer) =>
  storedWriter({
    stored,
    read: async () => (await call(route, IDS)) as unknown as AnyRecord,
    body: async (record) => {
      const values = of.values(record)
      return bodyOf(of, { ...values, ...WRITERS[by].changed(values) }, record)
    },
    changes: WRITERS[by].changes,
    shown: SHOWN,
    sentAs: asWritten,
  })

test.each(Object.keys(records).flatMap((name) => [[name, 'form'] as const, [name, 'action'] as const]))(
  'whatever a backend stores in a record (%s) is sent back by the %s as it came, or not at all',
  async (name, by) => {
    const { lost, share } = await kept(records[name] as Stored, by)()
    expect(lost).toEqual([])
    expect(share).toBeGreaterThan(0.5)
  },
)
