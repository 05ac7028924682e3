import * as v from 'valibot'

export type Marks = {
  /** Never stored in the browser: drafts leave it out. */
  readonly secret?: true
  /** Markup; the most characters that are stored. */
  readonly rich_text?: number
}

/** Marks passwords, codes, tokens and keys. The last part of a pipe. */
export const secret = <T>() => v.metadata<T, Marks>({ secret: true })

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
 * Returns the value with every marked field, at any depth, replaced by what `change` returns; undefined removes the field. The
 * value need not fit the schema.
 */
export function changeMarked(schema: unknown, value: unknown, change: (field: unknown, marks: Marks) => unknown): unknown {
  // Fields that the schema does not know stay as they are.
  if (schema === undefined) return value
  const { entries, options, wrapped, item, items } = partsOf(schema)
  // Each alternative changes the fields that it marks, because the value may fit none of them yet.
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

/** Returns whether any field of the schema has the mark. */
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
