import type * as v from 'valibot'
import type { FieldError } from './problems.ts'

/** Codes of a single wrong field; a closed list, each with a text in both languages in `i18n`. */
export const FIELD_CODES = [
  'required',
  'invalid_type',
  'too_short',
  'too_long',
  'too_small',
  'too_big',
  'not_positive',
  'not_integer',
  'invalid_format',
  'invalid_email',
  'invalid_url',
  'invalid_https_url',
  'invalid_url_or_app_link',
  'ends_in_sign',
  'invalid_phone',
  'invalid_json',
  'outer_space',
  'not_object',
  'too_deep',
  'holds_secret',
  'no_project',
  'invalid_option',
  'taken',
  'not_found',
  'end_before_start',
  'operator_not_allowed',
  'value_type_mismatch',
  'reserved',
  'reserved_source',
  'wrong_host',
  'min_items',
  'max_items',
  'duplicate',
  'must_accept',
  'immutable',
  'mismatch',
  'undeclared_variable',
  'too_late',
  'file_too_big',
  'file_wrong_type',
  'file_too_many_pixels',
  'file_damaged',
  // Only the console uses this: the change would erase something that it could not read.
  'unreadable',
] as const
export type FieldCode = (typeof FIELD_CODES)[number]

const CODE_OF_ISSUE: Record<string, FieldCode> = {
  non_empty: 'required',
  min_length: 'too_short',
  max_length: 'too_long',
  min_value: 'too_small',
  max_value: 'too_big',
  integer: 'not_integer',
  email: 'invalid_email',
  picklist: 'invalid_option',
  variant: 'invalid_option',
  literal: 'invalid_option',
  regex: 'invalid_format',
}

/**
 * Turns valibot's issues into the contract's field errors: one per place, with a `pointer` below `base` ('/body' or '/query').
 * `params` have the exceeded limit (`{ limit: 200 }`), or what was found where the message says so: 'holds_secret:sign_in' becomes the
 * code `holds_secret` with `{ found: 'sign_in' }`.
 */
export function fieldErrors(issues: readonly v.BaseIssue<unknown>[], base: '/body' | '/query'): FieldError[] {
  const found = new Map<string, FieldError>()
  for (const issue of issues) {
    const pointer = base + (issue.path ?? []).map((part) => `/${String(part.key).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('')
    if (found.has(pointer)) continue
    const code = codeOf(issue)
    const limit = issue.requirement
    const [, what] = issue.message.split(`${code}:`)
    found.set(pointer, {
      pointer,
      code,
      message: code,
      ...(typeof limit === 'number' ? { params: { limit } } : what ? { params: { found: what } } : {}),
    })
  }
  return [...found.values()]
}

function codeOf(issue: v.BaseIssue<unknown>): FieldCode {
  const [code] = issue.message.split(':')
  if ((FIELD_CODES as readonly unknown[]).includes(code)) return code as FieldCode
  if (issue.received === 'undefined' || issue.received === 'null') return 'required'
  const isArray = Array.isArray(issue.input)
  if (issue.type === 'min_length' && isArray) return 'min_items'
  if (issue.type === 'max_length' && isArray) return 'max_items'
  return CODE_OF_ISSUE[issue.type] ?? 'invalid_type'
}
