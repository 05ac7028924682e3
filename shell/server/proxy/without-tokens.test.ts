import { getProfile, login, logout, type Route, resourceOf } from '@console/contract'
import { allRoutes } from '@console/contract/routes'
import { describe, expect, it } from '@jest/globals'
import { withoutTokens } from './without-tokens.ts'

const PROBLEM = { type: 'urn:pub:problem:invalid_credentials', title: 'no', status: 401, code: 'invalid_credentials' }

async function passed(route: Route, body: string, status = 200): Promise<string> {
  const response = await withoutTokens(route, new Response(body, { status, headers: { 'content-type': 'application/json' } }))
  expect(response.status).toBe(status)
  return response.text()
}

describe('the answer of an identity call', () => {
  it('loses its tokens', async () => {
    const body = '{"access_token":"a","refresh_token":"b","token_type":"Bearer","expires_in":60}'
    expect(JSON.parse(await passed(login, body))).toEqual({ token_type: 'Bearer', expires_in: 60 })
  })

  it('loses what the contract does not know, at any depth and however it is written', async () => {
    const body = '{"ok":1,"x":[{"registration_token":"a"}],"ACCESS_TOKEN":"b","access\\u005ftoken":"c","expires_in":60}'
    expect(await passed(login, body)).toBe('{"expires_in":60}')
  })

  it('is the known part of a problem where it is a refusal, without tokens in its details', async () => {
    const errors = [{ pointer: '/body', code: 'required', message: 'm', params: { access_token: 'a', limit: 1 } }]
    const body = JSON.stringify({ ...PROBLEM, registration_token: 'b', errors })
    expect(JSON.parse(await passed(login, body, 401))).toEqual({ ...PROBLEM, errors: [{ ...errors[0], params: { limit: 1 } }] })
  })

  it.each([
    ['no JSON', login, '{"access_token":"a"', 200],
    ['of other types', login, '{"expires_in":"access-1"}', 200],
    ['no problem', login, '<h1>access-1</h1>', 502],
    ['there where the contract has none', logout, '{"id_token":"a"}', 200],
  ] as const)('has no body where that is %s', async (_, route, body, status) => {
    expect(await passed(route, body, status)).toBe('')
  })
})

describe('the answer of another call', () => {
  it('passes to the byte, fields named like tokens and all', async () => {
    const body = '{ "name":  "Nhiệm vụ", "firebase_config": { "api_token": "a", "x": [{ "refresh_token": "b" }] } }'
    expect(await passed(getProfile, body)).toBe(body)
  })
})

describe('the contract', () => {
  it('marks every token that a call gives, and only identity calls give any', () => {
    const giving = allRoutes.flatMap((route) => {
      const entries = route.response && 'entries' in route.response ? Object.keys(route.response.entries as object) : []
      const tokens = entries.filter((name) => name.endsWith('_token'))
      return tokens.length > 0 || route.tokens ? [{ route, tokens }] : []
    })
    expect(giving.map(({ route }) => route.id).toSorted()).toEqual(['auth.login', 'auth.login_google', 'auth.refresh'])
    for (const { route, tokens } of giving) expect([resourceOf(route.id), route.tokens]).toEqual(['auth', tokens])
  })
})
