import * as v from 'valibot'

interface Parts {
  readonly type?: string
  readonly key?: string
  readonly pipe?: readonly unknown[]
  readonly entries?: Readonly<Record<string, unknown>>
  readonly options?: readonly unknown[]
  readonly wrapped?: unknown
  readonly item?: unknown
}

/** Read in place of an object whose kind this console does not know. */
export const UnknownKind = v.object({ type: v.literal('unknown') })
export type UnknownKind = v.InferOutput<typeof UnknownKind>

const made = new WeakMap<object, v.GenericSchema>()

/**
 * Returns the schema of a write as a form uses it to change a stored record: what a reader found to be `unknown` (a choice, or a
 * kind of object) passes, because the kit sends such a part back as it came. Creation uses the schema itself, which refuses it.
 */
export function keepUnknown<Input, Output>(schema: v.GenericSchema<Input, Output>): v.GenericSchema<Input, Output> {
  const known = made.get(schema) ?? (widened(schema) as v.GenericSchema)
  made.set(schema, known)
  return known as v.GenericSchema<Input, Output>
}

function widened(schema: unknown): unknown {
  const { type, key, pipe, entries, options, wrapped, item } = schema as Parts
  // A pipe holds its parts in a closure, so it is made again.
  if (pipe) return v.pipe(widened(pipe[0]) as v.GenericSchema, ...(pipe.slice(1) as never as []))
  if (type === 'picklist') return { ...(schema as object), options: [...(options ?? []), 'unknown'] }
  if (type === 'variant')
    return { ...(schema as object), options: [...(options ?? []).map(widened), ...(key === 'type' ? [UnknownKind] : [])] }
  if (entries)
    return { ...(schema as object), entries: Object.fromEntries(Object.entries(entries).map(([name, one]) => [name, widened(one)])) }
  if (wrapped) return { ...(schema as object), wrapped: widened(wrapped) }
  if (item) return { ...(schema as object), item: widened(item) }
  return schema
}
