import * as v from 'valibot'
import { captchaField } from './captcha-field.ts'
import { secret } from './fields/marks.ts'
import { Email, LOCALES } from './fields/shapes.ts'
import { tidied } from './fields/text.ts'

export const OTP_DIGITS = 6
export const Otp = v.pipe(v.string(), tidied, v.nonEmpty(), v.regex(/^\d{6}$/, 'invalid_format'), secret())

/** Without `locale`, the mail is in the language of the request. */
export const CodeRequest = v.object({ email: Email, locale: v.nullish(v.picklist(LOCALES, 'invalid_option')), ...captchaField })
export type CodeRequest = v.InferInput<typeof CodeRequest>

/** The same for every address, whether or not it has an account. */
export const CodeSent = v.object({
  message: v.string(),
  /** Seconds. */
  expires_in: v.number(),
  /** Seconds. */
  resend_in: v.number(),
})
export type CodeSent = v.InferOutput<typeof CodeSent>

export const OTP_ERRORS = ['otp_invalid', 'otp_expired', 'otp_attempts_exhausted'] as const
