import { isUrlOrAppLink } from './fields/urls.ts'
import { CAMPAIGN_INFO_FIELDS, type Onelink } from './onelinks.ts'
import { directAddress, storeOf } from './stores.ts'

export const ONELINK_DEVICES = ['android', 'ios', 'other'] as const
export type OnelinkDevice = (typeof ONELINK_DEVICES)[number]

export type Leading = Pick<Onelink, 'android' | 'ios' | 'fallback_url' | 'campaign_info'>

export type DestinationKind = 'google_play' | 'app_store' | 'fallback'

interface AddressDestination extends Addressed {
  readonly kind: DestinationKind
}

/** An address, or a page in its place: `stores` lists those that the link has, `nowhere` says that it has none. */
export type Destination = AddressDestination | { readonly kind: 'stores' | 'nowhere' }

/** Returns where a link leads a device; `others` are parameters that it was opened with. */
export function destinationOf(onelink: Leading, device: OnelinkDevice, others: readonly Parameter[] = []): Destination {
  return (
    addressFor(onelink, device, others) ?? {
      kind: addressFor(onelink, 'android') || addressFor(onelink, 'ios') ? 'stores' : 'nowhere',
    }
  )
}

function addressFor(
  { android, ios, fallback_url, campaign_info }: Leading,
  device: OnelinkDevice,
  others: readonly Parameter[] = [],
): AddressDestination | undefined {
  const fallback = ['fallback', fallback_url] as const
  const choices = {
    android: [['google_play', android.google_play_url], fallback],
    ios: [['app_store', ios.app_store_url], fallback],
    other: [fallback],
  } as const
  for (const [kind, url] of choices[device]) {
    // Also what was stored before the rule: a link never leads to a scheme that runs something.
    if (url && isUrlOrAppLink(url)) return { kind, ...withCampaignInfo(url, campaign_info, others) }
  }
  return undefined
}

export interface Addressed {
  /** With the campaign info. */
  readonly url: string
  /** Parameters that have another value in the address, which stays. */
  readonly kept: readonly string[]
  readonly token?: CampaignToken | undefined
  /** The App Store counts a campaign only with the provider token, which is in no campaign info. */
  readonly lacksProvider: boolean
}

export interface CampaignToken {
  readonly value: string
  readonly isWhole: boolean
}

export type Parameter = readonly [name: string, value: string]

/**
 * Adds the campaign info, and other parameters that a link was opened with, to the query of a URL or an app link; what the address itself
 * says, and its hash, stay as they are.
 *
 * Google Play hands an installed application only what is in `referrer`, URL-encoded as one value (Android Developers, Play
 * Install Referrer Library). The App Store knows `ct`, which is the campaign, `pt`, the provider, `mt=8`, applications, and `ppid`, a
 * product page (App Store Connect Help, Campaign links and Custom product pages). Any other address gets the parameters as they are.
 */
export function withCampaignInfo(url: string, campaignInfo: Leading['campaign_info'], others: readonly Parameter[] = []): Addressed {
  const direct = directAddress(url)
  const [, address = '', hash = ''] = /^([^#]*)(.*)$/s.exec(direct) ?? []
  const mark = address.indexOf('?')
  const said = new URLSearchParams(mark < 0 ? '' : address.slice(mark))
  const store = storeOf(direct)
  const utm = utmOf(campaignInfo)
  const told = toldTo(store, utm, others)
  const isApple = store === 'app_store' && told.length > 0
  const added = queryOf([...told, ...(isApple ? [MEDIA_TYPE] : [])].filter(([name]) => !said.has(name)))
  const joint = added === '' ? '' : mark < 0 ? '?' : /[?&]$/.test(address) ? '' : '&'
  return {
    url: `${address}${joint}${added}${hash}`,
    kept: told.filter(([name, value]) => said.has(name) && said.get(name) !== value).map(([name]) => name),
    token: isApple && utm.length > 0 && !said.has('ct') ? campaignToken(utm) : undefined,
    lacksProvider: isApple && !said.has('pt'),
  }
}

function toldTo(store: ReturnType<typeof storeOf>, utm: readonly Parameter[], others: readonly Parameter[]): readonly Parameter[] {
  if (store === 'app_store') {
    const known = others.filter(([name]) => /^(ct|pt|ppid)$/.test(name))
    const hasToken = utm.length === 0 || known.some(([name]) => name === 'ct')
    return hasToken ? known : [['ct', campaignToken(utm).value], ...known]
  }
  const all = [...utm, ...others]
  return store === 'google_play' && all.length > 0 ? [['referrer', queryOf(all)]] : all
}

const queryOf = (parameters: readonly Parameter[]): string =>
  parameters.map((pair) => pair.map((text) => encodeURIComponent(text.toWellFormed())).join('=')).join('&')

const utmOf = (campaignInfo: Leading['campaign_info']): readonly Parameter[] =>
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
