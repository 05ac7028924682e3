import { type Onelink, onelinkUrl } from '@console/contract'
import { usePageData } from '@console/session'

/** Returns the API's link of an Onelink, else one that begins as the host says; empty without both. */
export function useOnelinkUrl(): (onelink: Onelink) => string {
  const { onelink_host } = usePageData().settings
  return ({ url, custom_id }) => url ?? (onelink_host ? onelinkUrl(onelink_host, custom_id) : '')
}
