import * as v from 'valibot'

/** What a schema says of a field beyond its shape. */
export type Marks = {
  /** Never kept in the browser: drafts leave it out. */
  readonly secret?: true
  /** Markup, of which at most so many characters are kept. */
  readonly rich_text?: number
}

/** Marks passwords, codes, tokens and keys. The last part of a pipe. */
export const secret = <T>() => v.metadata<T, Marks>({ secret: true })

/** What this walk looks at of a schema; every kind of valibot schema has some of it. */
interface Parts {
  readonly type?: string
  readonly pipe?: readonly unknown[]
  readonly metadata?: Marks
  readonly entries?: Readonly<Record<string, unknown>>
  readonly options?: readonly unknown[]
  readonly wrapped?: unknown
  readonly item?: unknown
  readonly items?: readonly unknown[]
}

/**
 * The value with every marked field of an object, at any depth, as `change` returns it; undefined takes the field out. The
 * value need not fit the schema.
 */
export function changeMarked(schema: unknown, value: unknown, change: (field: unknown, marks: Marks) => unknown): unknown {
  // What the schema does not know is left as it is, however deep it goes.
  if (schema === undefined) return value
  const { entries, options, wrapped, item, items } = partsOf(schema)
  // Of alternatives each changes what it marks, since the value may fit none of them yet.
  if (options) return options.reduce((changed, option) => changeMarked(option, changed, change), value)
  if (wrapped !== undefined) return changeMarked(wrapped, value, change)
  if (Array.isArray(value) && !item && !items) return value
  if (Array.isArray(value)) return value.map((one, at) => changeMarked(items?.[at] ?? item, one, change))
  if (!entries || typeof value !== 'object' || value === null) return value
  const fields = Object.entries(value).map(([name, field]) => {
    const part = Object.hasOwn(entries, name) ? entries[name] : undefined
    const marks = marksOf(part)
    return [name, marks ? change(field, marks) : changeMarked(part, field, change)] as const
  })
  return Object.fromEntries(fields.filter(([name, field]) => field !== undefined || value[name as keyof typeof value] === undefined))
}

/** Whether anything in the schema carries the mark. */
export function hasMark(schema: unknown, mark: keyof Marks): boolean {
  const { pipe = [], entries = {}, options = [], wrapped, item, items = [] } = partsOf(schema)
  const inside = [...pipe.filter((part) => part !== schema), ...Object.values(entries), ...options, wrapped, item, ...items]
  return marksOf(schema)?.[mark] !== undefined || inside.some((part) => part !== undefined && hasMark(part, mark))
}

function marksOf(schema: unknown): Marks | undefined {
  const { type, metadata, pipe = [], options = [], wrapped } = partsOf(schema)
  if (type === 'metadata') return metadata
  const parts = wrapped === undefined ? [...pipe, ...options] : [wrapped]
  return parts.reduce<Marks | undefined>((found, part) => found ?? marksOf(part), undefined)
}

const partsOf = (schema: unknown): Parts => (typeof schema === 'object' && schema !== null ? schema : {})
