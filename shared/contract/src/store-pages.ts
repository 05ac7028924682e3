import type { Platform } from './sources.ts'
import { directAddress, storeOf } from './stores.ts'

export interface StorePage {
  /** The store's own name, which is the same in every language. */
  readonly store: string
  readonly platform: Platform
  /** What the store calls the application; null on pages of none, such as a search or a developer's. */
  readonly app: string | null
  /** What names the application on its platform; null where the address does not say it. */
  readonly package_name: string | null
}

interface Store {
  readonly store: string
  readonly platform: Platform
  readonly at: RegExp
  /** Matches the store's own ID of an application, where it doesn't use the package name. */
  readonly id?: RegExp
  /** Whether it writes that ID in capitals, whatever the address does. */
  readonly isUpperCase?: true
}

const STORES: readonly Store[] = [
  {
    store: 'AppGallery',
    platform: 'android',
    at: beginning('appgallery\\d?\\.(?:cloud\\.)?huawei\\.com', 'appmarket|hiapplink|store'),
    id: /[/=](C\d+)/,
  },
  {
    store: 'Galaxy Store',
    platform: 'android',
    at: beginning('(?:galaxystore|apps)\\.samsung\\.com|galaxy\\.store', 'samsungapps'),
    id: /\.store\/([\w-]+)/,
  },
  {
    store: 'Amazon Appstore',
    platform: 'android',
    at: /^amzn:|^https?:\/\/(?:www\.)?amazon\.(?:com?\.)?[a-z]{2,3}\/(?:[^?#]+\/)?(?:dp|gp\/product|gp\/aw\/d|gp\/mas)\//,
    id: /[/=](B0[A-Z\d]{8})\b/,
  },
  { store: 'GetApps', platform: 'android', at: beginning('(?:global\\.)?app\\.mi\\.com', 'mimarket') },
  {
    store: 'ONE store',
    platform: 'android',
    at: beginning('(?:m\\.|www\\.)?onestore\\.(?:co\\.kr|net)|onesto\\.re', 'onestore'),
    id: /[/=](\d{10})\b/,
  },
  { store: 'RuStore', platform: 'android', at: beginning('(?:www\\.|apps\\.)?rustore\\.ru', 'rustore') },
  { store: 'APKPure', platform: 'android', at: beginning('(?:m\\.)?apkpure\\.(?:com|net)') },
  { store: 'TestFlight', platform: 'ios', at: beginning('testflight\\.apple\\.com', 'itms-beta'), id: /\/join\/(\w+)/ },
  {
    store: 'Microsoft Store',
    platform: 'desktop',
    at: /^ms-windows-store:|^https?:\/\/(?:(?:apps|get)\.microsoft\.com\/|(?:www\.)?(?:microsoft\.com\/(?:[^?#]+\/)?(?:p|store)|xbox\.com\/(?:[^?#]+\/)?games\/store)\/)/,
    id: /(?:[?&]ProductId=|^[^?#]*\/)((?=[a-z]*\d)[a-z\d]{12,14})(?![\w-])/i,
    isUpperCase: true,
  },
  {
    store: 'Steam',
    platform: 'desktop',
    at: beginning('store\\.steampowered\\.com|steamcommunity\\.com|s\\.team', 'steam'),
    id: /^[^?#]*\/(?:app|a|widget|store|install|run|rungameid)\/(\d+)/,
  },
  {
    store: 'Epic Games Store',
    platform: 'desktop',
    at: beginning('store\\.epicgames\\.com|www\\.epicgames\\.com/store', 'com\\.epicgames\\.launcher'),
    id: /\/(?:p|product)\/([\w-]+)/,
  },
]

export const STORE_NAMES: readonly string[] = ['Google Play', 'App Store', ...STORES.map(({ store }) => store)]

/** Returns the page of a store that a URL or an app link leads to; undefined for an address that is no store's. */
export function storePage(address: string): StorePage | undefined {
  const direct = directAddress(address)
  const url = URL.parse(direct)
  if (!url) return undefined
  if (url.protocol === 'intent:') return intended(direct)
  const known = storeOf(direct)
  if (known === 'google_play') return googlePlay(url)
  // The pages of App Store Connect are for the developers of an application.
  if (known === 'app_store' || url.hostname === 'appstoreconnect.apple.com') return appStore(url)
  const found = STORES.find(({ at }) => at.test(url.href))
  if (!found) return undefined
  const { store, platform, id, isUpperCase } = found
  const named = platform === 'android' ? packageIn(url) : undefined
  const written = id?.exec(url.href)?.[1] ?? null
  const app = named ?? (isUpperCase ? (written?.toUpperCase() ?? null) : written)
  return { store, platform, app, package_name: named ?? (platform === 'desktop' ? app : null) }
}

/** Short links, and links that networks count, which do not say where they lead. */
const FORWARDING =
  /^(?!www\.)(?:[\w-]+\.)*(?:apple\.co|appsto\.re|bit\.ly|tinyurl\.com|t\.co|t\.ly|goo\.gl|is\.gd|cutt\.ly|rb\.gy|ow\.ly|s\.id|bom\.so|shorturl\.at|rebrand\.ly|amzn\.to|a\.co|aka\.ms|lnkd\.in|fb\.me|onelink\.(?:me|to)|appsflyer\.com|adj\.st|adjust\.com|go\.link|app\.link|page\.link|sng\.link|smart\.link|kochava\.com|abr\.ge|airbridge\.io|url\.cloud\.huawei\.com)$/

/** Returns whether an address is a short or tracking link, whose store only its own service knows. */
export const isForwarding = (address: string): boolean => FORWARDING.test(URL.parse(address)?.hostname ?? '')

/** `intent://details?id=…#Intent;scheme=market;…;end` asks that store; any other intent names its own application. */
function intended(address: string): StorePage | undefined {
  const [, place = '', said = ''] = /^intent:([^#]*)#(.*)$/s.exec(address) ?? []
  const scheme = /;scheme=([^;]+)/.exec(said)?.[1]
  const page = scheme && scheme !== 'intent' ? storePage(`${scheme}:${place}`) : undefined
  const named = /;package=([^;]+)/.exec(said)?.[1]
  if (page || named === undefined) return page
  return sameName('Google Play', 'android', named !== 'com.android.vending' && isPackage(named) ? named : null)
}

function googlePlay({ host, pathname, searchParams }: URL): StorePage {
  const tested = /^\/apps\/(?:testing|internaltest|test)\/([^/]+)/.exec(pathname)?.[1]
  if (tested && /^\d+$/.test(tested)) return { ...sameName('Google Play', 'android', tested), package_name: null }
  const isApp = /(?:^|\/)(?:details(?:\/[^/]+)?|d|datasafety|launch)\/?$/.test(`${host}${pathname}`)
  const app = tested ?? (isApp ? searchParams.get('id') : null)
  return sameName('Google Play', 'android', app && isPackage(app) ? app : null)
}

function appStore({ protocol, pathname, searchParams }: URL): StorePage {
  const isMac = /^macappstores?:$/.test(protocol) || searchParams.get('mt') === '12' || searchParams.get('platform') === 'mac'
  const platform = isMac ? 'desktop' : 'ios'
  const isAsked = /\/(?:lookup|view\w+)$/.test(pathname)
  const bundle = isAsked ? searchParams.get('bundleId') : null
  if (bundle && isPackage(bundle)) return sameName('App Store', platform, bundle)
  const number = /^\/(?:[a-z]{2}\/)?(?:app\/(?:[^/]+\/)?)?id(\d+)(?=\/|$)/i.exec(pathname)?.[1] ?? (isAsked ? searchParams.get('id') : null)
  return sameName('App Store', platform, number && /^\d+$/.test(number) ? `id${number}` : null)
}

const sameName = (store: string, platform: Platform, app: string | null): StorePage => ({ store, platform, app, package_name: app })

/** The package in the query, behind `#` as on sites of a single page, or in the path. */
function packageIn(url: URL): string | undefined {
  const places = [url.searchParams, new URLSearchParams(url.hash.split('?')[1])]
  const named = places.flatMap((place) => PACKAGE_FIELDS.map((name) => place.get(name) ?? ''))
  return [...named, ...url.pathname.split('/')].find(isPackage)
}

const PACKAGE_FIELDS = ['id', 'package', 'packageName', 'pkgName', 'appId', 'p']

/** `com.example.game`, as Android and Apple both write it, and no file of a site, such as `detail.html`. */
const isPackage = (name: string) => name.length <= 255 && /^[a-z]\w*(?:\.[\w-]+)+$/i.test(name) && !/^\w+\.(?:as|html?|omp)$/i.test(name)

/** Matches addresses on hosts, and links to the store's own application. */
function beginning(hosts: string, schemes?: string): RegExp {
  return new RegExp(`^https?://(?:${hosts})/${schemes ? `|^(?:${schemes}):` : ''}`)
}
