import { createHash } from 'node:crypto'
import { ALTERATIONS } from './alterations.ts'
import { isObject, OPAQUE } from './json-values.ts'
import type { ShapeKind } from './skew-kinds.ts'

export interface Skew {
  readonly kinds: readonly ShapeKind[]
  /** From 0 up to 1; the words name what it is for. */
  readonly draw: (...words: readonly string[]) => number
}

interface At {
  /** The id of the record that the value belongs to, else the path of the call; then the way to the value. */
  readonly path: string
  readonly name: string
  readonly isOfRecord: boolean
}

/** Returns a draw that depends on the seed and the words alone. */
export const seededDraw =
  (seed: string) =>
  (...words: readonly string[]): number =>
    createHash('sha256')
      .update([seed, ...words].join('\n'))
      .digest()
      .readUInt32BE() /
    2 ** 32

/** Returns JSON as a backend of this skew gives it. A record is altered in the same way in every answer that has it. */
export function altered(value: unknown, path: string, skew: Skew): unknown {
  return alteredAt(value, { path, name: '', isOfRecord: false }, skew)
}

function alteredAt(value: unknown, at: At, { kinds, draw }: Skew): unknown {
  if (OPAQUE.has(at.name)) return value
  let now = withAlteredFields(value, at, { kinds, draw })
  for (const kind of kinds) {
    if (now === undefined) return undefined
    now = ALTERATIONS[kind](now, { ...at, draw: () => draw(kind, at.path) })
  }
  return now
}

function withAlteredFields(value: unknown, at: At, skew: Skew): unknown {
  if (Array.isArray(value))
    return value.map((one, index) => alteredAt(one, { path: `${at.path}/${index}`, name: '', isOfRecord: false }, skew))
  if (!isObject(value)) return value
  const { id } = value
  const isOfRecord = typeof id === 'string'
  const fields = Object.entries(value).map(([name, field]) => {
    const path = `${isOfRecord ? id : at.path}/${name}`
    return [name, alteredAt(field, { path, name, isOfRecord }, skew)] as const
  })
  return Object.fromEntries(fields.filter(([, field]) => field !== undefined))
}
