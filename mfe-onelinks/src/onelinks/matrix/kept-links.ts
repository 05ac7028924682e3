import type { ApiErrorCode } from '@console/api'
import { type Onelink, type OnelinkWrite, paths } from '@console/contract'

/** Its key makes sure that a lost response never makes the link twice. */
export interface Making {
  readonly body: OnelinkWrite
  readonly idempotencyKey: string
  readonly made?: Onelink
  readonly refused?: ApiErrorCode
}

/** The links of this document's matrices, by an id that the address has, so that Back finds them again. */
const kept = new Map<string, readonly Making[]>()

const FIELD = 'made'

/** Returns the address that shows what becomes of the links. */
export function keepLinks(links: readonly Making[]): string {
  const id = crypto.randomUUID()
  kept.set(id, links)
  return `${paths.onelinkMatrix()}&${FIELD}=${id}`
}

/** Null if this document keeps nothing under the id. */
export function keptIdIn(search: URLSearchParams): string | null {
  const id = search.get(FIELD)
  return id !== null && kept.has(id) ? id : null
}

/** Whether another document made the links: a reload loses them. */
export const isGone = (search: URLSearchParams): boolean => search.has(FIELD) && keptIdIn(search) === null

export const linksOf = (id: string): readonly Making[] => kept.get(id) ?? []

export function keepLink(id: string, index: number, link: Making): readonly Making[] {
  const links = linksOf(id).map((one, at) => (at === index ? link : one))
  kept.set(id, links)
  return links
}
