import type { createOnelink, ReadOf } from '@console/contract'
import type { OnelinkRow } from '../../db/schema/index.ts'
import type { OnelinkChange } from './repository.ts'

/** Returns what is stored of a body: a channel is the source itself, and what was not sent stays as it is in `before`. */
export function mergeValues(
  { channel, campaign_info, android, ios, ...body }: ReadOf<typeof createOnelink>,
  before?: OnelinkRow,
): OnelinkChange {
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
