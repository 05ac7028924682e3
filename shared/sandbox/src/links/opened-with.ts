import {
  CAMPAIGN_INFO_FIELDS,
  directAddress,
  type Leading,
  type Parameter,
  queryOf,
  storeOf,
  URL_MAX,
  utmOf,
  withParameters,
} from '@console/contract'

/** What the App Store knows beside the media type (App Store Connect Help, Campaign links and Custom product pages). */
const APP_STORE_KNOWS = ['ct', 'pt', 'mt', 'ppid', 'at']

/**
 * Returns a link with what it was opened with, such as `gclid=...&utm_content=banner2`: UTM values take the place of the link's own, and
 * the other parameters go along to the addresses, without those that an address has itself. Google Play gets them in `referrer`, as it
 * hands an application nothing else; the App Store gets what it knows. A query that is longer than a URL may be is left out.
 */
export function openedWith(onelink: Leading, query: string): Leading {
  const opened = new URLSearchParams(query.length > URL_MAX ? '' : query)
  const campaign_info = { ...onelink.campaign_info }
  for (const field of CAMPAIGN_INFO_FIELDS) {
    campaign_info[field] = opened.get(field) || campaign_info[field]
    opened.delete(field)
  }
  const others = [...opened]
  if (others.length === 0) return { ...onelink, campaign_info }

  function told(url: string): readonly Parameter[] {
    const store = storeOf(url)
    if (store === 'google_play') return [['referrer', queryOf([...utmOf(campaign_info), ...others])]]
    return store === 'app_store' ? others.filter(([name]) => APP_STORE_KNOWS.includes(name)) : others
  }

  const addressed = (url: string | null) => url && withParameters(directAddress(url), told(directAddress(url)))
  return {
    android: { google_play_url: addressed(onelink.android.google_play_url) },
    ios: { app_store_url: addressed(onelink.ios.app_store_url) },
    fallback_url: addressed(onelink.fallback_url),
    campaign_info,
  }
}
