import type { ApiErrorCode } from '@console/api'
import { type Onelink, type OnelinkWrite, paths } from '@console/contract'

/** One link that is to be made; its key makes sure that a lost answer never makes it twice. */
export interface Making {
  readonly body: OnelinkWrite
  readonly idempotencyKey: string
  readonly made?: Onelink
  readonly refused?: ApiErrorCode
}

/** What matrices of this document are to make and have made: the address names one, so that Back finds it again. */
const kept = new Map<string, readonly Making[]>()

const FIELD = 'made'

/** Keeps links that are to be made and returns the address that shows what becomes of them. */
export function keepLinks(links: readonly Making[]): string {
  const id = crypto.randomUUID()
  kept.set(id, links)
  return `${paths.onelinkMatrix()}&${FIELD}=${id}`
}

/** The id in the address; null where this document keeps nothing under it. */
export function keptIdIn(search: URLSearchParams): string | null {
  const id = search.get(FIELD)
  return id !== null && kept.has(id) ? id : null
}

/** Whether the address names links that another document made: they went with it when the page was loaded again. */
export const isGone = (search: URLSearchParams): boolean => search.has(FIELD) && keptIdIn(search) === null

export const linksOf = (id: string): readonly Making[] => kept.get(id) ?? []

/** Replaces one link and returns all of them. */
export function keepLink(id: string, index: number, link: Making): readonly Making[] {
  const links = linksOf(id).map((one, at) => (at === index ? link : one))
  kept.set(id, links)
  return links
}
