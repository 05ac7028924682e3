import { Instant } from '@console/contract'
import type { JsonSchema } from '@valibot/to-json-schema'

/** JSON Schema, with what its keywords cannot express. */
export type DocumentSchema = JsonSchema & {
  /** Codes of field errors whose rule is in the description. */
  readonly 'x-field-codes'?: readonly string[]
  /** Marks what could not be converted. A test fails if the document has one. */
  readonly 'x-unknown-check'?: string
  readonly 'x-unknown-schema'?: string
}

/** The parts of a valibot check that say what it requires. */
export interface Check {
  readonly type: string
  /** The code of its field error. */
  readonly message?: unknown
  readonly requirement?: unknown
  /** The number that a check of the contract compares with. */
  readonly limit?: unknown
}

/** Checks that JSON Schema has a keyword for, by the code of their field error. */
const KEYWORDS: Readonly<Record<string, JsonSchema>> = {
  duplicate: { uniqueItems: true },
  required: { minLength: 1 },
  not_positive: { exclusiveMinimum: 0 },
  invalid_https_url: { format: 'uri', pattern: '^https:' },
  invalid_url: { format: 'uri' },
  invalid_url_or_app_link: { format: 'uri' },
}

/** Checks that JSON Schema has no keyword for, or none for objects: the description of the field or its entity says them. */
const IN_WORDS = [
  'end_before_start',
  'ends_in_sign',
  'invalid_phone',
  'outer_space',
  'required',
  'reserved',
  'reserved_source',
  'too_big',
  'too_late',
  'undeclared_variable',
]

const isInstant: unknown = Instant.pipe.at(-1)

/**
 * Adds the rule of a check, which is code, to a schema. A check that is not known here leaves a mark, whose place a test
 * reports.
 */
export function withCheck(schema: DocumentSchema, check: Check): DocumentSchema {
  if (check === isInstant) return { ...schema, format: 'date-time' }
  // Patterns of JSON Schema are read as Unicode anyway.
  if (check.requirement instanceof RegExp && check.requirement.flags === 'u') return { ...schema, pattern: check.requirement.source }
  const code = typeof check.message === 'string' ? check.message : check.type
  if (typeof check.limit === 'number') return withLimit(schema, code, check.limit)
  // Every number of JSON is finite.
  if (code === 'finite') return schema
  const keywords = schema.type === 'object' ? undefined : KEYWORDS[code]
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
