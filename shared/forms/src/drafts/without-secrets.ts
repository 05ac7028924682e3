import type * as v from 'valibot'

/** What this walk looks at of a schema; every kind of valibot schema has some of it. */
interface Parts {
  readonly type?: string
  readonly pipe?: readonly unknown[]
  readonly metadata?: unknown
  readonly entries?: Readonly<Record<string, unknown>>
  readonly options?: readonly unknown[]
  readonly wrapped?: unknown
  readonly item?: unknown
  readonly items?: readonly unknown[]
}

/** The value without the fields that its schema marks `secret()`, at any depth. */
export function withoutSecrets<T>(schema: v.GenericSchema<T, unknown>, value: T): Partial<T> {
  return strip(schema, value) as Partial<T>
}

/** Whether anything in the schema is secret. */
export function hasSecrets(schema: unknown): boolean {
  const { pipe = [], entries = {}, options = [], wrapped, item, items = [] } = partsOf(schema)
  const inside = [...pipe.filter((part) => part !== schema), ...Object.values(entries), ...options, wrapped, item, ...items]
  return isSecret(schema) || inside.some((part) => part !== undefined && hasSecrets(part))
}

function strip(schema: unknown, value: unknown): unknown {
  const { entries, options, wrapped, item, items } = partsOf(schema)
  // Of alternatives each takes out what it calls secret, since a draft may fit none of them yet.
  if (options) return options.reduce((left, option) => strip(option, left), value)
  if (wrapped !== undefined) return strip(wrapped, value)
  if (Array.isArray(value)) return value.map((one, at) => strip(items?.[at] ?? item, one))
  if (!entries || typeof value !== 'object' || value === null) return value
  const open = Object.entries(value).filter(([name]) => !isSecret(entries[name]))
  return Object.fromEntries(open.map(([name, one]) => [name, strip(entries[name], one)]))
}

function isSecret(schema: unknown): boolean {
  const { type, metadata, pipe = [], options = [], wrapped } = partsOf(schema)
  if (type === 'metadata') return (metadata as { readonly secret?: unknown }).secret === true
  return pipe.some(isSecret) || options.some(isSecret) || (wrapped !== undefined && isSecret(wrapped))
}

const partsOf = (schema: unknown): Parts => (typeof schema === 'object' && schema !== null ? schema : {})
