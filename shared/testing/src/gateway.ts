import { login, urlFor } from '@console/contract'
import { afterAll, afterEach } from '@jest/globals'
import { ACCOUNTS, type Account, PASSWORD } from './accounts.ts'
import { sandbox } from './sandbox.ts'

const tokens = new Map<Account, Promise<string>>()
let current: Account | null = null
type Intercept = (request: Request) => Response | undefined | Promise<Response | undefined>
let intercept: Intercept | undefined
let isEntering = false
/** Read once: a call may still be made while the page is taken down. */
const { origin } = location

/** Sets the session of the page's calls from now on; null = nobody is signed in. */
export function actAs(account: Account | null): void {
  current = account
}

/**
 * Responds to calls instead of the API until the test ends, for what a real API does not do on demand (faults, slowness). Return
 * undefined to let a call through. The calls that open the session always go through.
 */
export function interceptCalls(handler: Intercept): void {
  intercept = handler
}

afterEach(() => {
  intercept = undefined
})

/** Lets the calls of `work` reach the sandbox, whatever is intercepted. */
export async function whileEntering(work: () => Promise<void>): Promise<void> {
  isEntering = true
  await work().finally(() => {
    isEntering = false
  })
}

/** Replaces the host's gateway: the page sends what it would send to the host, and the sandbox receives what the host would forward. */
export async function gatewayFetch(input: string | URL | Request, init?: RequestInit): Promise<Response> {
  const request = new Request(input instanceof Request ? input : new URL(input, origin), init)
  const path = new URL(request.url).pathname
  if (!path.startsWith('/pub/')) throw new TypeError(`The page asked for ${path}, which is no call of the contract.`)
  const intercepted = isEntering ? undefined : await intercept?.(request.clone())
  if (intercepted) return intercepted
  if (request.method !== 'GET' && request.method !== 'HEAD' && request.headers.get('X-Console') !== '1') return refused()
  if (current) request.headers.set('Authorization', `Bearer ${await tokenOf(current)}`)
  return toSandbox(request)
}

const underWay = new Set<Promise<unknown>>()

function toSandbox(request: Request): Promise<Response> {
  const response = sandbox().then((opened) => opened.fetch(request))
  const read = response.then((received) => received.clone().text())
  underWay.add(read)
  void read.catch(() => undefined).finally(() => underWay.delete(read))
  return response
}

// A call that is answered once the page's window is gone would fail the test file.
afterAll(async () => {
  await Promise.allSettled(underWay)
})

function tokenOf(account: Account): Promise<string> {
  const found = tokens.get(account)
  if (found) return found
  const token = signIn(account)
  tokens.set(account, token)
  return token
}

async function signIn(account: Account): Promise<string> {
  const body = JSON.stringify({ email: ACCOUNTS[account], password: PASSWORD })
  const headers = { 'Content-Type': 'application/json' }
  const url = new URL(urlFor(login, {}), origin)
  const response = await (await sandbox()).fetch(new Request(url, { method: 'POST', headers, body }))
  const tokens: { readonly access_token?: string } = await response.json()
  if (!tokens.access_token) throw new Error(`${ACCOUNTS[account]} could not sign in at the sandbox (${response.status}).`)
  return tokens.access_token
}

function refused(): Response {
  const problem = { type: 'urn:pub:problem:request_refused', title: 'Request refused', status: 403, code: 'request_refused' }
  return Response.json(problem, { status: 403, headers: { 'Content-Type': 'application/problem+json' } })
}
