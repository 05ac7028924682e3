import { CAMPAIGN_INFO_FIELDS, type Onelink } from './onelinks.ts'
import { isUrlOrAppLink } from './rich-text.ts'

/** What a link tells apart. */
export const ONELINK_DEVICES = ['android', 'ios', 'other'] as const
export type OnelinkDevice = (typeof ONELINK_DEVICES)[number]

type Leading = Pick<Onelink, 'android' | 'ios' | 'fallback_url' | 'campaign_info'>

/** Which address a device gets: that of its store, else the fallback. */
export type DestinationKind = 'google_play' | 'app_store' | 'fallback'

export interface Destination {
  readonly kind: DestinationKind
  /** With the campaign info. */
  readonly url: string
}

/** Returns where a link leads a device; undefined if it has no address for it. */
export function destinationOf({ android, ios, fallback_url, campaign_info }: Leading, device: OnelinkDevice): Destination | undefined {
  const fallback = ['fallback', fallback_url] as const
  const choices = {
    android: [['google_play', android.google_play_url], fallback],
    ios: [['app_store', ios.app_store_url], fallback],
    other: [fallback],
  } as const
  for (const [kind, url] of choices[device]) {
    // Also what was stored before the rule: a link never leads to a scheme that runs something.
    if (url && isUrlOrAppLink(url)) return { kind, url: withCampaignInfo(url, campaign_info) }
  }
  return undefined
}

/** Adds the campaign info to the query of a URL or an app link; what the address itself says, and its hash, stay as they are. */
export function withCampaignInfo(url: string, campaignInfo: Leading['campaign_info']): string {
  const [, address = '', hash = ''] = /^([^#]*)(.*)$/s.exec(url) ?? []
  const mark = address.indexOf('?')
  const said = new URLSearchParams(mark < 0 ? '' : address.slice(mark))
  const added = CAMPAIGN_INFO_FIELDS.filter((field) => campaignInfo[field] && !said.has(field))
    .map((field) => `${field}=${encodeURIComponent(campaignInfo[field].toWellFormed())}`)
    .join('&')
  if (added === '') return url
  const joint = mark < 0 ? '?' : /[?&]$/.test(address) ? '' : '&'
  return `${address}${joint}${added}${hash}`
}
