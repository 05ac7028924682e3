import { isDeepStrictEqual } from 'node:util'
import { call } from '@console/api'
import { getCampaign, getNotification, getTask, type Route } from '@console/contract'
import type { RecordDescription } from '@console/records'
import { bodyOf } from '@console/records/form'
import { beforeEach, expect, jest, test } from '@jest/globals'
import { campaignRecord } from './campaigns/campaign-record.ts'
import { missionRecord } from './missions/mission-record.ts'
import { notificationRecord } from './notifications/notification-record.ts'

type Json = Record<string, unknown>
type Place = readonly string[]
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

interface Writer {
  readonly route: Route
  readonly of: RecordDescription<AnyRecord>
  readonly stored: Json
}
const ofMission = (task_type: string, content: Json): Writer => ({
  route: getTask,
  of: missionRecord as never,
  stored: { ...mission, task_type, content },
})
const writers: Readonly<Record<string, Writer>> = {
  campaign: { route: getCampaign, of: campaignRecord as never, stored: campaign },
  article: ofMission('article', article),
  email: ofMission('email', email),
  survey: ofMission('survey', survey),
  notification: { route: getNotification, of: notificationRecord as never, stored: notification },
}

const IDS = { publisher_id: 'p', campaign_id: 'c1', task_id: 't1', notification_id: 'n1' }
/** The answer cannot be read, or the form refuses what it holds. */
const REFUSALS = ['ApiError', 'ValiError']

/** What a backend that knows more might have at a place. */
const ALIEN: readonly ((was: unknown) => unknown)[] = [
  () => 'alien',
  () => ({ type: 'alien', since: 'the flood' }),
  (was) => (typeof was === 'number' ? String(was) : 7),
  (was) => (isFields(was) ? { ...was, alien: { depth: 1 } } : [was, 'alien']),
  (was) => (Array.isArray(was) ? [...was, { id: 'alien', type: 'alien' }] : null),
]
/** Read, but not written. */
const SHOWN =
  /^(id|version|campaign|owner|publisher|ended_on|campaign_tasks|campaign_notifications|task_type)(\.|$)|\.(metric|metrics_category)(\.|$)|_applications\.\d+\.(id|application)(\.|$)|_applications(\.\d+)?$/

function placesIn(value: unknown, at: Place = []): Place[] {
  const inside = isFields(value) || Array.isArray(value) ? Object.entries(value).flatMap(([key, one]) => placesIn(one, [...at, key])) : []
  return at.length === 0 ? inside : [at, ...inside]
}

const valueAt = (holder: unknown, place: Place): unknown =>
  place.reduce<unknown>((value, key) => (value as Json | undefined)?.[key], holder)

function withValue(holder: unknown, [key, ...rest]: Place, value: unknown): unknown {
  if (key === undefined) return value
  const copy = (Array.isArray(holder) ? [...holder] : { ...(holder as Json) }) as Json
  copy[key] = withValue(copy[key], rest, value)
  return copy
}

function withoutShown(value: unknown): unknown {
  if (!isFields(value)) return Array.isArray(value) ? value.map(withoutShown) : value
  const { metric, metrics_category, ...written } = value
  return written
}

const isFields = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value)

/** What two writers change: the form its title, the action its status. */
const CHANGES = {
  form: (values: Json) => ('name' in values ? { name: 'Another' } : { content: { ...(values.content as Json), title: 'Another' } }),
  action: () => ({ status: 'inactive' }),
}
const CHANGED = { form: ['name', 'content', 'content.title'], action: ['status'] }
type Change = keyof typeof CHANGES

/** What a writer sends of a record as the backend has it; undefined where it is refused. */
async function sentFor({ route, of }: Writer, stored: unknown, by: Change): Promise<unknown> {
  jest.spyOn(globalThis, 'fetch').mockImplementation(async () => Response.json(stored))
  try {
    const record = (await call(route, IDS)) as unknown as AnyRecord
    const values = of.values(record)
    return await bodyOf(of, { ...values, ...CHANGES[by](values) }, record)
  } catch (error) {
    if (error instanceof Error && REFUSALS.includes(error.name)) return undefined
    throw error
  }
}

beforeEach(() => void jest.spyOn(console, 'warn').mockImplementation(() => {}))

test.each(Object.keys(writers).flatMap((name) => [[name, 'form'] as const, [name, 'action'] as const]))(
  'whatever a backend stores in a record (%s) is sent back by the %s as it came, or not at all',
  async (name, by) => {
    const writer = writers[name] as Writer
    const places = placesIn(writer.stored).filter((place) => !SHOWN.test(place.join('.')) && !CHANGED[by].includes(place.join('.')))
    const lost: string[] = []
    let kept = 0
    for (const place of places) {
      for (const alien of ALIEN) {
        const value = alien(valueAt(writer.stored, place))
        const body = await sentFor(writer, withValue(writer.stored, place, value), by)
        if (body === undefined) continue
        const sent = valueAt(body, place[0] === 'task_applications' ? ['rewards', ...place.slice(1)] : place)
        if (isDeepStrictEqual(sent, withoutShown(value))) kept += 1
        else lost.push(`${place.join('.')}: ${JSON.stringify(value)} became ${JSON.stringify(sent)}`)
      }
    }
    expect(lost).toEqual([])
    expect(kept).toBeGreaterThan(places.length / 2)
  },
)
