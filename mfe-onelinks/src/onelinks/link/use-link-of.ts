import { type Onelink, onelinkUrl } from '@console/contract'
import { usePageData } from '@console/session'

/** Returns a function that gives the whole link of an Onelink: the API's, or else one with the host's beginning of links; empty without both. */
export function useLinkOf(): (onelink: Onelink) => string {
  const { onelink_host } = usePageData().settings
  return ({ url, custom_id }) => url ?? (onelink_host ? onelinkUrl(onelink_host, custom_id) : '')
}
