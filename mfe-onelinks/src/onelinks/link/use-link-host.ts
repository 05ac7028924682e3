import { usePageData } from '@console/session'
import { useNewestOnelinks } from './use-newest-onelinks.ts'

/** How a new link begins: as the host says, else as a known link does. */
export function useLinkHost(): string | undefined {
  const { onelink_host } = usePageData().settings
  const [known] = useNewestOnelinks()
  if (onelink_host) return onelink_host
  const end = known ? `/${known.custom_id}` : ''
  return known?.url?.endsWith(end) ? known.url.slice(0, -end.length) : undefined
}
