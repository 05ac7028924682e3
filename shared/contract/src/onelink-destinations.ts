import { isUrlOrAppLink } from './fields/urls.ts'
import { CAMPAIGN_INFO_FIELDS, type Onelink } from './onelinks.ts'

/** What a link tells apart. */
export const ONELINK_DEVICES = ['android', 'ios', 'other'] as const
export type OnelinkDevice = (typeof ONELINK_DEVICES)[number]

type Leading = Pick<Onelink, 'android' | 'ios' | 'fallback_url' | 'campaign_info'>

/** Which address a device gets: that of its store, else the fallback. */
export type DestinationKind = 'google_play' | 'app_store' | 'fallback'

interface AddressDestination extends Addressed {
  readonly kind: DestinationKind
}

/** An address, or a page in its place: one that lists the stores that the link has, or one that says that it has none. */
export type Destination = AddressDestination | { readonly kind: 'stores' | 'nowhere' }

/** Returns where a link leads a device. */
export function destinationOf(onelink: Leading, device: OnelinkDevice): Destination {
  return (
    addressFor(onelink, device) ?? {
      kind: addressFor(onelink, 'android') || addressFor(onelink, 'ios') ? 'stores' : 'nowhere',
    }
  )
}

function addressFor({ android, ios, fallback_url, campaign_info }: Leading, device: OnelinkDevice): AddressDestination | undefined {
  const fallback = ['fallback', fallback_url] as const
  const choices = {
    android: [['google_play', android.google_play_url], fallback],
    ios: [['app_store', ios.app_store_url], fallback],
    other: [fallback],
  } as const
  for (const [kind, url] of choices[device]) {
    // Also what was stored before the rule: a link never leads to a scheme that runs something.
    if (url && isUrlOrAppLink(url)) return { kind, ...withCampaignInfo(url, campaign_info) }
  }
  return undefined
}

/** Returns the store that a URL or an app link leads to, as far as the address says it. */
export function storeOf(url: string): 'google_play' | 'app_store' | undefined {
  const { protocol = '', hostname = '', hash = '' } = URL.parse(url) ?? {}
  const isMarket = protocol === 'market:' || (protocol === 'intent:' && /;scheme=market;/.test(hash))
  if (isMarket || hostname === 'play.google.com') return 'google_play'
  const isApple = /^itms(-apps|-appss|s)?:$/.test(protocol) || /^(apps|itunes|geo\.itunes)\.apple\.com$/.test(hostname)
  return isApple ? 'app_store' : undefined
}

export interface Addressed {
  /** With the campaign info. */
  readonly url: string
  /** The parameters that the address has a value of its own for, which stays. */
  readonly kept: readonly string[]
  /** The App Store counts a campaign only with the provider token, which is in no campaign info. */
  readonly lacksProvider: boolean
}

type Parameter = readonly [name: string, value: string]

/**
 * Adds the campaign info to the query of a URL or an app link; what the address itself says, and its hash, stay as they are.
 *
 * Google Play hands an installed application only what is in `referrer`, URL-encoded as one value (Android Developers, Play
 * Install Referrer Library). The App Store knows `ct`, which is the campaign, `pt`, the provider, and `mt=8`, applications (App Store
 * Connect Help, Campaign links). Any other address gets the UTM parameters as they are.
 */
export function withCampaignInfo(url: string, campaignInfo: Leading['campaign_info']): Addressed {
  const [, address = '', hash = ''] = /^([^#]*)(.*)$/s.exec(url) ?? []
  const mark = address.indexOf('?')
  const said = new URLSearchParams(mark < 0 ? '' : address.slice(mark))
  const store = storeOf(url)
  const told = store ? TOLD_STORE[store](utmOf(campaignInfo)) : utmOf(campaignInfo)
  const isApple = store === 'app_store' && told.length > 0
  const added = queryOf([...told, ...(isApple ? [MEDIA_TYPE] : [])].filter(([name]) => !said.has(name)))
  const joint = added === '' ? '' : mark < 0 ? '?' : /[?&]$/.test(address) ? '' : '&'
  return {
    url: `${address}${joint}${added}${hash}`,
    kept: told.filter(([name, value]) => said.has(name) && said.get(name) !== value).map(([name]) => name),
    lacksProvider: isApple && !said.has('pt'),
  }
}

const MEDIA_TYPE: Parameter = ['mt', '8']
const CAMPAIGN_TOKEN_MAX = 30

const TOLD_STORE = {
  google_play: (utm: readonly Parameter[]): readonly Parameter[] => (utm.length > 0 ? [['referrer', queryOf(utm)]] : []),
  app_store: (utm: readonly Parameter[]): readonly Parameter[] => (utm.length > 0 ? [['ct', campaignToken(utm)]] : []),
}

const utmOf = (campaignInfo: Leading['campaign_info']): readonly Parameter[] =>
  CAMPAIGN_INFO_FIELDS.flatMap((field) => (campaignInfo[field] ? [[field, campaignInfo[field]] as const] : []))

const queryOf = (parameters: readonly Parameter[]): string =>
  parameters.map(([name, value]) => `${name}=${encodeURIComponent(value.toWellFormed())}`).join('&')

/** The campaign info as one campaign token, the source first: 30 letters, digits and few other characters are allowed. */
const campaignToken = (utm: readonly Parameter[]): string =>
  utm
    .map(([, value]) => value.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('đ', 'd').replaceAll('Đ', 'D'))
    .join('.')
    .replace(/[^\w.~-]+/g, '_')
    .slice(0, CAMPAIGN_TOKEN_MAX)
