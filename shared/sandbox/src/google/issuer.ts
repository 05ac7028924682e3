import { randomBytes } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { exportJWK, generateKeyPair } from 'jose'
import * as v from 'valibot'
import { keyedHash } from '../security/keys.ts'
import { chooserPage } from './chooser.ts'
import type { GooglePerson } from './google.ts'
import { IssuerMemory } from './issuer-memory.ts'
import { answerByNode } from './node-bridge.ts'

export const ISSUER_PATH = '/sandbox/google'
const INTERACTION = /^\/interaction\/([\w-]+)$/

interface IssuerParts {
  /** By which browsers reach this server. */
  readonly origin: string
  readonly clientId: string
  readonly clientSecret: string
  readonly redirectUris: readonly string[]
  /** Whether they may have other ports. */
  readonly isAnyPort: boolean
  readonly secret: Uint8Array
}

const OFFERED: readonly GooglePerson[] = [
  { subject: 'demo-google-1', email: 'google@lotus.example', first_name: 'Giang', last_name: 'Vũ' },
  { subject: 'demo-google-2', email: 'thao.mai@gmail.example', first_name: 'Thảo', last_name: 'Mai' },
]

const Choice = v.object({
  subject: v.optional(v.string()),
  email: v.optional(v.pipe(v.string(), v.trim(), v.email(), v.maxLength(254))),
  first_name: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(100)), ''),
  last_name: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(100)), ''),
  cancel: v.optional(v.string()),
})

/** An OpenID provider in the place of Google's, which believes everybody; its accounts and codes live as long as the process. */
export function embeddedIssuer(parts: IssuerParts): (request: Request) => Promise<Response> {
  const accounts = new Map(OFFERED.map((account) => [account.subject, account]))
  let opened: ReturnType<typeof openProvider> | undefined
  function provided() {
    opened ??= openProvider(parts, accounts)
    return opened
  }

  async function interact(request: Request): Promise<Response | undefined> {
    const [, uid] = INTERACTION.exec(new URL(request.url).pathname.slice(ISSUER_PATH.length)) ?? []
    if (uid === undefined) return undefined
    const provider = await provided()
    // A form of another site cannot choose for someone.
    if (request.method === 'POST' && request.headers.get('origin') !== new URL(request.url).origin)
      return new Response(null, { status: 403 })
    const choice = request.method === 'POST' ? v.safeParse(Choice, Object.fromEntries(await request.clone().formData())) : undefined
    const account = choice?.success ? accountOf(choice.output) : undefined
    const result =
      choice?.success && choice.output.cancel ? CANCELLED : account && { select_account: {}, login: { accountId: account.subject } }
    const withoutBody = new Request(request.url, { headers: request.headers })
    return answerByNode(
      async (incoming, outgoing) => {
        const { params } = await provider.interactionDetails(incoming, outgoing)
        if (result) return provider.interactionFinished(incoming, outgoing, result)
        await sendPage(outgoing, chooserPage([...accounts.values()], String(params.redirect_uri), choice !== undefined))
      },
      withoutBody,
      ISSUER_PATH,
    ).catch(() => chooserPage([], '', false))
  }

  function accountOf({ subject, email, first_name, last_name }: v.InferOutput<typeof Choice>): GooglePerson | undefined {
    if (subject !== undefined) return accounts.get(subject)
    if (email === undefined) return undefined
    const known = [...accounts.values()].find((one) => one.email.toLowerCase() === email.toLowerCase())
    if (known) return known
    const account = { subject: keyedHash(parts.secret, email.toLowerCase()).slice(0, 21), email, first_name, last_name }
    accounts.set(account.subject, account)
    return account
  }

  return async (request) => {
    const interaction = await interact(request)
    if (interaction) return interaction
    const provider = await provided()
    return answerByNode(provider.callback(), request, ISSUER_PATH)
  }
}

const CANCELLED = { error: 'access_denied', error_description: 'The person canceled.' }

async function sendPage(outgoing: ServerResponse<IncomingMessage>, page: Response): Promise<void> {
  outgoing.statusCode = page.status
  for (const [name, value] of page.headers) outgoing.setHeader(name, value)
  outgoing.end(await page.text())
}

async function openProvider(parts: IssuerParts, accounts: ReadonlyMap<string, GooglePerson>) {
  const { origin, clientId, clientSecret, redirectUris, isAnyPort } = parts
  // Loaded with the first sign-in, because it takes longer than everything else at a start.
  const { default: Provider, interactionPolicy } = await import('oidc-provider')
  const { privateKey } = await generateKeyPair('RS256', { extractable: true })
  const policy = interactionPolicy.base()
  policy.add(new interactionPolicy.Prompt({ name: 'select_account', requestable: true }), 0)
  // Nobody is asked twice: choosing the account is the consent.
  policy.remove('consent')
  const provider = new Provider(origin + ISSUER_PATH, {
    adapter: IssuerMemory,
    clients: [
      {
        client_id: clientId,
        client_secret: clientSecret,
        application_type: isAnyPort ? 'native' : 'web',
        redirect_uris: redirectUris,
        response_types: ['code'],
        grant_types: ['authorization_code'],
        token_endpoint_auth_method: 'client_secret_post',
      },
    ],
    jwks: { keys: [{ ...(await exportJWK(privateKey)), alg: 'RS256', use: 'sig' }] },
    cookies: { keys: [randomBytes(32).toString('base64url')], long: { path: ISSUER_PATH }, short: { path: ISSUER_PATH } },
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['given_name', 'family_name'] },
    // As Google does, so that nobody asks for them a second time.
    conformIdTokenClaims: false,
    pkce: { required: () => true },
    features: { devInteractions: { enabled: false }, rpInitiatedLogout: { enabled: false }, userinfo: { enabled: true } },
    interactions: { policy, url: (_: unknown, { uid }: { readonly uid: string }) => `${ISSUER_PATH}/interaction/${uid}` },
    ttl: { AccessToken: 600, AuthorizationCode: 60, Grant: 600, IdToken: 600, Interaction: 600, Session: 600 },
    findAccount: (_: unknown, subject: string) => {
      const account = accounts.get(subject)
      return account && { accountId: subject, claims: () => claimsOf(account) }
    },
    // Without consent, nothing else says what the console may know.
    async loadExistingGrant(context: {
      readonly oidc: { readonly client: { readonly clientId: string }; readonly session: { readonly accountId: string } }
    }) {
      const grant = new provider.Grant({ clientId: context.oidc.client.clientId, accountId: context.oidc.session.accountId })
      grant.addOIDCScope('openid email profile')
      await grant.save()
      return grant
    },
  })
  return provider
}

const claimsOf = ({ subject, email, first_name, last_name }: GooglePerson) => ({
  sub: subject,
  email,
  email_verified: true,
  given_name: first_name,
  family_name: last_name,
})
