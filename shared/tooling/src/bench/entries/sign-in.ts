import { listOwnPublishers, login, urlFor } from '@console/contract'
import { DEMO_EMAIL, DEMO_PASSWORD } from '@console/sandbox/demo-accounts'
import type { Cookie } from '../browser/visitor.ts'

const PUBLISHER = 'Lotus Games'

/** Signs the demo owner in at a console as its page would, and returns the cookies of the session at Lotus Games. */
export async function signIn(url: string): Promise<Cookie[]> {
  const headers = { Origin: url, 'X-Console': '1', 'Content-Type': 'application/json' }
  const credentials = JSON.stringify({ email: DEMO_EMAIL.owner, password: DEMO_PASSWORD })
  const response = await fetch(url + urlFor(login, {}), { method: 'POST', headers, body: credentials })
  if (!response.ok) throw new Error(`${url} did not sign in: ${response.status} ${await response.text()}`)
  const session = response.headers.getSetCookie().flatMap(cookieOf)
  const own = await fetch(url + urlFor(listOwnPublishers, {}), { headers: { cookie: cookieHeader(session) } })
  const { items } = (await own.json()) as { readonly items: readonly { readonly id: string; readonly name: string }[] }
  const publisher = items.find(({ name }) => name === PUBLISHER)
  if (!publisher) throw new Error(`The demo owner is no member of ${PUBLISHER}.`)
  return [...session, { name: 'console_publisher', value: publisher.id }]
}

export function cookieHeader(cookies: readonly Cookie[]): string {
  return cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
}

function cookieOf(line: string): Cookie[] {
  const [, name, value] = /^([^=;]+)=([^;]*)/.exec(line) ?? []
  return name && value ? [{ name, value }] : []
}
