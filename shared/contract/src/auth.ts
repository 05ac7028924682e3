import * as v from 'valibot'
import { captchaField } from './captcha-field.ts'
import { secret } from './fields/marks.ts'
import { Email } from './fields/shapes.ts'
import { maxCharacters, requiredText } from './fields/text.ts'
import { route } from './route/route.ts'
import { ID } from './session.ts'

export const AuthTokens = v.object({
  access_token: v.string(),
  refresh_token: v.string(),
  token_type: v.optional(v.string()),
  /** Seconds. */
  expires_in: v.optional(v.number()),
  /** Seconds, counted from sign-in. */
  refresh_expires_in: v.optional(v.number()),
})
export type AuthTokens = v.InferOutput<typeof AuthTokens>

export const TOKENS = ['access_token', 'refresh_token'] as const

/** A sign-in as pages see it: the gateway keeps the tokens. */
export const SignedIn = v.partial(AuthTokens)

export const Credentials = v.object({
  email: Email,
  password: v.pipe(v.string(), v.nonEmpty(), maxCharacters(128), secret()),
  ...captchaField,
})
export type Credentials = v.InferInput<typeof Credentials>

export const login = route({
  id: 'auth.login',
  method: 'POST',
  path: `${ID}/auth/login`,
  access: 'public',
  body: Credentials,
  captcha: true,
  response: SignedIn,
  tokens: TOKENS,
  status: 200,
  errors: ['invalid_credentials', 'registration_pending', 'registration_rejected', 'account_disabled', 'captcha_failed'],
})
export const refresh = route({
  id: 'auth.refresh',
  method: 'POST',
  path: `${ID}/auth/token/refresh`,
  access: 'public',
  body: v.object({ refresh_token: requiredText(2048) }),
  response: AuthTokens,
  tokens: TOKENS,
  status: 200,
  errors: ['refresh_invalid', 'refresh_reused', 'session_revoked'],
})
