import * as v from 'valibot'
import { ID } from './auth.ts'
import { captchaField } from './captcha.ts'
import { secret } from './fields/marks.ts'
import { Email, LOCALES } from './fields/shapes.ts'
import { canBeSeen, maxCharacters, minCharacters } from './fields/text.ts'
import { route } from './route/route.ts'

export const PASSWORD = { min: 8, max: 128 } as const
/** A password that is chosen: any characters, taken as they are, one of which can be seen. */
export const NewPassword = v.pipe(
  v.string(),
  v.check(canBeSeen, 'required'),
  minCharacters(PASSWORD.min),
  maxCharacters(PASSWORD.max),
  secret(),
)

export const OTP_DIGITS = 6
/** A one-time code as it came by mail. */
export const Otp = v.pipe(v.string(), v.trim(), v.nonEmpty(), v.regex(/^\d{6}$/, 'invalid_format'), secret())

/** To whom a code is sent, and in which language; without one, that of the request. */
export const CodeRequest = v.object({ email: Email, locale: v.nullish(v.picklist(LOCALES, 'invalid_option')), ...captchaField })
export type CodeRequest = v.InferInput<typeof CodeRequest>

/** The same for every address, whether or not it has an account. */
export const CodeSent = v.object({
  message: v.string(),
  /** Seconds for which the code can be used. */
  expires_in: v.number(),
  /** Seconds until another one can be asked for. */
  resend_in: v.number(),
})
export type CodeSent = v.InferOutput<typeof CodeSent>

/** Refusals of a one-time code. */
export const OTP_ERRORS = ['otp_invalid', 'otp_expired', 'otp_attempts_exhausted'] as const

export const PasswordReset = v.object({ email: Email, otp: Otp, password: NewPassword })
export type PasswordReset = v.InferInput<typeof PasswordReset>

export const forgotPassword = route({
  id: 'auth.forgot_password',
  method: 'POST',
  path: `${ID}/auth/forgot-password`,
  access: 'public',
  body: CodeRequest,
  captcha: true,
  response: CodeSent,
  status: 202,
  errors: ['rate_limited', 'captcha_failed', 'mail_unavailable'],
  extension: 'X1',
})
/** Ends every session of the person. */
export const resetPassword = route({
  id: 'auth.reset_password',
  method: 'POST',
  path: `${ID}/auth/reset-password`,
  access: 'public',
  body: PasswordReset,
  status: 204,
  errors: [...OTP_ERRORS],
  idempotent: true,
  extension: 'X2',
})
