import { call, patiently } from '@console/api'
import type { PermissionKey, Route } from '@console/contract'
import type { ReleasedList } from '@console/module'
import * as v from 'valibot'

/** A record as the API gives it: only its module knows all that it has. */
export type DeclaredRecord = Readonly<Record<string, unknown>>

const Rows = v.object({ items: v.array(v.record(v.string(), v.unknown())), total: v.optional(v.number(), 0) })
export type Rows = v.InferOutput<typeof Rows>

export type ListInput = Readonly<Record<string, string | number>>

/** Reads a list that a module declares, after the time that a limit names. Throws `ApiError`. */
export function readList({ call: id, path, query, needs }: ReleasedList, input: ListInput, signal: AbortSignal): Promise<Rows> {
  const list = {
    id: id as Route['id'],
    method: 'GET',
    path: path as Route['path'],
    access: needs.length > 0 ? { any_of: needs as readonly PermissionKey[] } : 'member',
    response: Rows,
    status: 200,
    errors: [],
  } as const satisfies Route
  return patiently(() => call(list, { ...query, ...input }, { signal }), { signal })
}
