import * as v from 'valibot'
import { captchaField } from './captcha-field.ts'
import { secret } from './fields/marks.ts'
import { Email, LOCALES } from './fields/shapes.ts'
import { tidied } from './fields/text.ts'

export const OTP_DIGITS = 6
/** A one-time code as it came by mail. */
export const Otp = v.pipe(v.string(), tidied, v.nonEmpty(), v.regex(/^\d{6}$/, 'invalid_format'), secret())

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
