import { createHash } from 'node:crypto'
import { googleRedirect, urlFor } from '@console/contract'
import type { Sandbox } from '../create-sandbox.ts'

const VERIFIER = 'a-verifier-of-a-test-with-at-least-43-letters'

export const GOOGLE_REQUEST = {
  redirect_uri: 'http://localhost:3000/login/google',
  state: 'a state of a test',
  nonce: 'a nonce of a test',
  code_challenge: createHash('sha256').update(VERIFIER).digest('base64url'),
  code_challenge_method: 'S256',
} as const

/** The chooser's form: one of the issuer's accounts, another one, or nothing. */
export type GoogleChoice = Readonly<Record<string, string>>

/** A browser that keeps cookies and follows redirects within the sandbox, up to the first address elsewhere. */
export function browserOf(sandbox: Pick<Sandbox, 'fetch'>) {
  const cookies = new Map<string, string>()
  async function ask(url: string, init: RequestInit = {}): Promise<Response> {
    const headers = new Headers(init.headers)
    headers.set('Cookie', [...cookies].map(([name, value]) => `${name}=${value}`).join('; '))
    const response = await sandbox.fetch(new Request(url, { ...init, headers }))
    for (const cookie of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? []
      if (value === '' || /max-age=0|expires=thu, 01 jan 1970/i.test(cookie)) cookies.delete(name)
      else cookies.set(name, value)
    }
    return response
  }
  async function follow(url: string, init?: RequestInit): Promise<{ readonly url: string; readonly response: Response }> {
    const { origin } = new URL(url)
    let at = url
    let response = await ask(at, init)
    for (let location = response.headers.get('location'); location; location = response.headers.get('location')) {
      at = new URL(location, at).href
      if (new URL(at).origin !== origin) return { url: at, response }
      response = await ask(at)
    }
    return { url: at, response }
  }
  return { ask, follow }
}

/** Chooses at the issuer and returns the redirect back, with code and state. */
export async function comeBack(sandbox: Pick<Sandbox, 'fetch'>, choice: GoogleChoice, begin = beginning()): Promise<URL> {
  const browser = browserOf(sandbox)
  const chooser = await browser.follow(begin)
  if (chooser.response.status !== 200)
    throw new Error(`The chooser answered ${chooser.response.status} at ${chooser.url}: ${await chooser.response.text()}`)
  const body = new URLSearchParams({ ...choice })
  const { url, response } = await browser.follow(chooser.url, { method: 'POST', body, headers: { Origin: new URL(chooser.url).origin } })
  if (new URL(url).origin === new URL(begin).origin)
    throw new Error(`The issuer kept the person at ${url}: ${response.status} ${await response.text()}`)
  return new URL(url)
}

const beginning = (more: object = {}) => new URL(urlFor(googleRedirect, { ...GOOGLE_REQUEST, ...more }), 'http://sandbox.test').href

export async function googleExchange(
  sandbox: Pick<Sandbox, 'fetch'>,
  choice: GoogleChoice,
  redirect_uri: string = GOOGLE_REQUEST.redirect_uri,
): Promise<Readonly<Record<string, string>>> {
  const code = (await comeBack(sandbox, choice, beginning({ redirect_uri }))).searchParams.get('code') ?? ''
  return { code, redirect_uri, code_verifier: VERIFIER, nonce: GOOGLE_REQUEST.nonce }
}
