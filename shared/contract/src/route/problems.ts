import * as v from 'valibot'

/** Every code of a problem, with its status (RFC 9457, `type` = urn:pub:problem:<code>). */
export const ERROR_STATUS = {
  malformed_json: 400,
  invalid_query: 400,
  unauthenticated: 401,
  token_expired: 401,
  token_invalid: 401,
  session_revoked: 401,
  invalid_credentials: 401,
  refresh_invalid: 401,
  refresh_reused: 401,
  otp_invalid: 401,
  permission_denied: 403,
  wrong_account: 403,
  registration_pending: 403,
  registration_rejected: 403,
  account_disabled: 403,
  registration_required: 403,
  permission_escalation: 403,
  request_refused: 403,
  not_found: 404,
  publisher_not_found: 404,
  campaign_not_found: 404,
  application_not_found: 404,
  source_not_found: 404,
  task_not_found: 404,
  notification_not_found: 404,
  onelink_not_found: 404,
  role_not_found: 404,
  user_not_found: 404,
  invitation_not_found: 404,
  metric_request_not_found: 404,
  metrics_category_not_found: 404,
  method_not_allowed: 405,
  not_acceptable: 406,
  unsupported_media_type: 415,
  task_ended: 409,
  source_taken: 409,
  name_taken: 409,
  invitation_accepted: 409,
  campaign_ended: 409,
  already_ended: 409,
  code_taken: 409,
  custom_id_taken: 409,
  email_taken: 409,
  already_member: 409,
  invitation_pending: 409,
  role_in_use: 409,
  role_is_original: 409,
  application_in_use: 409,
  source_in_use: 409,
  last_administrator: 409,
  cannot_change_self: 409,
  mode_is_final: 409,
  metric_request_decided: 409,
  registration_decided: 409,
  idempotency_in_progress: 409,
  invitation_expired: 410,
  invitation_revoked: 410,
  invitation_void: 410,
  otp_expired: 410,
  version_mismatch: 412,
  payload_too_large: 413,
  validation_failed: 422,
  idempotency_key_reused: 422,
  captcha_failed: 422,
  rate_limited: 429,
  otp_attempts_exhausted: 429,
  internal: 500,
  mail_unavailable: 503,
  busy: 503,
} as const

export type ErrorCode = keyof typeof ERROR_STATUS

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
  'invalid_phone',
  'invalid_json',
  'outer_space',
  'not_object',
  'too_deep',
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

export const FieldError = v.object({
  /** JSON pointer from the request: `/body/name`, `/query/sort`, `/path/campaign_id`. */
  pointer: v.string(),
  code: v.string(),
  message: v.string(),
  params: v.optional(v.record(v.string(), v.unknown())),
})
export type FieldError = v.InferOutput<typeof FieldError>

/** Whom a sign-in with Google found without an account, to fill in the form of the registration. */
export const RegistrationPerson = v.object({ email: v.string(), first_name: v.string(), last_name: v.string() })
export type RegistrationPerson = v.InferOutput<typeof RegistrationPerson>

/** RFC 9457 problem. The console translates by `code`, never by the texts. */
export const Problem = v.object({
  type: v.string(),
  title: v.string(),
  status: v.number(),
  code: v.string(),
  detail: v.optional(v.string()),
  instance: v.optional(v.string()),
  request_id: v.optional(v.string()),
  errors: v.optional(v.array(FieldError)),
  required_any_of: v.optional(v.array(v.string())),
  retry_after: v.optional(v.number()),
  current_version: v.optional(v.number()),
  attempts_left: v.optional(v.number()),
  registration: v.optional(RegistrationPerson),
})
export type Problem = v.InferOutput<typeof Problem>

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
 * Turns valibot's issues into the contract's field errors: one per place, with a `pointer` below `base` ('/body' or '/query')
 * and the exceeded limit in `params` (`{ limit: 200 }`).
 */
export function fieldErrors(issues: readonly v.BaseIssue<unknown>[], base: '/body' | '/query'): FieldError[] {
  const found = new Map<string, FieldError>()
  for (const issue of issues) {
    const pointer = base + (issue.path ?? []).map((part) => `/${String(part.key).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('')
    if (found.has(pointer)) continue
    const code = codeOf(issue)
    const limit = issue.requirement
    found.set(pointer, {
      pointer,
      code,
      message: code,
      ...(typeof limit === 'number' ? { params: { limit } } : {}),
    })
  }
  return [...found.values()]
}

function codeOf(issue: v.BaseIssue<unknown>): FieldCode {
  if ((FIELD_CODES as readonly string[]).includes(issue.message)) return issue.message as FieldCode
  if (issue.received === 'undefined' || issue.received === 'null') return 'required'
  const isArray = Array.isArray(issue.input)
  if (issue.type === 'min_length' && isArray) return 'min_items'
  if (issue.type === 'max_length' && isArray) return 'max_items'
  return CODE_OF_ISSUE[issue.type] ?? 'invalid_type'
}
