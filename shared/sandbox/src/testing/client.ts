import { AuthTokens, Problem } from '@console/contract'
import * as v from 'valibot'
import type { Sandbox } from '../create-sandbox.ts'
import { DEMO_PASSWORD } from '../demo-accounts.ts'

export interface ClientResponse {
  readonly status: number
  readonly headers: Headers
  readonly text: string
}
export interface Sent {
  /** Text as it is, a form as a form, anything else as JSON. */
  readonly body?: unknown
  readonly headers?: Readonly<Record<string, string>>
}
export type Send = (method: string, path: string, sent?: Sent) => Promise<ClientResponse>

export function anonymous(sandbox: Pick<Sandbox, 'fetch'>, always: Readonly<Record<string, string>> = {}): Send {
  return async (method, path, { body, headers } = {}) => {
    const all = new Headers({ ...always, ...headers })
    const content = body instanceof FormData || typeof body === 'string' ? body : JSON.stringify(body)
    // A form brings its own type, which names its boundary.
    if (body !== undefined && !(body instanceof FormData) && !all.has('Content-Type')) all.set('Content-Type', 'application/json')
    const init = { method, headers: all, ...(body === undefined ? {} : { body: content }) }
    const response = await sandbox.fetch(new Request(`http://sandbox.test${path}`, init))
    return { status: response.status, headers: response.headers, text: await response.text() }
  }
}

export const LOGIN = '/pub/id/api/v1/auth/login'

export async function signIn(sandbox: Pick<Sandbox, 'fetch'>, email: string, password = DEMO_PASSWORD): Promise<AuthTokens> {
  const response = await anonymous(sandbox)('POST', LOGIN, { body: { email, password } })
  if (response.status !== 200) throw new Error(`${email} was not let in: ${response.text}`)
  return v.parse(AuthTokens, JSON.parse(response.text))
}

export async function as(sandbox: Pick<Sandbox, 'fetch'>, email: string): Promise<Send> {
  return bearing(sandbox, (await signIn(sandbox, email)).access_token)
}

export const bearing = (sandbox: Pick<Sandbox, 'fetch'>, token: string) => anonymous(sandbox, { Authorization: `Bearer ${token}` })

/** Fails if the body has another shape. */
export function read<const S extends v.GenericSchema>(schema: S, response: ClientResponse): v.InferOutput<S> {
  const parsed = v.safeParse(schema, JSON.parse(response.text || 'null'))
  if (!parsed.success)
    throw new Error(
      `${response.status} ${response.text}\n${parsed.issues.map((issue) => `${v.getDotPath(issue)}: ${issue.message}`).join('\n')}`,
    )
  return parsed.output
}

export function problemOf(response: ClientResponse): {
  readonly status: number
  readonly code: string
  readonly fields?: Record<string, string>
} {
  const problem = read(Problem, response)
  const fields = problem.errors && Object.fromEntries(problem.errors.map(({ pointer, code }) => [pointer, code]))
  return { status: response.status, code: problem.code, ...(fields ? { fields } : {}) }
}

export function movableClock(start = '2026-11-20T08:00:00.000Z'): { readonly now: () => Date; advance(seconds: number): void } {
  let time = Date.parse(start)
  return {
    now: () => new Date(time),
    advance(seconds) {
      time += seconds * 1000
    },
  }
}
