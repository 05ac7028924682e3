import type { RegistrationPerson } from '@console/contract'
import * as oidc from 'openid-client'
import { ProblemError } from '../problems/problem.ts'

/** The issuer's `subject` of a person never changes. */
export interface GooglePerson extends RegistrationPerson {
  readonly subject: string
}

export interface AuthorizationRequest {
  readonly redirect_uri: string
  readonly state: string
  readonly nonce: string
  readonly code_challenge: string
}

export interface CodeExchange {
  readonly code: string
  readonly redirect_uri: string
  readonly code_verifier: string
  readonly nonce: string
}

/** Sign-in with Google or another issuer; 503 `busy` while the issuer cannot be reached. */
export interface Google {
  readonly clientId: string
  authorizationUrl(request: AuthorizationRequest): Promise<string>
  /** Null where the code or its token is not valid. */
  personOf(exchange: CodeExchange): Promise<GooglePerson | null>
  /** Undefined where another issuer than the embedded one is set. */
  readonly issuer: ((request: Request) => Promise<Response>) | undefined
}

export interface GoogleSettings {
  readonly issuer: string
  readonly clientId: string
  readonly clientSecret: string
}

class IssuerUnreachable extends Error {
  override readonly name = 'IssuerUnreachable'
}

const LIMIT_SECONDS = 10

/** The relying party, the same for every issuer. `embedded` is called in its place, within the process. */
export function googleAt({ issuer, clientId, clientSecret }: GoogleSettings, embedded?: (request: Request) => Promise<Response>): Google {
  const ask: oidc.CustomFetch = async (url, init) => {
    const request = new Request(url, init as RequestInit)
    const response = await (embedded?.(request) ?? fetch(request)).catch((cause: unknown) => {
      throw new IssuerUnreachable('no answer', { cause })
    })
    if (response.status >= 500) throw new IssuerUnreachable(`answered ${response.status}`)
    return response
  }
  const discover = () =>
    oidc.discovery(new URL(issuer), clientId, clientSecret, oidc.ClientSecretPost(clientSecret), {
      [oidc.customFetch]: ask,
      timeout: LIMIT_SECONDS,
      ...(issuer.startsWith('http:') ? { execute: [oidc.allowInsecureRequests] } : {}),
    })
  let found: ReturnType<typeof discover> | undefined
  async function configuration() {
    found ??= discover()
    return found.catch((error: unknown) => {
      // The next one asks again.
      found = undefined
      throw isUnreachable(error) ? new ProblemError('busy', { retry_after: 1 }) : error
    })
  }
  return {
    clientId,
    issuer: embedded,
    async authorizationUrl({ redirect_uri, state, nonce, code_challenge }) {
      const parameters = { redirect_uri, state, nonce, code_challenge, code_challenge_method: 'S256' }
      const asked = { scope: 'openid email profile', prompt: 'select_account' }
      return oidc.buildAuthorizationUrl(await configuration(), { ...parameters, ...asked }).href
    },
    async personOf({ code, redirect_uri, code_verifier, nonce }) {
      const config = await configuration()
      // The gateway has checked the redirect's state, and does not pass on its `iss`, which the library requires of some issuers.
      const callback = new URL(redirect_uri)
      callback.searchParams.set('code', code)
      callback.searchParams.set('iss', config.serverMetadata().issuer)
      try {
        const tokens = await oidc.authorizationCodeGrant(config, callback, {
          pkceCodeVerifier: code_verifier,
          expectedNonce: nonce,
          idTokenExpected: true,
        })
        return personIn(tokens.claims())
      } catch (error) {
        if (isUnreachable(error)) throw new ProblemError('busy', { retry_after: 1 })
        return null
      }
    },
  }
}

function isUnreachable(error: unknown): boolean {
  if (!Error.isError(error)) return false
  return error instanceof IssuerUnreachable || ('code' in error && error.code === 'OAUTH_TIMEOUT') || isUnreachable(error.cause)
}

/** Only an address that the issuer has verified says who someone is. */
function personIn(claims: oidc.IDToken | undefined): GooglePerson | null {
  if (claims?.email_verified !== true || typeof claims.email !== 'string') return null
  const text = (value: unknown) => (typeof value === 'string' ? value.trim().slice(0, 100) : '')
  return {
    subject: claims.sub,
    email: claims.email.toLowerCase(),
    first_name: text(claims.given_name),
    last_name: text(claims.family_name),
  }
}
