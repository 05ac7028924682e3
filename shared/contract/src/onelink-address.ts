import { URL_MAX } from './fields/shapes.ts'

/** The link with this custom id on a host of links, which may have a path: `https://go.example`, `http://localhost:4000/l`. */
export const onelinkUrl = (host: string, customId: string): string => `${host}/${customId}`

/** Whether the text is meant as a whole link and not as the custom id alone. */
export const isWholeLink = (text: string): boolean => /[/\\:.@]/.test(text)

/**
 * Returns the last part of a whole link on this host; undefined if it leads anywhere else. The parsed addresses are compared, so a
 * host that only begins like this one is another host. The scheme may be missing, and http is as good as https.
 */
export function customIdIn(link: string, host: string): string | undefined {
  const text = link.trim()
  const own = URL.parse(host)
  if (!own || text.length > URL_MAX || /[\s\p{Cc}\\]/u.test(text)) return undefined
  const url = URL.parse(/^[a-z][a-z\d+.-]*:\/\//i.test(text) ? text : `${own.protocol}//${text}`)
  if (!url || !/^https?:$/.test(url.protocol) || url.username || url.password || url.host !== own.host) return undefined
  const folder = `${own.pathname.replace(/\/$/, '')}/`
  if (!url.pathname.startsWith(folder)) return undefined
  return url.pathname.slice(folder.length).replace(/\/$/, '').split('/').at(-1)
}
