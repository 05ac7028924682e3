import { type Onelink, onelinkUrl } from '@console/contract'
import type { OnelinkRow } from '../../db/schema/index.ts'
import type { Services } from '../../services.ts'

export const presentOnelink = (row: OnelinkRow, { onelinkHost }: Services['settings']): Onelink => ({
  id: row.id,
  publisher_id: row.publisher_id,
  custom_id: row.custom_id,
  display_name: row.display_name,
  ...presentDestinations(row),
  url: onelinkUrl(onelinkHost, row.custom_id),
  version: row.version,
  created_on: row.created_on.toISOString(),
  updated_on: row.updated_on.toISOString(),
})

export const presentDestinations = (row: OnelinkRow) => ({
  android: { google_play_url: row.google_play_url },
  ios: { app_store_url: row.app_store_url },
  fallback_url: row.fallback_url,
  campaign_info: {
    utm_source: row.utm_source,
    utm_medium: row.utm_medium,
    utm_campaign: row.utm_campaign,
    utm_term: row.utm_term,
    utm_content: row.utm_content,
  },
})
