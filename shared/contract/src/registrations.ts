import * as v from 'valibot'
import { captchaField } from './captcha-field.ts'
import { CodeRequest, CodeSent, OTP_ERRORS, Otp } from './codes.ts'
import { secret } from './fields/marks.ts'
import { Code, Email, Id, Instant, LOCALES, readPicklist } from './fields/shapes.ts'
import { requiredText } from './fields/text.ts'
import { INVITATION_REFUSALS } from './invitations.ts'
import { NewPassword } from './passwords.ts'
import { PERSON_NAME_MAX } from './profile.ts'
import { PUBLISHER_NAME_MAX } from './publishers.ts'
import { route } from './route/route.ts'
import { ID } from './session.ts'

/** A request for an account. The provider decides on it; one with an invitation is approved at once, without a publisher of its own. */
export const Registration = v.object({
  id: Id,
  email: v.string(),
  first_name: v.string(),
  last_name: v.string(),
  phone: v.nullish(v.string()),
  publisher_name: v.nullish(v.string()),
  publisher_code: v.nullish(v.string()),
  note: v.optional(v.string(), ''),
  method: v.optional(v.picklist(['email', 'google']), 'email'),
  status: readPicklist(['pending', 'approved', 'rejected']),
  decision_note: v.nullish(v.string()),
  decided_on: v.nullish(Instant),
  created_on: v.optional(Instant),
})
export type Registration = v.InferOutput<typeof Registration>

const REGISTRATION_NOTE_MAX = 1000

const person = {
  first_name: requiredText(PERSON_NAME_MAX),
  last_name: requiredText(PERSON_NAME_MAX),
  agree_terms: v.literal(true, 'must_accept'),
  locale: v.nullish(v.picklist(LOCALES, 'invalid_option')),
}
/** The form is chosen by this field, which only the other has. */
const uninvited = { invitation_token: v.optional(v.null('invalid_type')) }
const publisher = {
  publisher_name: requiredText(PUBLISHER_NAME_MAX),
  publisher_code: Code,
  note: requiredText(REGISTRATION_NOTE_MAX),
}
const invited = { invitation_token: v.pipe(v.string(), v.nonEmpty(), v.maxLength(64), secret()) }
const byGoogle = { registration_token: v.nullish(v.pipe(v.string(), v.maxLength(4096), secret())) }

/** With the mailed code, for a publisher of one's own; waits for approval. */
export const RegisterNew = v.object({
  email: Email,
  otp: Otp,
  password: NewPassword,
  ...person,
  ...publisher,
  ...captchaField,
  ...uninvited,
})
export const RegisterInvited = v.object({ ...invited, password: NewPassword, ...person, ...captchaField })
export const RegisterWrite = v.variant('invitation_token', [RegisterInvited, RegisterNew])
export type RegisterWrite = v.InferInput<typeof RegisterWrite>

/** The gateway adds the `registration_token` of the sign-in that found no account. */
export const GoogleRegisterNew = v.object({ ...person, ...publisher, ...byGoogle, ...uninvited })
export const GoogleRegisterInvited = v.object({ ...invited, ...person, ...byGoogle })
export const GoogleRegisterWrite = v.variant('invitation_token', [GoogleRegisterInvited, GoogleRegisterNew])
export type GoogleRegisterWrite = v.InferInput<typeof GoogleRegisterWrite>

export const sendRegisterMail = route({
  id: 'auth.send_register_mail',
  method: 'POST',
  path: `${ID}/auth/send-register-mail`,
  access: 'public',
  body: CodeRequest,
  captcha: true,
  response: CodeSent,
  status: 202,
  errors: ['rate_limited', 'captcha_failed', 'mail_unavailable'],
})
export const register = route({
  id: 'auth.register',
  method: 'POST',
  path: `${ID}/auth/register`,
  access: 'public',
  body: RegisterWrite,
  captcha: true,
  response: Registration,
  status: 201,
  errors: [...OTP_ERRORS, 'email_taken', 'code_taken', 'captcha_failed', ...INVITATION_REFUSALS],
  idempotent: true,
})
export const registerGoogle = route({
  id: 'auth.register_google',
  method: 'POST',
  path: `${ID}/auth/register/google`,
  access: 'public',
  body: GoogleRegisterWrite,
  response: Registration,
  status: 201,
  errors: ['token_invalid', 'email_taken', 'code_taken', 'wrong_account', ...INVITATION_REFUSALS],
  idempotent: true,
})
