import { CustomId, customIdIn, isWholeLink, onelinkUrl, tidy } from '@console/contract'
import * as v from 'valibot'

/** The ID, a link of our own host, or an address elsewhere. */
export type ReadCustomId =
  | { readonly kind: 'id' }
  /** `isWhole`: its last part is long enough to be an ID, so that it can take the place of the link. */
  | { readonly kind: 'link'; readonly custom_id: string; readonly isWhole: boolean }
  | { readonly kind: 'elsewhere' }

/** A link that is still being typed is not elsewhere yet. Without a host there is nothing to compare with. */
export function readCustomId(typed: string, host: string | undefined): ReadCustomId {
  const text = tidy(typed)
  if (host === undefined || !isWholeLink(text)) return { kind: 'id' }
  const custom_id = customIdIn(text, host)
  if (custom_id !== undefined) return { kind: 'link', custom_id, isWhole: v.is(CustomId, custom_id) }
  return isBeginning(text, host) ? { kind: 'id' } : { kind: 'elsewhere' }
}

function isBeginning(text: string, host: string): boolean {
  const withoutScheme = (url: string) => url.toLowerCase().replace(/^https?:\/\//, '')
  return 'https://'.startsWith(text.toLowerCase()) || 'http://'.startsWith(text.toLowerCase())
    ? true
    : withoutScheme(onelinkUrl(host, '')).startsWith(withoutScheme(text))
}
