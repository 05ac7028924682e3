import * as v from 'valibot'
import { captchaField } from './captcha.ts'
import { secret } from './marks.ts'
import { route } from './route.ts'
import { Email, Id, LOCALES, stamp, Url } from './shapes.ts'
import { maxCharacters, requiredText } from './text.ts'

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

/** What the gateway keeps of them. */
export const TOKENS = ['access_token', 'refresh_token'] as const

/** What the console's page sees of a sign-in: the gateway keeps the tokens. */
export const SignedIn = v.partial(AuthTokens)

export const Credentials = v.object({
  email: Email,
  password: v.pipe(v.string(), v.nonEmpty(), maxCharacters(128), secret()),
  ...captchaField,
})
export type Credentials = v.InferInput<typeof Credentials>

/** Provider staff sign in under the strategy `provider`, publishers under `local`. */
export const STRATEGIES = ['local', 'provider'] as const
export const Profile = v.object({
  id: Id,
  email: v.string(),
  first_name: v.string(),
  last_name: v.string(),
  phone: v.nullish(v.string()),
  avatar_url: v.nullish(Url),
  locale: v.optional(v.fallback(v.picklist(LOCALES), 'en')),
  /** Account roles: every publisher user has `admin`, staff `provider_staff`. */
  roles: v.array(v.string()),
  strategy: v.optional(v.picklist(STRATEGIES), 'local'),
  has_password: v.optional(v.boolean()),
  google_linked: v.optional(v.boolean()),
  ...stamp,
})
export type Profile = v.InferOutput<typeof Profile>

/** Where the calls of identity lie. */
export const ID = '/pub/id/api/v1'

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
export const logout = route({
  id: 'auth.logout',
  method: 'POST',
  path: `${ID}/auth/logout`,
  access: 'public',
  body: v.object({ refresh_token: v.nullish(v.string()) }),
  status: 204,
  errors: [],
})
export const getProfile = route({
  id: 'profile.get',
  method: 'GET',
  path: `${ID}/users/profile`,
  access: 'user',
  response: Profile,
  status: 200,
  errors: [],
  versioned: true,
})
