import { call } from '@console/api'
import { type Campaign, createNotification, type Notification, type NotificationWrite } from '@console/contract'

let made = 0

type Wanted = Partial<Omit<NotificationWrite, 'content'>> & { readonly content?: Partial<NotificationWrite['content']> }

/**
 * A notification of the campaign, made through the API with the account of `enter` or `renderPage`, with a title of its own.
 * Unless wanted otherwise it is for everybody in the campaign's first application.
 */
export async function notificationFactory(
  { id, campaign_applications: [first] }: Pick<Campaign, 'id' | 'campaign_applications'>,
  { content, ...wanted }: Wanted = {},
): Promise<Notification> {
  if (!first) throw new Error('The campaign runs on no application.')
  made += 1
  const body: NotificationWrite = {
    status: 'active',
    metadata_rule: [],
    application_ids: [first.application.id],
    ...wanted,
    content: {
      title: `Notification for a test ${made}`,
      brief: 'Made for a test',
      content: '<p>Made for a test</p>',
      image_url: null,
      read_more_url: null,
      ...content,
    },
  }
  return call(createNotification, { campaign_id: id }, { body })
}
