import { type Route, resourceOf, urlFor } from '@console/contract'
import { allRoutes } from '@console/contract/routes'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { createSandbox, type Sandbox } from '../create-sandbox.ts'
import { PUBLISHER } from '../seed/publishers.ts'
import { USER } from '../seed/users.ts'
import { type DescribedResponse as Described, lintFindings, operationsOf, resolved, served } from '../testing/api-document.ts'
import { anonymous, as, type ClientResponse, LOGIN, type Send } from '../testing/client.ts'
import { sampleOf } from '../testing/samples.ts'

const document = served()
let sandbox: Sandbox
let owner: Send
beforeAll(async () => {
  sandbox = await createSandbox({ limits: 'real' })
  owner = await as(sandbox, 'owner@lotus.example')
})
afterAll(() => sandbox.close())

/** Headers that every server sends, or that say what the content is. */
const UNSAID = ['content-type', 'x-content-type-options']

/** What the document does not say of an answer, or says otherwise. */
async function differences(id: string, response: ClientResponse): Promise<string[]> {
  const operation = operationsOf(document).find((one) => one.operation.operationId === id)?.operation
  const described = resolved(document, operation?.responses[response.status]) as Described | undefined
  if (!operation || !described) return [`${response.status} is not described`]
  const headers = Object.entries(described.headers ?? {}).map(
    ([name, header]) => [name.toLowerCase(), Object(resolved(document, header))] as const,
  )
  const unsaid = [...response.headers.keys()].filter((name) => !UNSAID.includes(name) && !headers.some(([said]) => said === name))
  const missing = headers.filter(([name, { required }]) => required && !response.headers.has(name)).map(([name]) => name)
  return [
    ...unsaid.map((name) => `${name} is not described`),
    ...missing.map((name) => `${name} is missing`),
    ...(await shapeDifferences(described, response)),
  ]
}

/** The linter holds examples against their schema: here the example is the answer itself. */
async function shapeDifferences(described: Described, response: ClientResponse): Promise<string[]> {
  const type = response.headers.get('content-type')
  if (!type) return described.content ? ['has no content'] : []
  const content = described.content?.[type]
  if (!content) return [`${type} is not described`]
  const probe = { 200: { description: 'The answer.', content: { [type]: { schema: content.schema, example: JSON.parse(response.text) } } } }
  const paths = { '/probe': { get: { operationId: 'probe', summary: 'Probe', security: [], responses: probe } } }
  const { openapi, info, components } = Object(document)
  const findings = await lintFindings(
    { openapi, info, paths, components: { schemas: components.schemas } },
    { 'no-invalid-media-type-examples': { severity: 'error', allowAdditionalProperties: false } },
  )
  return findings.filter((finding) => finding.includes('no-invalid-media-type-examples'))
}

/** The same call, as often as it is sent. */
async function callOf(route: Route): Promise<(headers?: Record<string, string>) => Promise<ClientResponse>> {
  const sample = sampleOf(route.id)
  const params = (await sample.record?.(sandbox, USER.owner)) ?? {}
  const body = sample.form ? await sample.form() : await sample.body?.(sandbox)
  const path = urlFor(route, { ...params, ...(await sample.query?.(sandbox)) }, PUBLISHER.lotus)
  const send = route.access === 'public' ? anonymous(sandbox) : owner
  return (headers = {}) => send(route.method, path, { body, headers })
}

const named = (routes: readonly Route[]) => routes.map((route) => [route.id, route] as const)

test.each(named(allRoutes))('%s answers what the document says of it', async (id, route) => {
  const key: Record<string, string> = route.idempotent ? { 'Idempotency-Key': `document-${id}` } : {}
  const response = await (await callOf(route))(key)
  expect({ status: response.status, differences: await differences(id, response) }).toEqual({ status: route.status, differences: [] })
})

test.each(named(allRoutes.filter(({ method, response }) => method === 'GET' && response)))(
  '%s is not sent twice, as the document says',
  async (id, route) => {
    const ask = await callOf(route)
    const first = await ask()
    const again = await ask({ 'If-None-Match': first.headers.get('etag') ?? '' })
    expect({ status: again.status, differences: await differences(id, again) }).toEqual({ status: 304, differences: [] })
  },
)

test.each(named(allRoutes.filter(({ idempotent }) => idempotent)))(
  '%s is done once with its key, and answers the same again as the document says',
  async (id, route) => {
    const ask = await callOf(route)
    const [first, again] = [await ask({ 'Idempotency-Key': `twice-${id}` }), await ask({ 'Idempotency-Key': `twice-${id}` })]
    expect([again.status, again.text, again.headers.get('idempotency-replayed')]).toEqual([route.status, first.text, 'true'])
    expect(await differences(id, again)).toEqual([])
  },
)

const withVersions = new Set(allRoutes.filter(({ versioned }) => versioned).map(({ id }) => resourceOf(id)))
const changes = allRoutes.filter(({ id, method }) => (method === 'PUT' || method === 'DELETE') && withVersions.has(resourceOf(id)))

test.each(named(changes))('%s refuses another version as the document says, takes the present one and counts it', async (id, route) => {
  const ask = await callOf(route)
  const late = await ask({ 'If-Match': '"99999"' })
  expect({ status: late.status, differences: await differences(id, late) }).toEqual({ status: 412, differences: [] })
  const { code, current_version } = JSON.parse(late.text)
  expect(code).toBe('version_mismatch')
  const done = await ask({ 'If-Match': `"${current_version}"` })
  expect(done.status).toBe(route.status)
  if (route.versioned) expect(done.headers.get('etag')).toMatch(new RegExp(`^"${current_version + 1}\\.`))
})

const CAMPAIGNS = `/pub/core/api/v1/publishers/${PUBLISHER.lotus}/campaigns`

test.each<[string, number, () => Promise<ClientResponse>]>([
  ['campaigns.get', 401, () => anonymous(sandbox)('GET', `${CAMPAIGNS}/any`)],
  ['campaigns.get', 404, () => owner('GET', `${CAMPAIGNS}/any`)],
  ['campaigns.get', 406, () => owner('GET', `${CAMPAIGNS}/any`, { headers: { Accept: 'text/html' } })],
  ['campaigns.list', 400, () => owner('GET', `${CAMPAIGNS}?page_size=501`)],
  ['campaigns.create', 403, async () => (await as(sandbox, 'viewer@lotus.example'))('POST', CAMPAIGNS, { body: {} })],
  ['campaigns.create', 415, () => owner('POST', CAMPAIGNS, { body: 'a=b', headers: { 'Content-Type': 'text/plain' } })],
  ['campaigns.create', 422, () => owner('POST', CAMPAIGNS, { body: { name: '', status: 'ended' } })],
  ['auth.login', 429, () => afterFailures(6)],
])('%s refuses with %i as the document says', async (id, status, refused) => {
  const response = await refused()
  expect({ status: response.status, differences: await differences(id, response) }).toEqual({ status, differences: [] })
})

async function afterFailures(count: number): Promise<ClientResponse> {
  const attempt = () => anonymous(sandbox)('POST', LOGIN, { body: { email: 'nobody@lotus.example', password: 'wrong' } })
  for (let n = 1; n < count; n++) await attempt()
  return attempt()
}
