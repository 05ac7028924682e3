import { call } from '@console/api'
import { listApplications, PAGE_SIZE_MAX } from '@console/contract'

/** Reads the ids of all applications; the list of an invitation says 'all' by naming each of them. */
export async function everyApplication(): Promise<string[]> {
  const ids: string[] = []
  for (let page = 1; ; page += 1) {
    const { items, total } = await call(listApplications, { page, page_size: PAGE_SIZE_MAX, sort: 'display_name' })
    ids.push(...items.map(({ id }) => id))
    if (items.length === 0 || ids.length >= total) return ids
  }
}
