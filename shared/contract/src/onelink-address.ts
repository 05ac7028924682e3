import { tidy } from './fields/text.ts'
import { pastedAddress } from './fields/url-inputs.ts'
import { URL_MAX } from './fields/urls.ts'

/** Whether the text is meant as a whole link and not as the custom id alone. */
export const isWholeLink = (text: string): boolean => /[/\\:.@]/.test(text)

/**
 * Returns the custom id in a path behind the host of links. A sentence, a chat or an address bar may have added something to it:
 * `(Tet2027).`, `Tet2027%E2%80%8B`, `Tet2027/`, `Tet2027&utm_source=zalo`. Other text stays, as it is no id.
 */
export function customIdAt(path: string): string {
  const text = tidy(decoded(path)).replace(/^[^\p{L}\p{N}]+/u, '')
  return /^([A-Za-z0-9]+)[^\p{L}\p{N}_-]*(?:[?&].*)?$/su.exec(text)?.[1] ?? text
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}

/**
 * Returns the last part of a whole link on this host; undefined if it leads anywhere else. The parsed addresses are compared, so a
 * host that only begins like this one is another host. The scheme may be missing, and http is as good as https.
 */
export function customIdIn(link: string, host: string): string | undefined {
  const text = pastedAddress(link)
  const own = URL.parse(host)
  if (!own || text.length > URL_MAX || /[\s\p{Cc}\\]/u.test(text)) return undefined
  const url = URL.parse(/^[a-z][a-z\d+.-]*:\/\//i.test(text) ? text : `${own.protocol}//${text}`)
  if (!url || !/^https?:$/.test(url.protocol) || url.username || url.password || url.host !== own.host) return undefined
  const folder = `${own.pathname.replace(/\/$/, '')}/`
  if (!url.pathname.startsWith(folder)) return undefined
  return customIdAt(url.pathname.slice(folder.length).replace(/\/$/, '').split('/').at(-1) ?? '')
}
