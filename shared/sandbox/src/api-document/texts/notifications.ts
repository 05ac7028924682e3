import { updateCampaign } from '@console/contract'
import { seedId } from '../../seed/ids.ts'
import { notificationId } from '../../seed/notifications.ts'
import { APPLICATION_ID } from './applications.ts'
import { keysIn, type ResourceTexts } from './resource-texts.ts'

const SHARED = `Notifications have no permissions of their own: changing one counts as changing its campaign, whose owner also owns the notification. Needs ${keysIn(
  updateCampaign,
)}.`
const AUDIENCE = 'Who gets it: conditions, all of which must be met; without any, everyone.'
const LINK = 'A valid URL, or an address with an app’s own scheme; null for none.'
const RICH_TEXT = 'Rich text, as described in CampaignWrite.'

/** Of the notification of the examples. */
export const TITLE = 'Đêm hội sắp bắt đầu'

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
    },
    'notifications.estimate': {
      summary: 'Estimate the size of an audience',
      description: 'Counts who meets the conditions, and changes nothing. Also works for a campaign that has ended.',
      wrong: { '/body/metadata_rule/0/value': 'value_type_mismatch', '/body/application_ids/0': 'not_found' },
    },
    'notifications.create': {
      summary: 'Create a notification',
      description: SHARED,
      wrong: {
        '/body/content/title': 'too_long',
        '/body/content/read_more_url': 'invalid_url_or_app_link',
        '/body/application_ids/0': 'not_found',
      },
    },
    'notifications.get': {
      summary: 'Read a notification',
      description: 'With its applications and the names of its metrics.',
    },
    'notifications.update': {
      summary: 'Change a notification',
      description: `${SHARED} The type and the audience stay as they are if absent.`,
      wrong: { '/body/content/content': 'required', '/body/metadata_rule/0/operator': 'operator_not_allowed' },
    },
    'notifications.delete': { summary: 'Delete a notification', description: 'Not possible once its campaign has ended.' },
  },
  entities: {
    Notification: {
      description: 'What a campaign tells characters or users.',
      example: { id: notificationId(4), notification_type: 'promotion' },
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
      example: {
        title: TITLE,
        brief: 'Hẹn bạn lúc 20 giờ tối nay.',
        content: '<p>Hẹn bạn lúc <b>20 giờ</b> tối nay ở phố cổ.</p>',
        image_url: 'https://cdn.lotus.example/night.jpg',
        read_more_url: 'lotus://events/lantern-night',
      },
    },
    NotificationApplication: {
      description: 'An application that a notification is sent in.',
      fields: { id: 'The id of the pair, not of the application.' },
      example: { id: seedId('notificationApplication', 40) },
    },
    NotificationWrite: {
      description: 'A notification to create or change.',
      example: { application_ids: [APPLICATION_ID] },
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
