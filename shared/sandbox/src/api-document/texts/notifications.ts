import { type Notification, type NotificationWrite, updateCampaign } from '@console/contract'
import { campaignId } from '../../seed/campaigns.ts'
import { seedId } from '../../seed/ids.ts'
import { notificationId } from '../../seed/notifications.ts'
import { LANTERN_NIGHT } from './applications.ts'
import { CATEGORY, METRIC, RULE_CATEGORY, RULE_METRIC } from './metrics.ts'
import { keysIn, type ResourceTexts } from './resource-texts.ts'

const RULE = {
  metrics_category_id: CATEGORY.id,
  metric_id: METRIC.id,
  operator: '>=',
  value: 2.5,
  time_range: { type: 'during_last', amount: 2, unit: 'month' },
} as const
const CONTENT = {
  title: 'Đêm hội sắp bắt đầu',
  brief: 'Hẹn bạn lúc 20 giờ tối nay.',
  content: '<p>Hẹn bạn lúc <b>20 giờ</b> tối nay ở phố cổ.</p>',
  image_url: 'https://cdn.lotus.example/night.jpg',
  read_more_url: 'lotus://events/lantern-night',
}
const REQUEST: NotificationWrite = {
  status: 'active',
  metadata_rule: [RULE],
  notification_type: 'promotion',
  audience_type: 'user',
  content: CONTENT,
  application_ids: [LANTERN_NIGHT.id],
}
const NOTIFICATION: Notification = {
  id: notificationId(4),
  status: 'active',
  metadata_rule: [{ ...RULE, metrics_category: RULE_CATEGORY, metric: RULE_METRIC }],
  notification_type: 'promotion',
  audience_type: 'user',
  content: CONTENT,
  campaign: {
    id: campaignId(4),
    name: 'Đêm hội đèn lồng',
    status: 'active',
    owner: { id: seedId('user', 5), email: 'own@lotus.example', first_name: 'Oanh', last_name: 'Đặng' },
  },
  notification_applications: [{ id: seedId('notificationApplication', 40), application: LANTERN_NIGHT }],
  version: 1,
  created_on: '2026-11-11T00:03:03.000Z',
  updated_on: '2026-11-11T00:03:03.000Z',
}
const LATER = '2026-11-20T08:00:00.000Z'

const SHARED = `Notifications have no permissions of their own: changing one counts as changing its campaign, whose owner also owns the notification. Needs ${keysIn(
  updateCampaign,
)}.`
const AUDIENCE = 'Who gets it: conditions, all of which must be met; without any, everyone.'
const LINK = 'A valid URL, or an address with an app’s own scheme; null for none.'
const RICH_TEXT = 'Rich text, as described in CampaignWrite.'

export const notificationTexts: ResourceTexts<'notifications'> = {
  tag: 'Notifications and promotions of campaigns, sent to characters and users.',
  calls: {
    'notifications.list': {
      summary: 'List the notifications of a campaign',
      description: 'In full, as notifications.get returns them.',
      query: {
        q: 'Part of the title.',
        status: 'Only those with this status.',
        notification_type: 'Only those of this type.',
      },
      answer: { items: [NOTIFICATION], page: 1, page_size: 20, total: 1, total_capped: false },
    },
    'notifications.estimate': {
      summary: 'Estimate the size of an audience',
      description: 'Counts who meets the conditions, and changes nothing. Also works for a campaign that has ended.',
      request: { metadata_rule: [RULE], audience_type: 'user', application_ids: [LANTERN_NIGHT.id] },
      wrong: { '/body/metadata_rule/0/value': 'value_type_mismatch', '/body/application_ids/0': 'not_found' },
      answer: { audience_size: 310, audience_type: 'user', estimated_on: LATER, metrics_without_values: [] },
    },
    'notifications.create': {
      summary: 'Create a notification',
      description: SHARED,
      request: REQUEST,
      wrong: {
        '/body/content/title': 'too_long',
        '/body/content/read_more_url': 'invalid_url_or_app_link',
        '/body/application_ids/0': 'not_found',
      },
      answer: NOTIFICATION,
    },
    'notifications.get': {
      summary: 'Read a notification',
      description: 'With its applications and the names of its metrics.',
      answer: NOTIFICATION,
    },
    'notifications.update': {
      summary: 'Change a notification',
      description: `${SHARED} The type and the audience stay as they are if absent.`,
      request: { ...REQUEST, status: 'inactive' },
      wrong: { '/body/content/content': 'required', '/body/metadata_rule/0/operator': 'operator_not_allowed' },
      answer: { ...NOTIFICATION, status: 'inactive', version: 2, updated_on: LATER },
    },
    'notifications.delete': { summary: 'Delete a notification', description: 'Not possible once its campaign has ended.' },
  },
  entities: {
    Notification: {
      description: 'What a campaign tells characters or users.',
      fields: {
        status: '`inactive`: not ready, or paused.',
        metadata_rule: AUDIENCE,
        audience_type: 'Who it is for: characters, or the users behind them.',
        notification_applications: 'In the same order as in the campaign.',
      },
    },
    NotificationContent: {
      description: 'What a notification says.',
      fields: { brief: 'Shown on the device below the title.', content: RICH_TEXT, image_url: 'Null for none.', read_more_url: LINK },
    },
    NotificationApplication: {
      description: 'An application that a notification is sent in.',
      fields: { id: 'The id of the pair, not of the application.' },
    },
    NotificationWrite: {
      description: 'A notification to create or change.',
      fields: {
        metadata_rule: AUDIENCE,
        notification_type: '`promotion` on creation.',
        audience_type: 'Who it is for: characters, or the users behind them; `character` on creation.',
        application_ids: 'Some of the campaign’s; any other is `not_found` at its index, and the same one twice is `duplicate`.',
      },
    },
    NotificationContentWrite: {
      description: 'What a notification says. Title and brief are plain text.',
      fields: {
        brief: 'Shown on the device below the title.',
        content: `${RICH_TEXT} Markup without any text is \`required\`.`,
        image_url: 'Null for none.',
        read_more_url: LINK,
      },
    },
  },
}
