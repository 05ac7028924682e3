import { isHttpUrl } from './fields/urls.ts'

/** Returns the address inside a share link of Google Play, because the share link passes no referrer on; any other address unchanged. */
export function directAddress(address: string): string {
  const url = URL.parse(address)
  const inner = url?.hostname === 'play.app.goo.gl' ? url.searchParams.get('link') : null
  return inner?.startsWith('https://play.google.com/') && isHttpUrl(inner) ? inner : address
}

/** Returns the store that a URL or an app link leads to, as far as the address says it. */
export function storeOf(url: string): 'google_play' | 'app_store' | undefined {
  const { protocol = '', hostname = '', hash = '' } = URL.parse(url) ?? {}
  const isMarket = protocol === 'market:' || (protocol === 'intent:' && /;scheme=market;/.test(hash))
  if (isMarket || /^(play\.google|market\.android)\.com$/.test(hostname)) return 'google_play'
  const isApple = /^itms(-apps|-appss|s)?:$/.test(protocol) || /^(apps|itunes|geo\.itunes)\.apple\.com$/.test(hostname)
  return isApple ? 'app_store' : undefined
}
