import { call, type Reading, retryDelay, useCall } from '@console/api'
import type { PermissionKey, Route } from '@console/contract'
import type { ReleasedList } from '@console/module'
import * as v from 'valibot'

/** Only its module knows all that it has. */
export type DeclaredRecord = Readonly<Record<string, unknown>>

const Rows = v.object({ items: v.array(v.record(v.string(), v.unknown())), total: v.number() })
export type Rows = v.InferOutput<typeof Rows>

export type ListInput = Readonly<Record<string, string | number>>

/** Reads a list that a module declares, again where `retryDelay` says so. Throws `ApiError`. */
export async function readList(list: ReleasedList, input: ListInput, signal: AbortSignal): Promise<Rows> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await call(routeOf(list), { ...list.query, ...input }, { signal })
    } catch (error) {
      const wait = retryDelay(error, tries)
      if (wait === null || signal.aborted) throw error
      await new Promise((resume) => setTimeout(resume, wait))
    }
  }
}

/** The list's module keeps another shape of it: an empty field is in the key, and not in the address. */
const OWN_KEY = { declared: '' } as const

/** Reads the first pages of the same lists each time: a part that is drawn for others has another key. */
export function useLists(lists: readonly ReleasedList[]): readonly Reading<Rows>[] {
  // biome-ignore lint/correctness/useHookAtTopLevel: the lists are the same each time
  return lists.map((list) => useCall(routeOf(list), { ...list.query, ...OWN_KEY }))
}

export const accessBy = (needs: readonly string[]) => (needs.length > 0 ? { any_of: needs as readonly PermissionKey[] } : 'member')

function routeOf({ call: id, path, query, needs }: ReleasedList) {
  const isAskedFor = (row: DeclaredRecord) =>
    Object.entries(query).every(([name, value]) => typeof row[name] !== 'string' || row[name] === value)
  return {
    id: id as Route['id'],
    method: 'GET',
    path: path as Route['path'],
    access: accessBy(needs),
    // Some backends ignore a filter.
    response: v.pipe(
      Rows,
      v.transform(({ items, total }) => ({ items: items.filter(isAskedFor), total })),
    ),
    status: 200,
    errors: [],
  } as const satisfies Route
}
