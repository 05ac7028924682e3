import {
  Campaign,
  endCampaign,
  getCampaign,
  getMyPermissions,
  listApplications,
  listCampaigns,
  listOwnPublishers,
  Problem,
  updateCampaign,
  urlFor,
} from '@console/contract'
import { afterAll, beforeAll, expect, it } from '@jest/globals'
import * as v from 'valibot'
import { type ApiFront, apiFront } from './testing/api-front.ts'
import { CHANGE, dataIn, LOGIN, PROFILE, type TestHost, testHost } from './testing/host.ts'
import { OWNER, type SandboxApi, sandboxApi } from './testing/sandbox-api.ts'
import { skewedApi } from './testing/skewed-api.ts'
import { skewedDialect } from './testing/skewed-dialect.ts'

let sandbox: SandboxApi
let front: ApiFront
let host: TestHost
beforeAll(async () => {
  sandbox = await sandboxApi()
  front = await apiFront(skewedApi(sandbox.fetch))
  host = await testHost({ settings: { API_ORIGIN: front.origin }, translations: skewedDialect })
})
afterAll(async () => {
  await host.close()
  await front.close()
  await sandbox.close()
})

const change = (method: string, path: string, cookie: string, body?: unknown) =>
  host.ask(path, { method, headers: { ...CHANGE, cookie }, ...(body === undefined ? {} : { body: JSON.stringify(body) }) })

async function read<const S extends v.GenericSchema>(schema: S, answer: Response): Promise<v.InferOutput<S>> {
  const body: unknown = await answer.json()
  const parsed = v.safeParse(schema, body)
  if (!parsed.success) throw new Error(`${answer.status} ${JSON.stringify(body)}: ${JSON.stringify(v.flatten(parsed.issues))}`)
  return parsed.output
}

const problemOf = async (answer: Response) => {
  const { status, code, errors } = await read(Problem, answer)
  return { is: answer.status, status, code, fields: errors?.map(({ pointer, code }) => `${pointer} ${code}`) }
}

async function signIn(): Promise<string> {
  const answer = await change('POST', LOGIN, '', OWNER)
  expect([answer.status, await answer.json()]).toEqual([200, expect.not.objectContaining({ access_token: expect.anything() })])
  return (answer.headers.get('set-cookie') ?? '').split(';')[0] ?? ''
}

it('the API is skewed indeed: without the dialect not even a sign-in succeeds', async () => {
  const plain = await testHost({ settings: { API_ORIGIN: front.origin } })
  const answer = await plain.ask(LOGIN, { method: 'POST', headers: CHANGE, body: JSON.stringify(OWNER) })
  expect([answer.ok, answer.headers.get('set-cookie')]).toEqual([false, null])
  await plain.close()
})

it('carries the main journey: sign in, publishers, permissions, list, create, edit, end', async () => {
  const cookie = await signIn()
  const get = async <const S extends v.GenericSchema>(route: { readonly response: S }, url: string) =>
    read(route.response, await host.ask(url, { headers: { cookie } }))

  const publishers = await get(listOwnPublishers, urlFor(listOwnPublishers, {}))
  const lotus = publishers.items.find(({ name }) => name === 'Lotus Games')
  expect(lotus).toMatchObject({ id: expect.stringMatching(/^\d+$/), status: 'active', role: { name: 'Owner' } })
  const publisher = lotus?.id ?? ''
  const mine = await get(getMyPermissions, urlFor(getMyPermissions, {}, publisher))
  expect([mine.publisher_id, mine.permissions.includes('pub:campaigns:end')]).toEqual([publisher, true])

  const page = await get(listCampaigns, urlFor(listCampaigns, { page: 2, page_size: 5, sort: 'name', status: 'ended' }, publisher))
  expect([page.page, page.page_size, page.items.length, page.total > 5]).toEqual([2, 5, page.total - 5, true])
  expect(new Set(page.items.map(({ status }) => status))).toEqual(new Set(['ended']))

  const { items } = await get(listApplications, urlFor(listApplications, { q: 'lotus' }, publisher))
  const write = {
    name: 'Hè rực rỡ',
    start_date: '2027-01-01T00:00:00.000Z',
    end_date: '2027-02-01T00:00:00.000Z',
    application_ids: items.map(({ id }) => id),
  }
  const created = await change('POST', urlFor(listCampaigns, {}, publisher), cookie, write)
  expect([created.status, created.headers.get('etag')]).toEqual([201, null])
  const campaign = await read(Campaign, created)
  expect(campaign).toMatchObject({
    name: write.name,
    start_date: write.start_date,
    description: '',
    status: 'inactive',
    id: expect.any(String),
  })
  expect(campaign).not.toHaveProperty('version')

  const url = urlFor(updateCampaign, { campaign_id: campaign.id }, publisher)
  const edited = await read(Campaign, await change('PUT', url, cookie, { ...write, name: 'Hè muộn', status: 'active' }))
  expect(edited).toMatchObject({ id: campaign.id, name: 'Hè muộn', status: 'active' })
  expect((await get(getCampaign, url)).campaign_applications.map(({ application }) => application.code)).toEqual(['lotus-quest'])

  const ended = await read(endCampaign.response, await change('PUT', `${url}/end`, cookie))
  expect(ended).toMatchObject({ message: 'End campaign success', campaign: { id: campaign.id, status: 'ended' } })
  expect(await problemOf(await change('PUT', url, cookie, write))).toMatchObject({ is: 409, code: 'campaign_ended' })
  const removed = await change('DELETE', url, cookie)
  expect([removed.status, await removed.text()]).toEqual([204, ''])
  expect(await problemOf(await host.ask(url, { headers: { cookie } }))).toMatchObject({ is: 404, code: 'campaign_not_found' })
})

it("gives its refusals the contract's status, code and fields", async () => {
  expect(await problemOf(await change('POST', LOGIN, '', { ...OWNER, password: 'wrong' }))).toMatchObject({
    is: 401,
    code: 'invalid_credentials',
  })
  const cookie = await signIn()
  const publishers = await read(listOwnPublishers.response, await host.ask(urlFor(listOwnPublishers, {}), { headers: { cookie } }))
  const campaigns = urlFor(listCampaigns, {}, publishers.items.find(({ name }) => name === 'Lotus Games')?.id)
  const wrong = { name: '', start_date: '2027-02-01T00:00:00Z', end_date: '2027-01-01T00:00:00Z', application_ids: ['987'] }
  expect(await problemOf(await change('POST', campaigns, cookie, wrong))).toEqual({
    is: 422,
    status: 422,
    code: 'validation_failed',
    fields: ['/body/name required', '/body/end_date end_before_start'],
  })
  const unknown = { ...wrong, name: 'x', end_date: '2027-03-01T00:00:00Z' }
  expect(await problemOf(await change('POST', campaigns, cookie, unknown))).toMatchObject({
    is: 422,
    fields: ['/body/application_ids/0 not_found'],
  })
})

it('renews tokens, tells the page who is signed in, and ends the session', async () => {
  const cookie = await signIn()
  const publishers = await read(listOwnPublishers.response, await host.ask(urlFor(listOwnPublishers, {}), { headers: { cookie } }))
  sandbox.expireTokens()
  const page = await host.ask('/campaigns', { headers: { cookie: `${cookie}; console_publisher=${publishers.items[0]?.id}` } })
  const html = await page.text()
  expect(dataIn(html, 'console-boot')).toMatchObject({
    state: 'signed-in',
    profile: { email: OWNER.email },
    permissions: { publisher_id: publishers.items[0]?.id },
  })
  expect(html).not.toMatch(/renewal|eyJ/)
  expect(front.count('POST /rest/id/session/renew')).toBe(1)
  expect((await change('POST', '/pub/id/api/v1/auth/logout', cookie)).status).toBe(204)
  expect((await host.ask(PROFILE, { headers: { cookie } })).status).toBe(401)
})
