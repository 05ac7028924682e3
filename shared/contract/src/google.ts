import * as v from 'valibot'
import { SignedIn, TOKENS } from './auth.ts'
import { secret } from './fields/marks.ts'
import type { LOCALES } from './fields/shapes.ts'
import { route } from './route/route.ts'
import { ID } from './session.ts'

const grant = (most: number) => v.pipe(v.string(), v.nonEmpty(), v.maxLength(most), secret())
const requestText = (most: number) => v.pipe(v.string(), v.nonEmpty(), v.maxLength(most))

export const GoogleCallback = v.object({ code: grant(2048), state: grant(512) })
/** The gateway checks the state and adds what it kept since the redirect. */
export const GoogleExchange = v.object({
  code: grant(2048),
  redirect_uri: v.pipe(v.string(), v.nonEmpty(), v.maxLength(2048)),
  code_verifier: v.pipe(v.string(), v.regex(/^[A-Za-z0-9._~-]{43,128}$/, 'invalid_format'), secret()),
  nonce: grant(512),
})

const GoogleRedirect = v.object({
  client_id: v.optional(requestText(512)),
  redirect_uri: requestText(2048),
  state: requestText(512),
  nonce: requestText(512),
  code_challenge: v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{43}$/, 'invalid_format')),
  code_challenge_method: v.picklist(['S256'], 'invalid_option'),
})

/** Returns the address that starts a sign-in with Google; the gateway makes state, nonce and verifier, and redirects. */
export const googleSignIn = (locale: (typeof LOCALES)[number]): string => `${ID}/auth/google?locale=${locale}`

export const googleRedirect = route({
  id: 'auth.google_redirect',
  method: 'GET',
  path: `${ID}/auth/google`,
  access: 'public',
  query: GoogleRedirect,
  status: 302,
  errors: [],
})
export const loginGoogle = route({
  id: 'auth.login_google',
  method: 'POST',
  path: `${ID}/auth/login/google`,
  access: 'public',
  body: GoogleCallback,
  takes: GoogleExchange,
  response: SignedIn,
  tokens: TOKENS,
  status: 200,
  errors: ['token_invalid', 'registration_required', 'registration_pending', 'registration_rejected', 'account_disabled'],
})
