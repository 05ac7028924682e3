import * as v from 'valibot'
import { CodeRequest, CodeSent, OTP_ERRORS, Otp } from './codes.ts'
import { Email } from './fields/shapes.ts'
import { NewPassword } from './passwords.ts'
import { route } from './route/route.ts'
import { ID } from './session.ts'

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
