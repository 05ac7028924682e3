import { ERROR_STATUS, type ErrorCode, FIELD_CODES, Problem, type Route } from '@console/contract'
import { allRoutes } from '@console/contract/routes'
import { afterAll, beforeAll, describe, jest, test } from '@jest/globals'
import fc from 'fast-check'
import * as v from 'valibot'
import type { Sandbox } from '../create-sandbox.ts'
import { PUBLISHER } from '../seed/publishers.ts'
import { USER } from '../seed/users.ts'
import { bearing, type ClientResponse, type Send, signIn } from './client.ts'
import { type Engine, openOn } from './engines.ts'
import { hostileBody, hostileForm, hostileHeaders, hostileQuery } from './hostile-values.ts'
import { sampleOf } from './samples.ts'

const RUNS = 150

/**
 * Describes that every call keeps to the contract under hostile input, on one engine. Each has a file, so that they run side by side,
 * and inputs of its own.
 */
export function hostileCallsOn(engine: Engine): void {
  describe(`hostile input on ${engine}`, () => {
    let sandbox: Sandbox
    beforeAll(async () => {
      sandbox = await openOn(engine)
    })
    afterAll(() => sandbox.close())

    test.each(allRoutes.map((route) => [route.id, route] as const))("%s keeps to the contract's answers", async (_, route) => {
      await hostileRounds(sandbox, route, RUNS, engine === 'PGlite' ? 0 : 1)
    })
  })
}

/**
 * Calls the route with hostile input, as a person with permission. Rejects with the smallest input that breaks the contract. Each
 * `variant` has inputs of its own.
 */
async function hostileRounds(sandbox: Sandbox, route: Route, numRuns: number, variant: number): Promise<void> {
  const { record, body } = sampleOf(route.id)
  const good = (await body?.(sandbox)) ?? {}
  const { access_token } = await signIn(sandbox, 'owner@lotus.example')
  const send: Send = bearing(sandbox, access_token)
  await fc.assert(
    fc.asyncProperty(askedOf(route, good), async ({ query, body, headers }) => {
      const params: Readonly<Record<string, string>> = { publisher_id: PUBLISHER.lotus, ...(await record?.(sandbox, USER.owner)) }
      const path = route.path.replace(/:([a-z_]+)/g, (_, name: string) => params[name] ?? '')
      const response = await send(route.method, query ? `${path}?${query}` : path, { headers, ...(body ? { body } : {}) })
      const complaint = outsideContract(route, response)
      if (complaint) throw new Error(`${route.id} answered ${complaint}`)
    }),
    { numRuns, seed: jest.getSeed() + variant },
  )
}

/** The boundary is that of `hostileForm`. */
const FORM_HEADERS = { 'Content-Type': 'multipart/form-data; boundary=b' }

interface Asked {
  readonly query: string
  readonly body: string
  readonly headers: Record<string, string>
}

function askedOf(route: Route, good: Readonly<Record<string, unknown>>): fc.Arbitrary<Asked> {
  return fc.record({
    query: route.query ? hostileQuery(Object.keys(route.query.entries)) : fc.constantFrom('', 'a=1', '%00=%ED%A0%80'),
    body: route.method === 'GET' ? fc.constant('') : route.upload ? hostileForm() : hostileBody(good),
    headers: fc.oneof({ weight: 3, arbitrary: fc.constant(route.upload ? FORM_HEADERS : {}) }, { weight: 1, arbitrary: hostileHeaders() }),
  })
}

/** Refusals of any call; each call names those of its record and state itself. */
const ANYWHERE: readonly ErrorCode[] = [
  'malformed_json',
  'invalid_query',
  'unauthenticated',
  'publisher_not_found',
  'not_found',
  'not_acceptable',
  'unsupported_media_type',
  'payload_too_large',
  'validation_failed',
  'version_mismatch',
  'idempotency_key_reused',
  'idempotency_in_progress',
]

/** Returns how a response violates the contract; '' if it does not. */
function outsideContract(route: Route, { status, text }: ClientResponse): string {
  if (status === 304 && route.method === 'GET') return text && 'a body with 304'
  const body: unknown = text ? JSON.parse(text) : undefined
  if (status === route.status) {
    if (!route.response) return text && `a body with ${status}`
    const read = v.safeParse(route.response, body)
    return read.success ? '' : JSON.stringify(v.flatten(read.issues))
  }
  const problem = v.safeParse(Problem, body)
  if (!problem.success) return `${status}, which is neither the response nor a problem`
  const { code, errors = [] } = problem.output
  const known = [...ANYWHERE, ...route.errors].find((one) => one === code)
  if (!known || ERROR_STATUS[known] !== status || problem.output.status !== status) return `${status} ${code}`
  const strange = errors.filter(
    (error) => !/^\/(?:body|query|header)/.test(error.pointer) || !FIELD_CODES.some((one) => one === error.code),
  )
  return strange.length ? JSON.stringify(strange) : ''
}
