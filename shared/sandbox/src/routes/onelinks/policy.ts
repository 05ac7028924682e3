import type { createOnelink, ReadOf } from '@console/contract'
import type { OnelinkRow } from '../../db/schema/index.ts'
import type { UniqueField } from '../../http/unique.ts'
import type { OnelinkValues } from './repository.ts'

/** Whatever the case, because people type links from posters. */
export const uniqueCustomId: UniqueField = { constraint: 'onelinks_custom_id', pointer: '/body/custom_id', code: 'custom_id_taken' }

/** What is stored: a channel is the source itself, and what was not sent stays as it was. */
export function storedValues(
  { channel, campaign_info, android, ios, ...body }: ReadOf<typeof createOnelink>,
  before?: OnelinkRow,
): OnelinkValues {
  const utm = (field: 'utm_medium' | 'utm_campaign' | 'utm_term' | 'utm_content') =>
    (campaign_info[field] === undefined ? before?.[field] : campaign_info[field]) ?? ''
  return {
    ...body,
    google_play_url: android.google_play_url,
    app_store_url: ios.app_store_url,
    utm_source: channel === 'custom' ? (campaign_info.utm_source ?? '') : channel,
    utm_medium: utm('utm_medium'),
    utm_campaign: utm('utm_campaign'),
    utm_term: utm('utm_term'),
    utm_content: utm('utm_content'),
  }
}
