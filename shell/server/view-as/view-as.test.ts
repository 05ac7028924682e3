import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { CHANGE, CORE, dataIn, LOGOUT, type TestHost, testHost } from '../testing/host.ts'
import { problemResponse } from '../testing/stub-api.ts'

const PERMISSIONS = '/pub/authz/api/v1/publishers/p1/my-permissions'
const CAMPAIGNS = `${CORE}/publishers/p1/campaigns`
const VIEW = '/view-as/p1/r2'
const HELD = ['pub:roles:update', 'pub:roles:read', 'pub:campaigns:read-list', 'pub:campaigns:create', 'pub:onelinks:read-list']

let host: TestHost
let cookie: string
beforeEach(async () => {
  host = await testHost()
  cookie = `${await host.signIn()}; console_publisher=p1`
  may(HELD)
  roleMay(['pub:campaigns:read-list', 'pub:campaigns:create'])
  for (const path of [CAMPAIGNS, `${CORE}/publishers/p2/campaigns`, `${CORE}/publishers/p1/onelinks`])
    host.api.on(`GET ${path}`, () => ({ json: { items: [], total: 0 } }))
  host.api.on(`POST ${CORE}/publishers/p2/campaigns`, () => ({ status: 201, json: {} }))
})
afterEach(() => host.close())

const may = (permissions: string[]) =>
  host.api.on(`GET ${PERMISSIONS}`, () => ({
    json: { publisher_id: 'p1', role: { id: 'r1', name: 'Owner' }, is_owner: true, permissions },
  }))
const roleMay = (permissions: readonly string[]) =>
  host.api.on(`GET ${CORE}/publishers/p1/roles/r2`, () => ({ json: { id: 'r2', name: 'Editor', permissions } }))

const begin = (headers: Record<string, string> = CHANGE, path = VIEW) => host.ask(path, { method: 'PUT', headers: { ...headers, cookie } })
const codeOf = async (response: Response) => [response.status, (await response.json()).code]

/** Returns the cookie header of the next request. */
async function inView(): Promise<string> {
  const response = await begin()
  expect(response.status).toBe(204)
  return `${cookie}; ${response.headers.get('set-cookie')?.split(';')[0]}`
}

describe('a view as a role', () => {
  it('begins for whoever may edit roles and holds all that the role allows, and for no one else', async () => {
    expect((await begin()).headers.get('set-cookie')).toMatch(/^console-view_3000=[\w-]+; Max-Age=25200; Path=\/; HttpOnly; SameSite=Lax$/)
    roleMay(['pub:users:delete'])
    expect(await codeOf(await begin())).toEqual([403, 'permission_escalation'])
    may(['pub:roles:read', 'pub:users:delete'])
    expect(await codeOf(await begin())).toEqual([403, 'permission_denied'])
    cookie = ''
    expect(await codeOf(await begin())).toEqual([401, 'unauthenticated'])
  })

  it('begins only from a page of the console, and not for a role that cannot be read', async () => {
    expect(await codeOf(await begin({}))).toEqual([403, 'request_refused'])
    expect(await codeOf(await host.ask('/view-as', { method: 'DELETE', headers: { cookie } }))).toEqual([403, 'request_refused'])
    const gone = problemResponse(404, 'role_not_found')
    host.api.on(`GET ${CORE}/publishers/p1/roles/r2`, () => ({ ...gone, headers: { ...gone.headers, 'set-cookie': 'of=the API' } }))
    const response = await begin()
    expect([...(await codeOf(response)), response.headers.get('set-cookie')]).toEqual([404, 'role_not_found', null])
  })

  it('is in page data and boot data, with the permissions of the role', async () => {
    const html = await (await host.ask('/campaigns', { headers: { cookie: await inView() } })).text()
    expect(dataIn(html, 'console-page').viewed_role).toEqual({ publisher_id: 'p1', id: 'r2', name: 'Editor', is_original: false })
    expect(dataIn(html, 'console-boot').permissions).toEqual({
      publisher_id: 'p1',
      role: { id: 'r2', name: 'Editor', is_original: false },
      is_owner: false,
      permissions: ['pub:campaigns:read-list', 'pub:campaigns:create'],
    })
  })

  it('reads what the role may read, and refuses the rest as the API would', async () => {
    const headers = { cookie: await inView() }
    expect((await host.ask(CAMPAIGNS, { headers })).status).toBe(200)
    const refused = await host.ask(`${CORE}/publishers/p1/onelinks`, { headers })
    expect(await refused.json()).toMatchObject({ code: 'permission_denied', required_any_of: ['pub:onelinks:read-list'] })
    expect(await (await host.ask(PERMISSIONS, { headers })).json()).toMatchObject({ role: { id: 'r2' } })
  })

  it('changes nothing, not even what the role may change, and asks the API for none of it', async () => {
    const headers = { ...CHANGE, cookie: await inView() }
    for (const [method, path] of [
      ['POST', CAMPAIGNS],
      ['PUT', '/pub/id/api/v1/users/profile'],
      ['POST', `${CORE}/publishers/p1/files`],
    ] as const) {
      expect(await codeOf(await host.ask(path, { method, headers, body: '{}' }))).toEqual([403, 'request_refused'])
      expect(host.api.count(`${method} ${path}`)).toBe(0)
    }
  })

  it('is of one publisher: others are read and changed as ever', async () => {
    const headers = { ...CHANGE, cookie: await inView() }
    expect((await host.ask(`${CORE}/publishers/p2/campaigns`, { headers })).status).toBe(200)
    expect((await host.ask(`${CORE}/publishers/p2/campaigns`, { method: 'POST', headers, body: '{}' })).status).toBe(201)
  })

  it('changes nothing from a document of the view either, after another tab has ended it', async () => {
    const headers = { ...CHANGE, cookie, 'x-viewed-role': 'r2' }
    expect(await codeOf(await host.ask(CAMPAIGNS, { method: 'POST', headers, body: '{}' }))).toEqual([403, 'request_refused'])
    expect((await host.ask(LOGOUT, { method: 'POST', headers, body: '{}' })).status).toBe(204)
  })

  it('is no one else’s: its cookie is worth nothing in another session', async () => {
    const [, view] = (await inView()).split('; console-view')
    const other = `${await host.signIn()}; console-view${view}`
    expect(await (await host.ask(PERMISSIONS, { headers: { cookie: other } })).json()).toMatchObject({ role: { id: 'r1' } })
  })

  it('ends by the way back, and everything is as before', async () => {
    const response = await host.ask('/view-as', { method: 'DELETE', headers: { ...CHANGE, cookie: await inView() } })
    expect([response.status, response.headers.get('set-cookie')]).toEqual([
      204,
      'console-view_3000=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax',
    ])
    expect(await (await host.ask(PERMISSIONS, { headers: { cookie } })).json()).toMatchObject({ role: { id: 'r1' } })
  })

  it('does not begin with more permissions than a cookie holds', async () => {
    const many = Array.from({ length: 900 }, (_, n) => `pub:area${(n * 7919) % 10_007}:do-${(n * 104_729) % 9_973}`)
    may([...HELD, ...many])
    roleMay(many)
    expect(await codeOf(await begin())).toEqual([413, 'payload_too_large'])
  })
})
