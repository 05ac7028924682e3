import { call, patiently, type Reading, useCall } from '@console/api'
import { type PermissionKey, type Route, resourceOf } from '@console/contract'
import type { ReleasedList } from '@console/module'
import * as v from 'valibot'

/** A record as the API gives it: only its module knows all that it has. */
export type DeclaredRecord = Readonly<Record<string, unknown>>

const Rows = v.object({ items: v.array(v.record(v.string(), v.unknown())), total: v.optional(v.number(), 0) })
export type Rows = v.InferOutput<typeof Rows>

export type ListInput = Readonly<Record<string, string | number>>

/** Reads a list that a module declares, after the time that a limit names. Throws `ApiError`. */
export function readList(list: ReleasedList, input: ListInput, signal: AbortSignal): Promise<Rows> {
  return patiently(() => call(routeOf(list), { ...list.query, ...input }, { signal }), { signal })
}

/** Reads the first pages of lists that stay the same: a part that is drawn for others has another key. */
export function useLists(lists: readonly ReleasedList[]): readonly Reading<Rows>[] {
  return lists.map((list) => {
    // What is kept here has another shape than what the list's module keeps.
    const id = `${resourceOf(list.call as Route['id'])}.declared.list` as const
    // biome-ignore lint/correctness/useHookAtTopLevel: the lists are the same each time
    return useCall({ ...routeOf(list), id }, list.query)
  })
}

/** The permission that a key of these gives. */
export const accessBy = (needs: readonly string[]) => (needs.length > 0 ? { any_of: needs as readonly PermissionKey[] } : 'member')

const routeOf = ({ call: id, path, needs }: ReleasedList) =>
  ({
    id: id as Route['id'],
    method: 'GET',
    path: path as Route['path'],
    access: accessBy(needs),
    response: Rows,
    status: 200,
    errors: [],
  }) as const satisfies Route
