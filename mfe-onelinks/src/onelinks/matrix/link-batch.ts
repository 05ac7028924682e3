import type { ApiErrorCode } from '@console/api'
import { type Onelink, type OnelinkWrite, paths } from '@console/contract'

/** Its key makes sure that a lost response never makes the link twice. */
export interface BatchLink {
  readonly body: OnelinkWrite
  readonly idempotencyKey: string
  readonly made?: Onelink
  readonly refused?: ApiErrorCode
}

/** The links of this document's matrices, by an id that the address has, so that Back finds them again. */
const kept = new Map<string, readonly BatchLink[]>()

const FIELD = 'made'

/** Returns the address that shows what becomes of the links. */
export function keepBatch(links: readonly BatchLink[]): string {
  const id = crypto.randomUUID()
  kept.set(id, links)
  return `${paths.onelinkMatrix()}&${FIELD}=${id}`
}

/** Null if this document keeps nothing under the id. */
export function batchIdIn(search: URLSearchParams): string | null {
  const id = search.get(FIELD)
  return id !== null && kept.has(id) ? id : null
}

/** Whether another document made the links: a reload loses them. */
export const isBatchLost = (search: URLSearchParams): boolean => search.has(FIELD) && batchIdIn(search) === null

export const batchOf = (id: string): readonly BatchLink[] => kept.get(id) ?? []

export function updateLink(id: string, index: number, link: BatchLink): readonly BatchLink[] {
  const links = batchOf(id).map((one, at) => (at === index ? link : one))
  kept.set(id, links)
  return links
}
