import * as v from 'valibot'

export const FieldError = v.object({
  /** JSON pointer from the request: `/body/name`, `/query/sort`, `/path/campaign_id`. */
  pointer: v.string(),
  code: v.string(),
  message: v.string(),
  params: v.optional(v.record(v.string(), v.unknown())),
})
export type FieldError = v.InferOutput<typeof FieldError>

/** From a sign-in with Google that found no account, to fill in the registration form. */
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
