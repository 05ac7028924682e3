import { isUrlOrAppLink } from './fields/urls.ts'
import { CAMPAIGN_INFO_FIELDS, type Onelink } from './onelinks.ts'
import { directAddress, storeOf } from './stores.ts'

/** What a link tells apart. */
export const ONELINK_DEVICES = ['android', 'ios', 'other'] as const
export type OnelinkDevice = (typeof ONELINK_DEVICES)[number]

/** What says where a link leads. */
export type Leading = Pick<Onelink, 'android' | 'ios' | 'fallback_url' | 'campaign_info'>

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

export interface Addressed {
  /** With the campaign info. */
  readonly url: string
  /** The parameters that the address has a value of its own for, which stays. */
  readonly kept: readonly string[]
  /** What the App Store counts in place of the campaign info. */
  readonly token?: CampaignToken | undefined
  /** The App Store counts a campaign only with the provider token, which is in no campaign info. */
  readonly lacksProvider: boolean
}

export interface CampaignToken {
  readonly value: string
  /** Whether nothing was cut off or replaced, so that other campaign info is another token. */
  readonly isWhole: boolean
}

export type Parameter = readonly [name: string, value: string]

/**
 * Adds the campaign info to the query of a URL or an app link; what the address itself says, and its hash, stay as they are.
 *
 * Google Play hands an installed application only what is in `referrer`, URL-encoded as one value (Android Developers, Play
 * Install Referrer Library). The App Store knows `ct`, which is the campaign, `pt`, the provider, and `mt=8`, applications (App Store
 * Connect Help, Campaign links). Any other address gets the UTM parameters as they are.
 */
export function withCampaignInfo(url: string, campaignInfo: Leading['campaign_info']): Addressed {
  const address = directAddress(url)
  const said = queryIn(address)
  const utm = utmOf(campaignInfo)
  const store = utm.length > 0 ? storeOf(address) : undefined
  const token = store === 'app_store' ? campaignToken(utm) : undefined
  const told: readonly Parameter[] = token ? [['ct', token.value]] : store === 'google_play' ? [['referrer', queryOf(utm)]] : utm
  return {
    url: withParameters(address, token ? [...told, MEDIA_TYPE] : told),
    kept: told.filter(([name, value]) => said.has(name) && said.get(name) !== value).map(([name]) => name),
    token: said.has('ct') ? undefined : token,
    lacksProvider: token !== undefined && !said.has('pt'),
  }
}

/** Adds parameters to the query of a URL or an app link, but for those that it has already. */
export function withParameters(url: string, parameters: readonly Parameter[]): string {
  const [, address = '', hash = ''] = /^([^#]*)(.*)$/s.exec(url) ?? []
  const said = queryIn(url)
  const added = queryOf(parameters.filter(([name]) => !said.has(name)))
  const joint = added === '' ? '' : !address.includes('?') ? '?' : /[?&]$/.test(address) ? '' : '&'
  return `${address}${joint}${added}${hash}`
}

const queryIn = (url: string) => new URLSearchParams(/^[^?#]*\?([^#]*)/.exec(url)?.[1])

/** Writes parameters as a query, each name and value encoded as a component of a URL. */
export const queryOf = (parameters: readonly Parameter[]): string =>
  parameters.map((pair) => pair.map((text) => encodeURIComponent(text.toWellFormed())).join('=')).join('&')

/** Returns the parameters of the campaign info that have a value. */
export const utmOf = (campaignInfo: Leading['campaign_info']): readonly Parameter[] =>
  CAMPAIGN_INFO_FIELDS.flatMap((field) => (campaignInfo[field] ? [[field, campaignInfo[field]] as const] : []))

const MEDIA_TYPE: Parameter = ['mt', '8']
const CAMPAIGN_TOKEN_MAX = 30

/** The campaign info as one campaign token, the source first: 30 letters, digits and few other characters are allowed. */
function campaignToken(utm: readonly Parameter[]): CampaignToken {
  const whole = utm.map(([, value]) => value.normalize('NFC')).join('.')
  const value = whole
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replaceAll('đ', 'd')
    .replaceAll('Đ', 'D')
    .replace(/[^\w.~-]+/g, '_')
    .slice(0, CAMPAIGN_TOKEN_MAX)
  return { value, isWhole: value === whole }
}
