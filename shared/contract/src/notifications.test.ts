import { expect, test } from '@jest/globals'
import { NotificationWrite } from './notifications.ts'
import { errorsOf } from './testing/errors-of.ts'

const content = { title: 'Hi', brief: 'Hello', content: '<p>Hello</p>', image_url: null, read_more_url: null }
const right = { status: 'active', metadata_rule: [], content, application_ids: ['quest'] }

test.each<[string, object, readonly unknown[]]>([
  ['all it needs', {}, []],
  ['both types', { notification_type: 'notification', audience_type: 'user' }, []],
  ['another type', { notification_type: 'alarm' }, [['/body/notification_type', 'invalid_option', undefined]]],
  ['another audience', { audience_type: 'everybody' }, [['/body/audience_type', 'invalid_option', undefined]]],
  ['no status', { status: undefined }, [['/body/status', 'required', undefined]]],
  ['the status of ended campaigns', { status: 'ended' }, [['/body/status', 'invalid_option', undefined]]],
  ['no application', { application_ids: [] }, [['/body/application_ids', 'min_items', 1]]],
  ['an application twice', { application_ids: ['quest', 'quest'] }, [['/body/application_ids', 'duplicate', undefined]]],
])('a notification with %s', (_, change, errors) => expect(errorsOf(NotificationWrite, { ...right, ...change })).toEqual(errors))

test.each<[string, object, readonly unknown[]]>([
  ['texts as long as may be', { title: '🎁'.repeat(200), brief: 'ễ'.repeat(500), content: `<p>${'x'.repeat(49_993)}</p>` }, []],
  ['a title too long', { title: 'x'.repeat(201) }, [['/body/content/title', 'too_long', 200]]],
  ['a brief too long', { brief: 'x'.repeat(501) }, [['/body/content/brief', 'too_long', 500]]],
  ['a content too long', { content: 'x'.repeat(50_001) }, [['/body/content/content', 'too_long', 50_000]]],
  ['a title that no one sees', { title: ' \u200b' }, [['/body/content/title', 'required', undefined]]],
  ['a content that shows nothing', { content: '<p> <br></p>' }, [['/body/content/content', 'required', undefined]]],
  ['blank addresses', { image_url: ' ', read_more_url: '' }, []],
  ['an image of an app', { image_url: 'lotus://i.png' }, [['/body/content/image_url', 'invalid_url', undefined]]],
  ['a link into an app', { read_more_url: 'lotus://news' }, []],
  ['a link that runs', { read_more_url: 'javascript://x' }, [['/body/content/read_more_url', 'invalid_url_or_app_link', undefined]]],
])('its content with %s', (_, change, errors) =>
  expect(errorsOf(NotificationWrite, { ...right, content: { ...content, ...change } })).toEqual(errors),
)
