import { isHttpUrl, type Platform, pastedAddress } from '@console/contract'

/** What the address of an application in a store says. */
export interface StoreListing {
  readonly platform: Platform
  readonly package_name: string
  /** The store's own name; null for a site of one's own. */
  readonly store: string | null
}

/** The stores that are known by their addresses, by their own names. */
export const STORES: readonly string[] = ['Google Play', 'App Store', 'Microsoft Store', 'AppGallery', 'Galaxy Store']

/** Reads one store's addresses: undefined for an address that is not the store's, null for one that names no application. */
type Store = (url: URL) => StoreListing | null | undefined

/**
 * Returns the platform and package name that a pasted address names: in Google Play, App Store, Microsoft Store, AppGallery or
 * Galaxy Store, else those of a site. Null if the address names no application.
 */
export function storeListing(pasted: string): StoreListing | null {
  const text = pastedAddress(pasted)
  if (/\s/.test(text)) return null
  const whole = URL.parse(text)
  // Stores are also written without the scheme. Anything else without one may be a package name, which looks like a host.
  const url = whole ?? URL.parse(`https://${text}`)
  if (!url) return null
  for (const store of [googlePlay, appStore, microsoftStore, appGallery, galaxyStore]) {
    const found = store(url)
    if (found !== undefined) return found
  }
  return whole && isHttpUrl(text) ? { platform: 'web', package_name: url.host, store: null } : null
}

const googlePlay: Store = (url) => {
  if (url.protocol === 'intent:') return android('Google Play', fromIntent(url))
  if (url.protocol !== 'market:' && url.hostname !== 'play.google.com') return undefined
  const [, tested] = /^\/apps\/testing\/([^/]+)/.exec(url.pathname) ?? []
  return android('Google Play', tested ?? (/(^|\/)details$/.test(placeOf(url)) ? url.searchParams.get('id') : null))
}

/** `intent://details?id=…#Intent;scheme=market;…;end` asks the store; any other intent names its own application. */
function fromIntent(url: URL): string | null | undefined {
  const named = /;package=([^;]+)/.exec(url.hash)?.[1]
  return named === undefined || named === 'com.android.vending' ? url.searchParams.get('id') : named
}

const appStore: Store = (url) => {
  const isApple = /^(apps|itunes|geo\.itunes)\.apple\.com$/.test(url.hostname)
  if (!isApple && !/^(itms|itmss|itms-apps|itms-appss):$/.test(url.protocol)) return undefined
  const bundle = /\/lookup$/.test(url.pathname) ? url.searchParams.get('bundleId') : null
  const number = /\/id(\d+)\/?$/.exec(url.pathname)?.[1] ?? url.searchParams.get('id')
  if (bundle && isPackage(bundle)) return { platform: 'ios', package_name: bundle, store: 'App Store' }
  return number && /^\d+$/.test(number) ? { platform: 'ios', package_name: `id${number}`, store: 'App Store' } : null
}

const microsoftStore: Store = (url) => {
  const isShop = /^(www\.)?microsoft\.com$/.test(url.hostname) && /\/(p|store)\//.test(url.pathname)
  if (!isShop && url.protocol !== 'ms-windows-store:' && url.hostname !== 'apps.microsoft.com') return undefined
  const parts = url.pathname.split('/')
  const id = [url.searchParams.get('ProductId'), ...parts.toReversed()].find((part) => part && /^(?=.*\d)[a-z\d]{12,14}$/i.test(part))
  return id ? { platform: 'desktop', package_name: id.toUpperCase(), store: 'Microsoft Store' } : null
}

const appGallery: Store = (url) => {
  if (url.protocol !== 'appmarket:' && !/^appgallery\.(cloud\.)?huawei\.com$/.test(url.hostname)) return undefined
  return android('AppGallery', firstOf(url, ['id', 'package', 'packageName', 'pkgName']))
}

const galaxyStore: Store = (url) => {
  if (url.protocol !== 'samsungapps:' && !/^(galaxystore|apps)\.samsung\.com$/.test(url.hostname)) return undefined
  return android('Galaxy Store', firstOf(url, ['appId']) ?? url.pathname.split('/').find(isPackage))
}

const android = (store: string, name: string | null | undefined): StoreListing | null =>
  name && isPackage(name) ? { platform: 'android', package_name: name, store } : null

/** `details` of both `market://details` and `https://play.google.com/store/apps/details`. */
const placeOf = ({ host, pathname }: URL) => `${host}${pathname}`.replace(/\/$/, '')

/** The first of the fields that holds a package, in the query or in what a page of one document keeps behind `#`. */
function firstOf(url: URL, names: readonly string[]): string | undefined {
  const places = [url.searchParams, new URLSearchParams(url.hash.split('?')[1])]
  return places.flatMap((place) => names.map((name) => place.get(name) ?? '')).find(isPackage)
}

/** `com.example.game`, as Android and Apple both write it. */
const isPackage = (name: string) => name.length <= 255 && /^[a-z]\w*(\.[\w-]+)+$/i.test(name)
