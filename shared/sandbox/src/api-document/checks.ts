import { Instant } from '@console/contract'
import type { JsonSchema } from '@valibot/to-json-schema'

/** JSON Schema with what no keyword of it can say. */
export type DocumentSchema = JsonSchema & {
  /** Codes of field errors whose rule stands in the description. */
  readonly 'x-field-codes'?: readonly string[]
  /** Marks of what could not be converted; no document that passes its test has one. */
  readonly 'x-unknown-check'?: string
  readonly 'x-unknown-schema'?: string
}

/** The parts of a validation of valibot that tell what it demands. */
export interface Check {
  readonly type: string
  /** The code of its field error. */
  readonly message?: unknown
  readonly requirement?: unknown
  /** A contract's own check may say here which number it holds a value against. */
  readonly limit?: unknown
}

/** Checks that a keyword of JSON Schema says too, by the code of their field error. */
const KEYWORDS: Readonly<Record<string, JsonSchema>> = {
  duplicate: { uniqueItems: true },
  required: { minLength: 1 },
  invalid_url: { format: 'uri' },
  invalid_url_or_app_link: { format: 'uri' },
}

/** Checks that no keyword can say: the words on the field or its entity do. */
const IN_WORDS = ['end_before_start', 'outer_space', 'reserved']

const isInstant: unknown = Instant.pipe.at(-1)

/**
 * A schema with what a check demands that is code to everybody else. One that is not known here leaves a mark, which a test
 * finds and names the place of.
 */
export function withCheck(schema: DocumentSchema, check: Check): DocumentSchema {
  if (check === isInstant) return { ...schema, format: 'date-time' }
  // Patterns of JSON Schema are read as Unicode anyway.
  if (check.requirement instanceof RegExp && check.requirement.flags === 'u') return { ...schema, pattern: check.requirement.source }
  const code = typeof check.message === 'string' ? check.message : check.type
  if (typeof check.limit === 'number') return withLimit(schema, code, check.limit)
  const keywords = KEYWORDS[code]
  if (keywords) return { ...schema, ...keywords }
  if (!IN_WORDS.includes(code)) return { ...schema, 'x-unknown-check': code }
  return { ...schema, 'x-field-codes': [...(schema['x-field-codes'] ?? []), code] }
}

function withLimit(schema: DocumentSchema, code: string, limit: number): DocumentSchema {
  const isList = schema.type === 'array'
  const keywords: Readonly<Record<string, string>> = {
    too_short: 'minLength',
    too_long: 'maxLength',
    min_items: 'minItems',
    max_items: 'maxItems',
    too_small: 'minimum',
    too_big: 'maximum',
  }
  const keyword = keywords[code]?.replace('Length', isList ? 'Items' : 'Length')
  return keyword ? { ...schema, [keyword]: limit } : { ...schema, 'x-unknown-check': code }
}
