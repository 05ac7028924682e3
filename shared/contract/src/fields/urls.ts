export const URL_MAX = 2048

/**
 * A valid URL (spec section 5), in the browser and on the server: http or https with `//` and a host, at most 2,048 characters,
 * without white space, control characters and backslashes, which `URL.parse` alone would remove or replace.
 */
export function isHttpUrl(text: string): boolean {
  if (text.length > URL_MAX || !/^https?:\/\/[^/]/i.test(text) || /[\s\p{Cc}\\]/u.test(text)) return false
  const url = URL.parse(text)
  return url !== null && isHost(url.hostname)
}

/** An IPv6 address, which `URL` has checked, or names and numbers between single dots; `URL` has put it into ASCII. */
function isHost(hostname: string): boolean {
  if (hostname.startsWith('[')) return true
  const labels = hostname.replace(/\.$/, '').split('.')
  return hostname.length <= 253 && labels.every((label) => /^[a-z\d_](?:[a-z\d_-]{0,61}[a-z\d_])?$/.test(label))
}

/** Never behind a link, however they are written. */
const REFUSED = /^(?:javascript|data|vbscript|blob|file|filesystem|about|view-source):/i

/** A correct URL, or `{scheme}://...` that an app opens: without white space and control characters (spec section 6). */
export function isUrlOrAppLink(text: string): boolean {
  if (/^https?:/i.test(text)) return isHttpUrl(text)
  return text.length <= URL_MAX && /^[a-z][a-z\d+.-]*:\/\/./i.test(text) && !/[\s\p{Cc}]/u.test(text) && !REFUSED.test(text)
}
