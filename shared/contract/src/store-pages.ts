import type { Platform } from './sources.ts'
import { directAddress, storeOf } from './stores.ts'

/** The page of a store, as far as its address says it. */
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
  /** How its addresses begin. */
  readonly at: RegExp
  /** What it calls an application that it does not name by the package. */
  readonly id?: RegExp
  /** Whether it writes that in capitals, whatever the address does. */
  readonly isUpperCase?: true
}

const STORES: readonly Store[] = [
  {
    store: 'AppGallery',
    platform: 'android',
    at: host('appgallery\\d*\\.(?:cloud\\.)?huawei\\.com', 'appmarket|hiapplink'),
    id: /[/=](C\d+)/,
  },
  {
    store: 'Galaxy Store',
    platform: 'android',
    at: host('(?:galaxystore|apps)\\.samsung\\.com|galaxy\\.store', 'samsungapps'),
    id: /\.store\/(\w+)/,
  },
  {
    store: 'Amazon Appstore',
    platform: 'android',
    at: /^amzn:|^https?:\/\/(?:www\.)?amazon\.[a-z.]+\/(?:[^?#]+\/)?(?:dp|gp\/product|gp\/mas)\//,
    id: /[/=](B0[A-Z\d]{8})\b/,
  },
  { store: 'GetApps', platform: 'android', at: host('(?:global\\.)?app\\.mi\\.com', 'mimarket') },
  { store: 'ONE store', platform: 'android', at: host('(?:m\\.)?onestore\\.(?:co\\.kr|net)', 'onestore'), id: /[/=](\d{10})\b/ },
  { store: 'RuStore', platform: 'android', at: host('(?:www\\.|apps\\.)?rustore\\.ru', 'rustore') },
  { store: 'APKPure', platform: 'android', at: host('(?:m\\.)?apkpure\\.(?:com|net)') },
  { store: 'TestFlight', platform: 'ios', at: host('testflight\\.apple\\.com', 'itms-beta'), id: /\/join\/(\w+)/ },
  {
    store: 'Microsoft Store',
    platform: 'desktop',
    at: /^ms-windows-store:|^https?:\/\/(?:(?:apps|get)\.microsoft\.com\/|(?:www\.)?microsoft\.com\/(?:[^?#]+\/)?(?:p|store)\/)/,
    id: /(?:[?&]ProductId=|^[^?#]*\/)((?=[a-z]*\d)[a-z\d]{12,14})(?![\w-])/i,
    isUpperCase: true,
  },
  {
    store: 'Steam',
    platform: 'desktop',
    at: host('store\\.steampowered\\.com|steamcommunity\\.com|s\\.team', 'steam'),
    id: /\/(?:app|a|store|install|run|rungameid)\/(\d+)/,
  },
  {
    store: 'Epic Games Store',
    platform: 'desktop',
    at: host('store\\.epicgames\\.com', 'com\\.epicgames\\.launcher'),
    id: /\/(?:p|product)\/([\w-]+)/,
  },
]

/** The names of the stores that are known by their addresses. */
export const STORE_NAMES: readonly string[] = ['Google Play', 'App Store', ...STORES.map(({ store }) => store)]

/** Returns the page of a store that a URL or an app link leads to; undefined for an address that is no store's. */
export function storePage(address: string): StorePage | undefined {
  const direct = directAddress(address)
  const url = URL.parse(direct)
  if (!url) return undefined
  if (url.protocol === 'intent:' || storeOf(direct) === 'google_play') return googlePlay(url)
  // Its pages are for the developers of an application.
  if (storeOf(direct) === 'app_store' || url.hostname === 'appstoreconnect.apple.com') return appStore(url)
  const found = STORES.find(({ at }) => at.test(url.href))
  if (!found) return undefined
  const { store, platform, id, isUpperCase } = found
  const named = platform === 'android' ? packageIn(url) : undefined
  const written = id?.exec(url.href)?.[1] ?? null
  const app = named ?? (isUpperCase ? (written?.toUpperCase() ?? null) : written)
  return { store, platform, app, package_name: named ?? (platform === 'desktop' ? app : null) }
}

/** Hosts of short links and of links that networks count, which do not say where they lead. */
const FORWARDING =
  /^(?:[\w-]+\.)*(?:apple\.co|bit\.ly|tinyurl\.com|t\.co|goo\.gl|is\.gd|cutt\.ly|onelink\.me|appsflyer\.com|adj\.st|adjust\.com|go\.link|app\.link|branch\.io|page\.link|sng\.link|singular\.net|smart\.link|kochava\.com|rb\.gy|ow\.ly|s\.id|bom\.so|shorturl\.at)$/

/** Returns whether an address is a short or tracking link, whose store only its own service knows. */
export const isForwarding = (address: string): boolean => FORWARDING.test(URL.parse(address)?.hostname ?? '')

function googlePlay(url: URL): StorePage {
  const { host, pathname, searchParams, hash, protocol } = url
  // `intent://details?id=…#Intent;scheme=market;…;end` asks the store; any other intent names its own application.
  const named = protocol === 'intent:' ? /;package=([^;]+)/.exec(hash)?.[1] : /^\/apps\/testing\/([^/]+)/.exec(pathname)?.[1]
  const isOwn = named !== undefined && named !== 'com.android.vending'
  const isDetails = /(?:^|\/)(?:details|d)\/?$/.test(`${host}${pathname}`)
  const app = isOwn ? named : isDetails ? searchParams.get('id') : null
  return pageOf('Google Play', 'android', app && isPackage(app) ? app : null)
}

function appStore({ pathname, searchParams }: URL): StorePage {
  const platform = searchParams.get('mt') === '12' || searchParams.get('platform') === 'mac' ? 'desktop' : 'ios'
  const bundle = pathname.endsWith('/lookup') ? searchParams.get('bundleId') : null
  if (bundle && isPackage(bundle)) return pageOf('App Store', platform, bundle)
  const isOther = /\/(?:developer|artist|story|editorial|room|collection|curator|genre|app-bundle)\//.test(pathname)
  const number = isOther ? undefined : (/\/id(\d+)(?=\/|$)/.exec(pathname)?.[1] ?? searchParams.get('id') ?? undefined)
  return pageOf('App Store', platform, number && /^\d+$/.test(number) ? `id${number}` : null)
}

const pageOf = (store: string, platform: Platform, app: string | null): StorePage => ({ store, platform, app, package_name: app })

/** The package in the query, in what a page of one document keeps behind `#`, or in the path. */
function packageIn(url: URL): string | undefined {
  const places = [url.searchParams, new URLSearchParams(url.hash.split('?')[1])]
  const named = places.flatMap((place) => PACKAGE_FIELDS.map((name) => place.get(name) ?? ''))
  return [...named, ...url.pathname.split('/')].find(isPackage)
}

const PACKAGE_FIELDS = ['id', 'package', 'packageName', 'pkgName', 'appId', 'p']

/** `com.example.game`, as Android and Apple both write it, and no file of a site, such as `detail.html`. */
const isPackage = (name: string) =>
  name.length <= 255 && /^[a-z]\w*(?:\.[\w-]+)+$/i.test(name) && !/^\w+\.(?:as|html?|jsp|omp|php)$/i.test(name)

/** The addresses of hosts, and of the schemes of the store's own application. */
function host(hosts: string, schemes?: string): RegExp {
  return new RegExp(`^(?:https?|store)://(?:${hosts})(?::\\d+)?/${schemes ? `|^(?:${schemes}):` : ''}`)
}
